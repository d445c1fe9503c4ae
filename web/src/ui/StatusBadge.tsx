import classes from './StatusBadge.module.css'
import tones from './tones.module.css'
import { type Tone, toneIcons } from './tones.ts'

/** A state in one word, its tone also shown by an icon. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const Icon = toneIcons[tone]
  return (
    <span className={`${classes.badge} ${tones.tone}`} data-tone={tone}>
      <Icon size={16} className={classes.icon} aria-hidden />
      {children}
    </span>
  )
}
