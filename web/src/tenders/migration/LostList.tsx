import type { LostLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import classes from '../../notices/migration.module.css'

/** What does not come along, with all it says, so that it can be copied. */
export function LostList({ lines }: { lines: readonly LostLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {lines.map(({ name, value, why }, index) => (
        <li key={`${index} ${name}`}>
          <span className={classes.name}>{name}</span>
          <span className={classes.value}>{value}</span>
          <span className={classes.why}>{why}</span>
        </li>
      ))}
    </ul>
  )
}
