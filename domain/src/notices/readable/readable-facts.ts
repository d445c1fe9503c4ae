import type { FormField, FormGroup } from '../form/form.ts'
import { isAmbiguous } from '../form/names.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { type Speech, sayLines } from './spoken-values.ts'
import type { Language } from '../../texts.ts'
import type { FieldValue } from '../values/values.ts'

/** One entry of a notice in words; what takes several lines, or is there several times, has a line for each. */
export type ReadableFact = {
  path: ValuePath
  field: FormField
  label: string
  lines: readonly string[]
  /** The same in other languages, the reader's own first. */
  translations?: readonly Translation[]
  /** It is all that the group round it says, and named accordingly. */
  isLifted?: true
}

/** `language` as the standard writes it, DEU; `name` as the reader calls it. */
export type Translation = { language: string; name: string; text: string }

const readersLanguages: Record<Language, string> = { de: 'DEU', en: 'ENG' }

/** The language names that translations are told by. */
const languages = 'eforms-language'

export function factOf(holder: ValuePath, field: FormField, value: FieldValue, speech: Speech): ReadableFact {
  const isForeign = (language: string) => Number(language !== readersLanguages[speech.language])
  const translations = Object.entries(value.translations ?? {})
    .map(([language, text]) => ({
      language,
      name: speech.lists.label(languages, language) ?? language,
      text,
    }))
    .toSorted((one, other) => isForeign(one.language) - isForeign(other.language))
  const lines = sayLines(field, value, speech)
  return {
    path: childPath(holder, field),
    field,
    label: field.label,
    lines,
    ...(translations.length > 0 && { translations }),
  }
}

/** Everything a fact says, each text of another language behind the name of that. */
export const allLines = ({ lines, translations = [] }: ReadableFact): string[] => [
  ...lines,
  ...translations.map(({ name, text }) => `${name}: ${text}`),
]

/** Halves of a moment, lines of an address and repeated entries that stand beside each other are one. */
export function joined<Part extends object>(
  parts: readonly (ReadableFact | Part)[],
): (ReadableFact | Part)[] {
  const all: (ReadableFact | Part)[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const one = before && isFact(before) && isFact(part) ? joinedWith(before, part) : null
    if (one) all.splice(-1, 1, one)
    else all.push(part)
  }
  return all
}

export const isFact = (part: object): part is ReadableFact => 'lines' in part

function joinedWith(one: ReadableFact, other: ReadableFact): ReadableFact | null {
  if (one.translations || other.translations) return null
  const lines = [...one.lines, ...other.lines]
  const [id, otherId] = [one.field.contentId, other.field.contentId]
  if (id === otherId) return one.label === other.label ? { ...one, lines } : null
  if (stemOf(id) !== stemOf(otherId)) return null
  const label = sharedLabel(one.label, other.label)
  if (one.field.type === other.field.type) return { ...one, label, lines }
  const isMoment = one.field.type === 'date' && other.field.type === 'time'
  return isMoment ? { ...one, label, lines: [lines.join(', ')] } : null
}

/** `BT-131-Lot` of `BT-131(d)-Lot`: what belongs together is told apart by one letter. */
const stemOf = (id: string): string => id.replace(/\([a-z]\)/, '')

/** `Frist` of `Frist (Datum)` and `Frist (Uhrzeit)`. */
function sharedLabel(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  if (length === one.length) return one
  const shared = one.slice(0, length)
  return shared.endsWith('(') ? shared.slice(0, -1).trimEnd() : shared
}

/** A fact that is all its group says stands without the group: under a name that says as much as both. */
export function lifted(fact: ReadableFact, group: FormGroup, panel: FormGroup): ReadableFact {
  if (fact.isLifted) return fact
  return { ...fact, label: liftedLabel(fact, group, panel), isLifted: true }
}

function liftedLabel({ field, label }: ReadableFact, group: FormGroup, panel: FormGroup): string {
  if (field.idSchemes?.includes(parties) || label === group.label) return group.label
  const isPlain = label.includes(' ') && !isAmbiguous(panel, field.label)
  return isPlain ? label : `${group.label} – ${label}`
}

/** Such a field is called “organisation in this role”; which role, only its group says. */
const parties = 'ORG'
