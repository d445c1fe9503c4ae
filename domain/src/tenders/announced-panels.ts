import type { Form } from '../notices/form/form.ts'
import { placesOf } from '../notices/form/form-index.ts'
import { isFilled } from '../notices/values/reading.ts'
import {
  type FieldValue,
  type GroupValue,
  type ItemValue,
  isGroupValue,
  type PanelValues,
} from '../notices/values/values.ts'
import { outgoingValues } from '../notices/xml/outgoing.ts'

/**
 * What of a tender's values everyone may read: what the notice says, without what the template hides or somebody
 * withholds for now, and without the numbers under which we know organizations and parcels.
 */
export function announcedPanels(
  form: Form,
  values: PanelValues,
  publicParcels: ReadonlySet<number>,
  now: Date,
): PanelValues {
  const said = outgoingValues(form, values)
  return said.flatMap((panel) =>
    isHiddenByTemplate(form, panel) ? [] : [announcedGroup(form, panel, publicParcels, now).group],
  )
}

/** A group without what lots in it set as their own deadline for offers. */
export const withoutOfferDeadline = ({
  offerDeadline: _own,
  children,
  ...group
}: GroupValue): GroupValue => ({
  ...group,
  children: children.map((child) => (isGroupValue(child) ? withoutOfferDeadline(child) : child)),
})

/** Groups that the standard keeps out of the form are part of the notice; what an own form hides is not. */
const isHiddenByTemplate = (form: Form, { contentId }: ItemValue): boolean =>
  form.subtype === null && placesOf(form).get(contentId)?.item.hidden === true

type Announced = {
  group: GroupValue
  /** Fields that are withheld, but stand further out than where it is said. */
  withheld: ReadonlySet<string>
}

function announcedGroup(
  form: Form,
  { organizationId: _ours, propertyIds, ...value }: GroupValue,
  publicParcels: ReadonlySet<number>,
  now: Date,
): Announced {
  const withheld = new Set(withheldBy(value.children, now))
  const shown = value.children.flatMap((child): ItemValue[] => {
    if (isHiddenByTemplate(form, child)) return []
    if (!isGroupValue(child)) return [child]
    const inner = announcedGroup(form, child, publicParcels, now)
    inner.withheld.forEach((id) => withheld.add(id))
    return [inner.group]
  })
  const parcels = propertyIds?.filter((id) => publicParcels.has(id))
  return {
    group: {
      ...value,
      children: without(shown, withheld),
      ...(parcels && parcels.length > 0 ? { propertyIds: parcels } : {}),
    },
    withheld: new Set([...withheld].filter((id) => !holds(shown, id))),
  }
}

const marker = /^BT-195\(([^)]+)\)-(.+)$/

/** `BT-195(BT-142)-LotResult` says that BT-142-LotResult is not published, until the day in BT-198 at the earliest. */
function withheldBy(children: readonly ItemValue[], now: Date): string[] {
  const fields = children.filter((child): child is FieldValue => !isGroupValue(child))
  return fields.flatMap((field) => {
    const [, term, part] = marker.exec(field.contentId) ?? []
    if (!term || !part || !isFilled(field)) return []
    const day = fields.find(({ contentId }) => contentId === `BT-198(${term})-${part}`)?.dateValue
    const isOver = day !== undefined && new Date(day.slice(0, 10)) <= now
    return isOver ? [] : [`${term}-${part}`]
  })
}

/** `BT-09(b)-Procedure` is one half of BT-09-Procedure. */
const termOf = (contentId: string): string => contentId.replace(/^([A-Z]+-\d+)\([a-z]\)/, '$1')

const holds = (children: readonly ItemValue[], id: string): boolean =>
  children.some((child) => (isGroupValue(child) ? holds(child.children, id) : termOf(child.contentId) === id))

function without(children: readonly ItemValue[], withheld: ReadonlySet<string>): ItemValue[] {
  if (withheld.size === 0) return [...children]
  return children.flatMap((child): ItemValue[] => {
    if (isGroupValue(child)) return [{ ...child, children: without(child.children, withheld) }]
    return withheld.has(termOf(child.contentId)) ? [] : [child]
  })
}
