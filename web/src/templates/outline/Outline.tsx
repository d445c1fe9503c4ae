import { faultyParts } from '../edited-template.ts'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from '../../ui/language.tsx'
import { AddParts } from './AddParts.tsx'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'
import { OutlineContext, type OutlineTools } from './outline-context.ts'
import { PartList } from './OutlineRow.tsx'
import { useDrag } from './useDrag.ts'
import type { OutlineState } from './useOutline.ts'

type OutlineProps = Pick<OutlineTools, 'errorAt' | 'idAt' | 'onTyped'> & {
  id: string
  outline: OutlineState
  /** Counts the tries to save; what is wrong then is opened. */
  attempt: number
}

/** The parts of a form, one below the other, to be named, ordered and described. */
export function Outline({ id, outline, errorAt, idAt, onTyped, attempt }: OutlineProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const drag = useDrag(outline)
  const { panels, focused, settled } = outline
  useEffect(() => {
    if (!focused) return
    box.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
    settled()
  }, [focused, settled])
  const revealFaults = useEffectEvent(() => {
    const { faulty, around } = faultyParts(panels, errorAt)
    outline.reveal(faulty, around)
  })
  useEffect(() => {
    if (attempt > 0) revealFaults()
  }, [attempt])
  return (
    <OutlineContext value={{ outline, drag, errorAt, idAt, onTyped }}>
      <div id={id} ref={box} tabIndex={-1} className={classes.outline}>
        {panels.length === 0 && <p className={classes.empty}>{say(texts.empty)}</p>}
        <PartList parts={panels} parentKey={null} path="panels" />
        <AddParts parent={null} parentKey={null} />
        <VisuallyHidden>
          <output aria-live="polite">{outline.spoken}</output>
        </VisuallyHidden>
      </div>
    </OutlineContext>
  )
}
