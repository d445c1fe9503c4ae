import { type Choice, type FormField, type FormGroup, type FormItem, isField } from '../notices/form/form.ts'
import { yesAndNo, yesAndNoNames } from './yes-and-no.ts'

/** Whatever stands in the outline of a form: panels, groups, fields, and the answers of a field. */
export type Part = FormItem | Choice

/** The outline's name for a part: an item's id, for an answer that of its field too. */
export type PartKey = string

export const isChoice = (part: Part): part is Choice => !('contentType' in part)
export const isFieldPart = (part: Part): part is FormField => !isChoice(part) && isField(part)
export const isGroupPart = (part: Part): part is FormGroup => !isChoice(part) && !isField(part)

export const keyOf = (part: Part, parentKey: PartKey | null): PartKey =>
  isChoice(part) ? `${parentKey}>${part.contentId}` : part.contentId

/** What stands directly below; yes and no are there although nobody wrote them. */
export function partsBelow(part: Part): readonly Part[] {
  if (isChoice(part)) return part.fields ?? []
  if (!isField(part)) return part.children
  if (part.displayType === 'CHECKBOX') return part.fields ?? []
  if (part.displayType !== 'RADIO') return part.choices ?? []
  return yesAndNo.map(
    (id) =>
      part.choices?.find(({ contentId }) => contentId === id) ?? { contentId: id, name: yesAndNoNames[id] },
  )
}

/** The part with these below it. */
export function withPartsBelow(part: Part, below: readonly Part[]): Part {
  if (isChoice(part)) return { ...part, fields: below.filter(isFieldPart) }
  if (!isField(part)) return { ...part, children: below.filter((one): one is FormItem => !isChoice(one)) }
  if (part.displayType === 'CHECKBOX') return { ...part, fields: below.filter(isFieldPart) }
  return { ...part, choices: below.filter(isChoice) }
}

/** Where a part stands: `below` is what it stands among. */
export type PartPlace = { part: Part; parentKey: PartKey | null; index: number; among: readonly Part[] }

export function placeOfPart(
  parts: readonly Part[],
  key: PartKey,
  parentKey: PartKey | null = null,
): PartPlace | null {
  for (const [index, part] of parts.entries()) {
    const own = keyOf(part, parentKey)
    if (own === key) return { part, parentKey, index, among: parts }
    const found = placeOfPart(partsBelow(part), key, own)
    if (found) return found
  }
  return null
}

/** The panels with the content of one part changed, of the whole form where `parentKey` is null. */
export function withContent<Parts extends readonly Part[]>(
  parts: Parts,
  parentKey: PartKey | null,
  change: (below: readonly Part[]) => readonly Part[],
): Parts {
  if (parentKey === null) return change(parts) as Parts
  return mapped(parts, null, parentKey, change) as Parts
}

/** Only the way to the changed part is made anew; everything beside it stays the same object. */
function mapped(
  parts: readonly Part[],
  above: PartKey | null,
  parentKey: PartKey,
  change: (below: readonly Part[]) => readonly Part[],
): readonly Part[] {
  let touched = false
  const next = parts.map((part) => {
    const key = keyOf(part, above)
    const below = partsBelow(part)
    const changed =
      key === parentKey ? change(below) : below.length > 0 ? mapped(below, key, parentKey, change) : below
    if (changed === below) return part
    touched = true
    return withPartsBelow(part, changed)
  })
  return touched ? next : parts
}
