import type { GonePart } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import { useSay } from '../../ui/language.tsx'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'

/** What the newer version no longer has, and what becomes of it. */
export function GoneList({ parts }: { parts: readonly GonePart[] }) {
  const say = useSay()
  if (parts.length === 0) return null
  return (
    <ul className={classes.lines}>
      {parts.map(({ name, isKept }, index) => (
        <li key={`${index} ${name}`}>
          <span className={classes.name}>{name}</span>
          {isKept && <span className={classes.why}>{say(texts.kept)}</span>}
        </li>
      ))}
    </ul>
  )
}
