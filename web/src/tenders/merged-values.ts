import { type Form, type FormGroup, isField } from '@allmende/domain/notices/form/form.ts'
import { contentOf } from '@allmende/domain/notices/form/form-index.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import {
  type GroupValue,
  type ItemValue,
  isGroupValue,
  type PanelValues,
} from '@allmende/domain/notices/values/values.ts'
import { sameValues } from '../notices/same-values.ts'
import { withOwnIdentifiers } from './own-identifiers.ts'

type Children = readonly ItemValue[]
type States = { base: Children; mine: Children; theirs: Children }

/**
 * Two people's work on one form: what I changed stays mine, everything else becomes theirs. What one removed and the
 * other changed stays, and what both added is there twice: nothing anybody typed is lost.
 */
export function mergedValues(
  form: Form,
  states: { base: PanelValues; mine: PanelValues; theirs: PanelValues },
): PanelValues {
  return tidy(form, merged(form, { ...states, mine: withOwnIdentifiers(form, states) }) as PanelValues)
}

function merged(holder: FormGroup | Form, { base, mine, theirs }: States): Children {
  const { items, order } = contentOf(holder)
  const keyOf = (value: ItemValue) => keyIn(items[order.get(value.contentId) ?? -1], value)
  const [before, own, other] = [base, mine, theirs].map(
    (children) => new Map(children.map((one) => [keyOf(one), one])),
  )
  const keys = new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])
  return [...keys].flatMap((key): ItemValue[] => {
    const [was, I, they] = [before?.get(key), own?.get(key), other?.get(key)]
    if (same(was, I) || same(I, they)) return they ? [they] : []
    if (same(was, they)) return I ? [was ? I : behind(I)] : []
    if (!I || !they) return [I ?? they].filter((one) => one !== undefined)
    const item = items[order.get(I.contentId) ?? -1]
    if (!item || isField(item) || !isGroupValue(I) || !isGroupValue(they)) return [I]
    if (!was && item.repeatable) return [they, behind(I)]
    const inner = {
      base: childrenOf(was),
      mine: I.children,
      theirs: they.children,
    }
    return [{ ...they, ...factsOf(I), children: merged(item, inner) }]
  })
}

const childrenOf = (value: ItemValue | undefined): Children =>
  value && isGroupValue(value) ? value.children : []

/** Where it stands among its like changes nothing about what it is. */
const same = (one: ItemValue | undefined, other: ItemValue | undefined) =>
  sameValues(withoutPlace(one), withoutPlace(other))

const withoutPlace = (value: ItemValue | undefined) =>
  value && isGroupValue(value) ? { ...value, ordinal: 0 } : value

/** What I added stands behind what they have. */
const behind = (value: ItemValue): ItemValue =>
  isGroupValue(value) ? { ...value, ordinal: Number.MAX_SAFE_INTEGER } : value

/** An instance is known by its identifier, and by its place where it has none. */
function keyIn(item: FormGroup['children'][number] | undefined, value: ItemValue): string {
  if (!item || isField(item) || !isGroupValue(value)) return value.contentId
  const id = item.identifierFieldId && fieldsNamed([value], item.identifierFieldId)[0]?.stringValue
  return `${value.contentId} ${id ?? value.ordinal}`
}

const factsOf = ({ contentId: _id, ordinal: _ordinal, children: _children, ...facts }: GroupValue) => facts
