import { type Form, type FormGroup, isField } from '@allmende/domain/notices/form.ts'
import { contentOf } from '@allmende/domain/notices/form-index.ts'
import { identifierMaker } from '@allmende/domain/notices/identifiers.ts'
import { fieldsNamed } from '@allmende/domain/notices/reading.ts'
import { tidy } from '@allmende/domain/notices/tidy.ts'
import {
  type GroupValue,
  type ItemValue,
  isGroupValue,
  type PanelValues,
} from '@allmende/domain/notices/values.ts'
import { sameValues } from '../notices/same-values.ts'

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
  const identify = identifierMaker(form, [...states.theirs, ...states.mine])
  return tidy(form, merged(form, states, identify) as PanelValues)
}

function merged(
  holder: FormGroup | Form,
  { base, mine, theirs }: States,
  identify: (scheme: string) => string,
): Children {
  const { items, order } = contentOf(holder)
  const keyOf = (value: ItemValue) => keyIn(items[order.get(value.contentId) ?? -1], value)
  const [before, own, other] = [base, mine, theirs].map(
    (children) => new Map(children.map((one) => [keyOf(one), one])),
  )
  const keys = new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])
  return [...keys].flatMap((key): ItemValue[] => {
    const [was, I, they] = [before?.get(key), own?.get(key), other?.get(key)]
    if (same(was, I)) return they ? [they] : []
    if (same(was, they)) return I ? [I] : []
    if (!I || !they) return [I ?? they].filter((one) => one !== undefined)
    const item = items[order.get(I.contentId) ?? -1]
    if (!item || isField(item) || !isGroupValue(I) || !isGroupValue(they)) return [I]
    if (!was && item.repeatable) return [they, renamed(item, I, identify)]
    const inner = {
      base: childrenOf(was),
      mine: I.children,
      theirs: they.children,
    }
    return [{ ...they, ...factsOf(I), children: merged(item, inner, identify) }]
  })
}

const childrenOf = (value: ItemValue | undefined): Children =>
  value && isGroupValue(value) ? value.children : []

const same = (one: ItemValue | undefined, other: ItemValue | undefined) => sameValues(one, other)

/** An instance is known by its identifier, and by its place where it has none. */
function keyIn(item: FormGroup['children'][number] | undefined, value: ItemValue): string {
  if (!item || isField(item) || !isGroupValue(value)) return value.contentId
  const id = item.identifierFieldId && fieldsNamed([value], item.identifierFieldId)[0]?.stringValue
  return `${value.contentId} ${id ?? value.ordinal}`
}

const factsOf = ({ contentId: _id, ordinal: _ordinal, children: _children, ...facts }: GroupValue) => facts

/** The one that came second takes the next place and a new identifier. */
function renamed(group: FormGroup, value: GroupValue, identify: (scheme: string) => string): GroupValue {
  const again = (holder: FormGroup, { children, ...rest }: GroupValue): GroupValue => ({
    ...rest,
    children: children.map((child) => {
      const item = contentOf(holder).items.find(({ contentId }) => contentId === child.contentId)
      if (!item) return child
      if (isGroupValue(child)) return isField(item) ? child : again(item, child)
      return isField(item) && item.schemeId
        ? { contentId: child.contentId, stringValue: identify(item.schemeId) }
        : child
    }),
  })
  return { ...again(group, value), ordinal: Number.MAX_SAFE_INTEGER }
}
