import type { MovedLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'

/** What comes along in another place or form; few want to read it all, so it is closed at first. */
export function MovedList({ lines }: { lines: readonly MovedLine[] }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  if (lines.length === 0) return null
  return (
    <Disclosure title={say(texts.movedLines)} opened={opened} onToggle={() => setOpened(!opened)}>
      <ul className={classes.lines}>
        {lines.map(({ name, value, to, now }, index) => (
          <li key={`${index} ${name}`}>
            <span className={classes.name}>{name}</span>
            <span className={classes.value}>{now === value ? value : say(texts.before, { value })}</span>
            {now !== value && <span className={classes.value}>{say(texts.now, { value: now })}</span>}
            {to !== name && <span className={classes.why}>{say(texts.nowAt, { to })}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
