import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Alert.module.css'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'
import tones from './tones.module.css'
import { type Tone, toneIcons } from './tones.ts'

export type AlertProps = {
  tone: Exclude<Tone, 'neutral'>
  title?: string
  children?: ReactNode
  action?: ReactNode
  onClose?: () => void
  /** Not read out when it changes, such as one in which time is counted. */
  isQuiet?: boolean
}

/** A banner in the flow of the page; a danger is read out at once. */
export function Alert({ tone, title, children, action, onClose, isQuiet = false }: AlertProps) {
  const say = useSay()
  const Icon = toneIcons[tone]
  return (
    <div
      className={`${classes.alert} ${tones.tone}`}
      data-tone={tone}
      role={isQuiet ? undefined : tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {onClose && <CloseButton aria-label={say(houseTexts.close)} onClick={onClose} />}
    </div>
  )
}
