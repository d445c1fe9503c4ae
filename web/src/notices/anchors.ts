import { type Form, type FormItem, isGroup } from '@allmende/domain/notices/form/form.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'

/** The place a hash means: as exact as it can be read, at least the panel whose id it begins with. */
export function pathOfAnchor(form: Form, anchor: string): ValuePath | null {
  const path = readOn(form.panels, '', anchor)
  const fact = path && lotFacts.find((one) => anchor === anchorOf(`${path}/${one}`))
  return fact ? `${path}/${fact}` : path
}

/** The button that adds one more beside the instance that a path leads to. */
export const addAnchorOf = (path: ValuePath): string => `${anchorOf(path.replace(/\[\d+\]$/, ''))}-add`

/** What a lot holds beside the fields of the notice. */
const lotFacts = ['applicationDeadline', 'offerDeadline']

function readOn(items: readonly FormItem[], parent: ValuePath, anchor: string): ValuePath | null {
  const candidates = items
    .flatMap((item) => instanceIn(item, parent, anchor))
    .toSorted((a, b) => anchorOf(b.path).length - anchorOf(a.path).length)
  const [best] = candidates
  if (!best) return null
  const inside = isGroup(best.item) ? readOn(best.item.children, best.path, anchor) : null
  return inside ?? best.path
}

/** The item with the ordinal that the anchor names; the first instance where it names none. */
function instanceIn(item: FormItem, parent: ValuePath, anchor: string) {
  const repeats = isGroup(item) && item.repeatable
  const base = anchorOf(parent ? `${parent}/${item.contentId}` : item.contentId)
  if (!anchor.startsWith(base)) return []
  const ordinal = repeats ? /^-(\d+)(?:_|$)/.exec(anchor.slice(base.length))?.[1] : undefined
  return [{ item, path: childPath(parent, item, Number(ordinal ?? 1)) }]
}
