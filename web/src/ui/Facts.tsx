import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = { label: string; value: ReactNode }

const isFilled = ({ value }: Fact) => value !== undefined && value !== null && value !== '' && value !== false

/** What is known of a thing, as a definition list; what is empty is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(isFilled)
  if (known.length === 0) return null
  return (
    <dl className={classes.facts}>
      {known.map(({ label, value }, index) => (
        // Labels that people choose themselves may occur twice.
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
