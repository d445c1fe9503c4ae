import type { Form } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { partyGroup } from '../../notices/form/instances.ts'
import { renamed } from '../../notices/values/copying.ts'
import { identifierMaker, tiesOf } from '../../notices/values/identifiers.ts'
import { partiesPath } from '../../notices/values/parties.ts'
import { fieldsNamed, groupAt, groupsIn } from '../../notices/values/reading.ts'
import { edited, withItem } from '../../notices/values/structure.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'

/** Panels of one notice for another, and the other with everybody whom they name. */
export type Introduced = { values: PanelValues; panels: PanelValues }

/**
 * Whoever the panels name comes along, and nobody else: a party without a part in the notice would be refused. Where
 * another party has got the same number meanwhile, the newcomer gets a new one.
 */
export function withNamedParties(
  form: Form,
  values: PanelValues,
  panels: PanelValues,
  source: PanelValues,
): Introduced {
  const named = new Set(panels.flatMap((panel) => tiesOf(form, panel).referring.flatMap(({ ids }) => ids)))
  const rows = rowsOf(form, source).filter((row) => idsOf(row).some((id) => named.has(id)))
  return rows.reduce<Introduced>((current, row) => introduced(form, current, row), { values, panels })
}

function introduced(form: Form, { values, panels }: Introduced, row: GroupValue): Introduced {
  const there = rowsOf(form, values)
  const [id] = idsOf(row)
  if (there.some((other) => idsOf(other)[0] === id && isSameParty(other, row))) return { values, panels }
  const taken = new Set(there.flatMap((other) => idsOf(other)))
  const identify = identifierMaker(form, [...values, ...panels])
  const isTaken = idsOf(row).some((one) => taken.has(one))
  const names = new Map(
    isTaken ? idsOf(row).map((one) => [one, identify(one.slice(0, one.indexOf('-')))]) : [],
  )
  const added = { ...renamed(row, names), ordinal: there.length + 1 }
  const holder = placesOf(form).get(partyGroup)?.groups.at(-1)
  if (!holder) return { values, panels }
  return {
    values: edited(form, values, partiesPath(form) ?? '', (children) => withItem(holder, children, added)),
    panels: names.size > 0 ? panels.map((panel) => renamed(panel, names)) : panels,
  }
}

const rowsOf = (form: Form, values: PanelValues): readonly GroupValue[] =>
  groupsIn(groupAt(values, partiesPath(form) ?? '')?.children ?? [], partyGroup)

const idFields = ['OPT-200-Organization-Company', 'OPT-201-Organization-TouchPoint']

/** Its own identifier first, then those of its contact points. */
const idsOf = (row: GroupValue): string[] =>
  idFields.flatMap((field) => fieldsNamed([row], field).flatMap(({ stringValue }) => stringValue ?? []))

const nameOf = (row: GroupValue): string | undefined =>
  fieldsNamed([row], 'BT-500-Organization-Company')[0]?.stringValue

function isSameParty(one: GroupValue, other: GroupValue): boolean {
  const isLinked = one.organizationId !== undefined || other.organizationId !== undefined
  return isLinked ? one.organizationId === other.organizationId : nameOf(one) === nameOf(other)
}
