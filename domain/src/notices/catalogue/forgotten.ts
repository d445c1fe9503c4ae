import { type Branch, idOf, type SubtypeFacts } from './catalogue.ts'

/** What the standard allows and its rules follow, but its own forms of these subtypes forgot; later versions have some. */
const forgotten = [
  // A tender says which lot it is for (rule BR-BT-13714-0100).
  { field: 'BT-13714-Tender', after: 'OPT-310-Tender', subtypes: ['T02'] },
  // A result says which tender won; without it a direct award names nobody.
  { field: 'OPT-320-LotResult', after: 'OPT-315-LotResult', subtypes: ['25', '26', '27'] },
  // The code that comes with the conditions of performance, which are forbidden without it.
  { field: 'OPT-060-Lot', after: 'BT-743-Lot', subtypes: ['16'] },
]

/** The form of a subtype with what it lacks. */
export function withForgotten<Facts extends SubtypeFacts | undefined>(facts: Facts): Facts {
  const missing = forgotten.filter(
    ({ field, subtypes }) =>
      facts && subtypes.includes(facts.id) && !facts.content.some((branch) => holds(branch, field)),
  )
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

const holds = (branch: Branch, field: string): boolean =>
  typeof branch === 'string' ? idOf(branch) === field : branch[1].some((inner) => holds(inner, field))
