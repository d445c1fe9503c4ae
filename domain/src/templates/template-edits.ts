import type { DisplayType, Form, FormField, FormGroup, FormItem } from '../notices/form/form.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { isLocked, standardOf } from './template-copies.ts'
import { hasChoices, mayBeRequired, mayRepeat, typeOfDisplay } from './templates.rules.ts'
import {
  isChoice,
  isFieldPart,
  isGroupPart,
  type Part,
  type PartKey,
  partsBelow,
  placeOfPart,
  withContent,
  withPartsBelow,
} from './template-tree.ts'

type Panels = readonly FormGroup[]
/** Makes an id that no other part has. */
export type NewId = () => string

export const isOfStandard = (part: Part, base: Form | null): boolean =>
  base !== null && !isChoice(part) && standardOf(base).has(part.contentId)

export function withPart(panels: Panels, parentKey: PartKey | null, part: Part, index?: number): Panels {
  return withContent(panels, parentKey, (below) => below.toSpliced(index ?? below.length, 0, part))
}

export function withoutPart(panels: Panels, key: PartKey): Panels {
  const place = placeOfPart(panels, key)
  return place ? withContent(panels, place.parentKey, (below) => below.toSpliced(place.index, 1)) : panels
}

export function withChangedPart(panels: Panels, key: PartKey, change: (part: Part) => Part): Panels {
  const place = placeOfPart(panels, key)
  if (!place) return panels
  return withContent(panels, place.parentKey, (below) => below.with(place.index, change(place.part)))
}

/** One place up (-1) or down (1) among its own kind; at the edge it stays. */
export function withPartMoved(panels: Panels, key: PartKey, by: -1 | 1): Panels {
  const place = placeOfPart(panels, key)
  const target = (place?.index ?? 0) + by
  if (!place || target < 0 || target >= place.among.length) return panels
  return withPartAt(panels, key, place.parentKey, target)
}

/** `index` is where it stands afterwards. */
export function withPartAt(panels: Panels, key: PartKey, parentKey: PartKey | null, index: number): Panels {
  const place = placeOfPart(panels, key)
  return place ? withPart(withoutPart(panels, key), parentKey, place.part, index) : panels
}

/** Whether a part may stand below another one, or at the top where that is null. */
export function mayStandIn(part: Part, parent: Part | null, base: Form | null): boolean {
  if (isOfStandard(part, base)) {
    const home = standardOf(base as Form).get(part.contentId)?.parentId ?? null
    return home === (parent === null || isChoice(parent) ? null : parent.contentId)
  }
  if (parent === null) return isGroupPart(part)
  if (isChoice(parent)) return isFieldPart(part)
  if (isGroupPart(parent)) return !isChoice(part)
  if (isOfStandard(parent, base)) return false
  if (parent.displayType === 'CHECKBOX') return isFieldPart(part)
  return hasChoices(parent.displayType) && isChoice(part)
}

/** What the standard demands stays; yes and no are always both there. */
export function mayRemovePart(part: Part, parent: Part | null, base: Form | null): Verdict {
  if (isChoice(part) && parent && isFieldPart(parent) && parent.displayType === 'RADIO')
    return refused('templateItemMisplaced')
  if (isChoice(part) || !isOfStandard(part, base)) return allowed
  return isLocked(standardOf(base as Form).get(part.contentId)?.item as FormItem)
    ? refused('templateItemLacking', { values: { label: part.label } })
    : allowed
}

/** Own parts are copied whole; of the standard's only groups that may be there several times. */
export function mayCopyPart(part: Part, base: Form | null): boolean {
  if (!isOfStandard(part, base)) return !isChoice(part)
  return isGroupPart(part) && part.repeatable === true
}

/** A copy behind the original; a form begins with one more of what the standard lets repeat. */
export function withCopy(panels: Panels, key: PartKey, base: Form | null, newId: NewId): Panels {
  const place = placeOfPart(panels, key)
  if (!place || !mayCopyPart(place.part, base)) return panels
  if (isOfStandard(place.part, base))
    return withChangedPart(panels, key, (part) =>
      isGroupPart(part) ? { ...part, startsWith: (part.startsWith ?? 1) + 1 } : part,
    )
  return withPart(panels, place.parentKey, renewed(place.part, newId), place.index + 1)
}

/** The same with ids of its own, all the way down; the answers of a field keep theirs. */
function renewed(part: Part, newId: NewId): Part {
  const below = partsBelow(part).map((inner) => renewed(inner, newId))
  const own = isChoice(part) ? part : { ...part, contentId: newId() }
  return below.length > 0 ? withPartsBelow(own, below) : own
}

/** Another look: what does not go with it is dropped. */
export function withDisplayType(field: FormField, displayType: DisplayType): FormField {
  const { choices, fields, repeatable, required, ...rest } = field
  return {
    ...rest,
    displayType,
    type: typeOfDisplay[displayType],
    ...(mayRepeat(displayType) && repeatable ? { repeatable } : {}),
    ...(mayBeRequired(displayType) && required ? { required } : {}),
    ...(choices && hasChoices(displayType) && hasChoices(field.displayType) ? { choices } : {}),
    ...(fields && displayType === 'CHECKBOX' ? { fields } : {}),
  }
}

/** What the standard has below a part and the copy left out. */
export function removedFrom(part: Part, base: Form | null): readonly FormItem[] {
  if (!isGroupPart(part) || !base) return []
  const original = standardOf(base).get(part.contentId)?.item
  if (!original || !isGroupPart(original)) return []
  const present = new Set(part.children.map(({ contentId }) => contentId))
  return original.children.filter(({ contentId }) => !present.has(contentId))
}

/** Takes one back, where the standard has it. */
export function withRestored(panels: Panels, parentKey: PartKey, item: FormItem, base: Form): Panels {
  const original = standardOf(base).get(parentKey)?.item
  const order = original && isGroupPart(original) ? original.children.map(({ contentId }) => contentId) : []
  const before = new Set(order.slice(0, order.indexOf(item.contentId)))
  const place = placeOfPart(panels, parentKey)
  const below = place ? partsBelow(place.part) : []
  const last = below.findLastIndex((part) => before.has(part.contentId))
  return withPart(panels, parentKey, item, last + 1)
}
