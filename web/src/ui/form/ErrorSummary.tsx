import { useEffect, useRef } from 'react'
import { useSay } from '../language.tsx'
import classes from './ErrorSummary.module.css'
import { focusOn } from './focus-on.ts'
import { texts } from './form.texts.ts'
import type { FormError } from './useForm.ts'

/** At the top of a form: every fault with a link to its field. Takes the focus after each failed attempt. */
export function ErrorSummary({ errors, attempt }: { errors: readonly FormError[]; attempt: number }) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <strong>{say(errors.length === 1 ? texts.oneError : texts.errors, { n: errors.length })}</strong>
      <ul>
        {errors.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusOn(id)
              }}
            >
              {label ? `${label}: ${text}` : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
