import { z } from 'zod'
import { Instant } from '../../method.ts'

/** What matters most comes first. */
const kinds = ['version', 'follows', 'root', 'misfit', 'repeated', 'unknown', 'more'] as const

const InBothLanguages = z.object({ de: z.string(), en: z.string() })

/**
 * What an imported notice says beyond its form. `version`: written for another version of the standard; `follows`:
 * it names a version, but keeps to this other one; `root`: with another outermost element than the standard provides; `unknown`: no field takes it; `misfit`: its field does not
 * take this; `repeated`: its field has taken an earlier one and takes no more; `more`: how many notes there are beside
 * these.
 */
export const ImportNote = z.object({
  kind: z.enum(kinds),
  /** Where it stands: in the file, of a misfit in the form. */
  path: z.string(),
  text: z.string(),
  /** Of `version`: the one it was read with instead, whichever the tender has by now; older notes do not say it. */
  readAs: z.string().optional(),
  /** What the form calls the place, and what stood there; older notes have only their text. */
  name: InBothLanguages.optional(),
  value: InBothLanguages.optional(),
})
export type ImportNote = z.infer<typeof ImportNote>

/** Where a tender came from, if it was not made here. */
export const ImportedNotice = z.object({ at: Instant, by: z.string(), notes: z.array(ImportNote) })
export type ImportedNotice = z.infer<typeof ImportedNotice>

/** Nobody reads more of them; the file itself is kept. */
const mostNotes = 500
const longestText = 500
const longestPath = 1000

/** A note that is put into words only if it is kept. */
export type NoteToWord = { kind: ImportNote['kind']; inWords: () => ImportNote }

export function keptNotes(notes: readonly NoteToWord[]): ImportNote[] {
  const sorted = notes.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  const kept = sorted.slice(0, mostNotes).map(({ inWords }) => shortenedNote(inWords()))
  const rest = notes.length - kept.length
  return rest > 0 ? [...kept, { kind: 'more', path: '', text: String(rest) }] : kept
}

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)} …` : text)

/** Its end says most. */
const shortenedPath = (path: string) => (path.length > longestPath ? `… ${path.slice(-longestPath)}` : path)

const shortenedNote = ({ name, value, ...note }: ImportNote): ImportNote => ({
  ...note,
  path: shortenedPath(note.path),
  text: shortened(note.text),
  ...(name && { name: { de: shortened(name.de), en: shortened(name.en) } }),
  ...(value && { value: { de: shortened(value.de), en: shortened(value.en) } }),
})
