import { type Branch, idOf, type SubtypeFacts } from './catalogue.ts'

/** References that the standard allows and its rules follow, but that its own forms of these subtypes forgot to ask for. */
const forgotten = [
  // A tender says which lot it is for (rule BR-BT-13714-0100).
  { field: 'BT-13714-Tender', after: 'OPT-310-Tender', subtypes: ['T02'] },
  // A result says which tender won; without it a direct award names nobody.
  { field: 'OPT-320-LotResult', after: 'OPT-315-LotResult', subtypes: ['25', '26', '27'] },
]

/** The form of a subtype with what it lacks. */
export function withForgotten<Facts extends SubtypeFacts | undefined>(facts: Facts): Facts {
  const missing = forgotten.filter(({ subtypes }) => facts && subtypes.includes(facts.id))
  if (!facts || missing.length === 0) return facts
  return {
    ...facts,
    content: missing.reduce((content, { field, after }) => inserted(content, field, after), facts.content),
  }
}

const inserted = (content: readonly Branch[], field: string, after: string): readonly Branch[] =>
  content.flatMap((branch): Branch[] => {
    if (typeof branch !== 'string') return [[branch[0], inserted(branch[1], field, after)]]
    return idOf(branch) === after ? [branch, field] : [branch]
  })
