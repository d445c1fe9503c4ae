import type { TenderMigration } from '@allmende/domain/tenders/migration/migration.contract.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'

/** As many as are read at a glance; the rest is opened. */
const atOnce = 20

/** What the newer version demands besides, in the sentences of its check. */
export function DueList({ due: { count, lines } }: { due: TenderMigration['due'] }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  if (count === 0) return null
  const [first, more] = [lines.slice(0, atOnce), lines.slice(atOnce)]
  const unsaid = count - lines.length
  return (
    <>
      <Sentences lines={first} />
      {more.length > 0 && (
        <Disclosure
          title={say(texts.moreDue, { n: count - atOnce })}
          opened={opened}
          onToggle={() => setOpened(!opened)}
        >
          <Sentences lines={more} />
          {unsaid > 0 && <p className={classes.lead}>{say(texts.unsaidDue, { n: unsaid })}</p>}
        </Disclosure>
      )}
    </>
  )
}

const Sentences = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line, index) => (
      <li key={`${index} ${line}`}>{line}</li>
    ))}
  </ul>
)
