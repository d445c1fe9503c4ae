import { IconCheck } from '@tabler/icons-react'
import { useSay } from './language.tsx'
import classes from './Steps.module.css'
import { texts } from './Steps.texts.ts'

/** How far one has come on a way of several steps; `current` counts from 0. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly string[]
  current: number
}) {
  const say = useSay()
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={classes.mark} aria-hidden>
            {index < current ? <IconCheck size={16} /> : index + 1}
          </span>
          <span className={classes.name}>
            {step}
            {index < current && <span className={classes.spoken}> {say(texts.done)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
