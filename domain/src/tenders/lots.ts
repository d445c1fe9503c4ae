import type { Form, FormGroup } from '../notices/form/form.ts'
import { lotGroups } from '../notices/form/instances.ts'
import { childPath, type ValuePath } from '../notices/form/paths.ts'
import { fieldsNamed, groupsIn } from '../notices/values/reading.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { Instant } from '../method.ts'
import type { Lot } from './tenders.contract.ts'
import type { Deadlines } from './tenders.rules.ts'

/** A lot's or part's panel, and the word its fields end with: `BT-21-Lot`. */
export type LotPanel = {
  group: FormGroup
  value: GroupValue
  path: ValuePath
  suffix: string
  identifier: string | null
}

export function lotPanelsOf(form: Form, values: PanelValues): LotPanel[] {
  return form.panels
    .filter(({ contentId }) => lotGroups.includes(contentId))
    .flatMap((group) =>
      groupsIn(values, group.contentId).map((value) => ({
        group,
        value,
        path: childPath('', group, value.ordinal),
        suffix: group.contentId.replace('GR-', ''),
        identifier: identifierIn(value, group.identifierFieldId),
      })),
    )
}

/** All lots changed in one pass, each as if there were no other: so writing into one copies none of the others. */
export function withEachLot(
  form: Form,
  values: PanelValues,
  changed: (alone: PanelValues, lot: LotPanel) => PanelValues,
): PanelValues {
  const lots = new Map(lotPanelsOf(form, values).map((lot) => [lot.value, lot]))
  const next = values.map((panel) => {
    const lot = lots.get(panel)
    return lot ? (changed([panel], lot)[0] ?? panel) : panel
  })
  return next.every((panel, at) => panel === values[at]) ? values : next
}

const identifiers = new WeakMap<GroupValue, string | null>()

/** Asked at every pause in typing: a lot that was not touched is not looked through again. */
function identifierIn(lot: GroupValue, fieldId: string | undefined): string | null {
  const known = identifiers.get(lot)
  if (known !== undefined) return known
  const identifier = textIn(lot, fieldId)
  identifiers.set(lot, identifier)
  return identifier
}

/** What the form says of a lot; how its procedure goes is kept apart from it. */
export type LotFacts = Omit<Lot, 'id' | 'stage' | 'outcome' | 'resumedRounds' | 'roundDays'>

/** The lots of a tender; without lot panels the whole tender is its only one. */
export function lotsOf(form: Form, values: PanelValues, tender: Deadlines & { name: string }): LotFacts[] {
  const { name, applicationDeadline, offerDeadline } = tender
  const panels = lotPanelsOf(form, values)
  if (panels.length === 0)
    return [{ identifier: null, name, applicationDeadline, offerDeadline, propertyIds: [] }]
  return panels.map(({ group, value, identifier }) => ({
    identifier,
    name: textIn(value, group.captionFieldId) ?? '',
    applicationDeadline: ownDeadline(value, 'applicationDeadline') ?? applicationDeadline,
    offerDeadline: ownDeadline(value, 'offerDeadline') ?? offerDeadline,
    propertyIds: [...(value.propertyIds ?? [])],
  }))
}

const deadlineFacts = ['applicationDeadline', 'offerDeadline'] as const

/** What a lot sets for itself; null also while it is only half typed. */
export function ownDeadline(lot: GroupValue, fact: (typeof deadlineFacts)[number]): Date | null {
  const text = lot[fact]
  return text === undefined ? null : (Instant.safeDecode(text).data ?? null)
}

/** The lots' own deadlines that are typed but cannot be read. */
export const unreadableLotDeadlines = (form: Form, values: PanelValues) =>
  lotPanelsOf(form, values).flatMap(({ value, path }) =>
    deadlineFacts
      .filter((fact) => value[fact] !== undefined && ownDeadline(value, fact) === null)
      .map((fact) => ({ path, fact })),
  )

const textIn = (group: GroupValue, fieldId: string | undefined): string | null =>
  (fieldId === undefined ? undefined : fieldsNamed([group], fieldId)[0]?.stringValue) ?? null

/** The parcels that the lots of these values are about. */
export const parcelsIn = (values: PanelValues): number[] => [
  ...new Set(values.flatMap(({ propertyIds = [] }) => propertyIds)),
]
