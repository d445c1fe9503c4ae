import { nearnessOf, sayLeft, saySpoken } from './countdown.ts'
import classes from './Countdown.module.css'
import { useLanguage } from './language.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type CountdownProps = {
  until: Date
  /** Read out at a few moments, where it is the only one that matters on its page. */
  speaks?: boolean
}

/** What is left in the last day before a moment; before and after it there is nothing to see. */
export function Countdown({ until, speaks = false }: CountdownProps) {
  const { language } = useLanguage()
  const left = useTimeLeft(until) ?? 0
  const isNear = nearnessOf(left) === 'near'
  return (
    <>
      {isNear && (
        <span role="timer" className={classes.left}>
          {sayLeft(left, language)}
        </span>
      )}
      {speaks && (
        <span aria-live="polite" className={classes.spoken}>
          {isNear && saySpoken(left, language)}
        </span>
      )}
    </>
  )
}
