import type { ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { useState } from 'react'
import { AppLink } from '../../ui/AppLink.tsx'
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
  /** Where the field of a note is filled in. */
  linkTo?: ((note: ImportNote) => string) | undefined
}

/** So many are read at a glance. */
const mostShown = 5

/** What of the file is not in the form, in the form's words; where it stands in the file only for who asks. */
export function ImportNotes({ title, lead, notes, more, linkTo }: ImportNotesProps) {
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
          {notes.map((note) => (
            <li key={note.path}>
              <NoteWords note={note} linkTo={linkTo} />
              {note.kind === 'unknown' && (
                <details className={classes.path}>
                  <summary>{say(texts.pathInXml)}</summary>
                  <code>{note.path}</code>
                </details>
              )}
            </li>
          ))}
          {more && <li>{say(texts.more, { n: more })}</li>}
        </ul>
      </Disclosure>
    </div>
  )
}

/** Notes of an earlier time have no names. */
function NoteWords({ note, linkTo }: { note: ImportNote } & Pick<ImportNotesProps, 'linkTo'>) {
  const say = useSay()
  const { name, value, text } = note
  if (!name || !value) return text
  return (
    <>
      <span className={classes.name}>
        {linkTo ? <AppLink href={linkTo(note)}>{say(name)}</AppLink> : say(name)}:
      </span>{' '}
      {say(value)}
    </>
  )
}
