import { draftKey } from '../../ui/form/draft.ts'
import type { Entries } from '../compose/entries.ts'
import { keptEntries } from '../compose/kept-question.ts'

/** What was begun and neither sent nor discarded; a line in a conversation waits in its own field. */
export type OpenDraft = {
  name: string
  kind: 'new' | 'reply' | 'answerAll'
  /** The message that is answered. */
  about: number | null
  subject: string
  /** When it was last typed at, as text. */
  at: string
}

const nameForm = /^message\/\d+\/(?:(new)|(reply|answerAll)\/(\d+))$/

/** Everything this person has begun to write about a tender, the newest first. */
export function openDrafts(
  keys: readonly string[],
  { owner, tenderId, now }: { owner: string; tenderId: number; now: Date },
): OpenDraft[] {
  const [ofOwner, ofTender] = [draftKey(owner, ''), draftKey(owner, `message/${tenderId}/`)]
  return keys
    .filter((key) => key.startsWith(ofTender))
    .flatMap((key) => draftUnder(decodeURIComponent(key.slice(ofOwner.length)), owner, now) ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

function draftUnder(name: string, owner: string, now: Date): OpenDraft | null {
  const [, isNew, kind, id] = nameForm.exec(name) ?? []
  const kept = keptEntries(owner, name, now)
  if (!kept || (isNew === undefined && kind === undefined)) return null
  return {
    name,
    kind: kind === 'reply' || kind === 'answerAll' ? kind : 'new',
    about: id === undefined ? null : Number(id),
    subject: subjectOf(kept.value),
    at: kept.at.toISOString(),
  }
}

const subjectOf = ({ subject }: Partial<Entries>): string => subject?.trim() ?? ''
