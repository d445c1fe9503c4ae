import { type ReactNode, useId } from 'react'
import classes from './FormSection.module.css'

/** A titled part of a form. */
export function FormSection({
  anchor,
  title,
  hint,
  children,
}: {
  /** What a hash of the address leads to. */
  anchor?: string
  title: string
  hint?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classes.section}
      {...(anchor !== undefined && { tabIndex: -1 })}
    >
      <h2 id={id}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
