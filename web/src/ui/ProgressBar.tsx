import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'
import classes from './ProgressBar.module.css'
import { texts } from './ProgressBar.texts.ts'

export type ProgressBarProps = {
  /** What is being done. */
  label: string
  /** 0 to 100; left out while nobody knows. */
  percent?: number | undefined
  secondsLeft?: number | undefined
  /** How it goes, in a few words. */
  note?: string | undefined
  /** What can be done besides canceling. */
  actions?: ReactNode
  onCancel?: (() => void) | undefined
  /** Where several stand below each other: which one is canceled. */
  cancelLabel?: string | undefined
}

export function ProgressBar({ label, percent, secondsLeft, onCancel, ...more }: ProgressBarProps) {
  const say = useSay()
  const id = useId()
  const known = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className={classes.progress}>
      <div className={classes.line}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.facts}>
          {[
            known !== undefined && say(texts.percent, { percent: known }),
            more.note,
            secondsLeft !== undefined && sayTimeLeft(secondsLeft, say),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={classes.line}>
        <progress className={classes.track} aria-labelledby={id} max={100} value={known} />
        {(more.actions || onCancel) && (
          <div className={classes.buttons}>
            {more.actions}
            {onCancel && (
              <Button variant="default" size="sm" aria-label={more.cancelLabel} onClick={onCancel}>
                {say(houseTexts.cancel)}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function sayTimeLeft(seconds: number, say: (text: Bilingual, values?: Values) => string): string {
  if (seconds < 60) return say(texts.seconds, { n: Math.max(1, Math.ceil(seconds)) })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? say(texts.minutes, { n: minutes })
    : say(texts.hours, { n: Math.floor(minutes / 60), m: minutes % 60 })
}
