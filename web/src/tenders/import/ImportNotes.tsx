import type { ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './Imported.module.css'
import { texts } from './import.texts.ts'

type ImportNotesProps = {
  title: Bilingual
  lead: Bilingual
  notes: readonly ImportNote[]
  /** How many there are besides. */
  more?: string | undefined
}

/** So many are read at a glance. */
const mostShown = 5

/** What of the file is not in the form, and where it stands there. */
export function ImportNotes({ title, lead, notes, more }: ImportNotesProps) {
  const say = useSay()
  const [opened, setOpened] = useState(notes.length <= mostShown)
  if (notes.length === 0) return null
  return (
    <div>
      <Disclosure
        title={say(title, { n: notes.length + Number(more ?? 0) })}
        opened={opened}
        onToggle={() => setOpened(!opened)}
      >
        <p className={classes.lead}>{say(lead)}</p>
        <ul className={classes.notes}>
          {notes.map(({ kind, path, text }) => (
            <li key={path}>
              {text}
              {kind === 'unknown' && <code>{path}</code>}
            </li>
          ))}
          {more && <li>{say(texts.more, { n: more })}</li>}
        </ul>
      </Disclosure>
    </div>
  )
}
