import type { ReplacedPart } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import { useSay } from '../../ui/language.tsx'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'

/** What the newer version asks with other questions. */
export function ReplacedList({ parts }: { parts: readonly ReplacedPart[] }) {
  const say = useSay()
  return (
    <ul className={classes.lines}>
      {parts.map(({ name, becomes }, index) => (
        <li key={`${index} ${name}`}>
          <span className={classes.name}>{name}</span>
          <span className={classes.why}>{say(texts.becomes, { names: becomes.join(', ') })}</span>
        </li>
      ))}
    </ul>
  )
}
