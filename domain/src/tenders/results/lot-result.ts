import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import { type Form, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { childPath, type ValuePath } from '../../notices/form/paths.ts'
import { withGroupAdded } from '../../notices/values/editing.ts'
import { buyerField, withParty } from '../../notices/values/parties.ts'
import { fieldsNamed, groupAt, groupsIn, textsOf } from '../../notices/values/reading.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { noticeTime, startOfDay } from '../../times.ts'
import { type Said, withAnswersBelow } from './answers-below.ts'
import type { LotEnd } from './lot-end.ts'
import { withReceived } from './received-rows.ts'

/** Whether the notice tells of that lot already. */
export const tellsOf = (values: PanelValues, identifier: string): boolean =>
  fieldsNamed(values, 'BT-13713-LotResult').some(({ stringValue }) => stringValue === identifier)

/** How one lot ended: its result and, where it was awarded, the winner's offer and the contract. */
export function withLotResult(form: Form, values: PanelValues, end: LotEnd, lists: CodeLists): PanelValues {
  if (tellsOf(values, end.identifier)) return values
  const told = end.award ? withAward(form, values, end, end.award) : withoutAward(form, values, end)
  return withReceived(form, told.values, told.path, end.received, lists)
}

/** One more row of a kind. */
type Row = { values: PanelValues; id: string; path: ValuePath }

/** The standard's reasons say more than we know: only that nothing came is a fact of ours. */
const reasonOf = ({ isUntouched }: LotEnd): string => (isUntouched ? 'no-rece' : 'other')

const withoutAward = (form: Form, values: PanelValues, end: LotEnd): Row =>
  withResultRow(form, values, end, { 'BT-142-LotResult': 'clos-nw', 'BT-144-LotResult': reasonOf(end) })

function withAward(
  form: Form,
  values: PanelValues,
  end: LotEnd,
  { winner, decided, concluded }: NonNullable<LotEnd['award']>,
): Row {
  const named = withParty(form, values, winner)
  const bidder = withTenderingParty(form, named.values, named.id)
  const offer = withRow(form, bidder.values, 'GR-LotTender', 'OPT-321-Tender', {
    'BT-13714-Tender': end.identifier,
    'OPT-310-Tender': bidder.id,
  })
  const tender = withOwnNumber(form, offer, 'BT-3201-Tender')
  const agreed = withRow(form, tender.values, 'GR-SettledContract', 'OPT-316-Contract', {
    // The standard has a decision lie before the day of its contract, and does not ask for it.
    'BT-1451-Contract': isSameDay(decided, concluded) ? null : noticeTime(decided).date,
    'BT-145-Contract': noticeTime(concluded).date,
    'BT-3202-Contract': [tender.id],
    'OPT-300-Contract-Signatory': buyersOf(values),
  })
  const contract = withOwnNumber(form, agreed, 'BT-150-Contract')
  return withResultRow(form, contract.values, end, {
    'BT-142-LotResult': 'selec-w',
    'OPT-320-LotResult': [tender.id],
    'OPT-315-LotResult': [contract.id],
  })
}

const isSameDay = (one: Date, other: Date): boolean =>
  startOfDay(one).getTime() === startOfDay(other).getTime()

const buyersOf = (values: PanelValues): string[] => [
  ...new Set(fieldsNamed(values, buyerField).flatMap(textsOf)),
]

const withResultRow = (form: Form, values: PanelValues, { identifier }: LotEnd, said: Said): Row =>
  withRow(form, values, 'GR-LotResult', 'OPT-322-LotResult', { 'BT-13713-LotResult': identifier, ...said })

/**
 * Where a form wants a number of the buyer's, it allows nothing else of the row before that is there: ours stands until
 * somebody types another.
 */
function withOwnNumber(form: Form, row: Row, field: string): Row {
  const item = placesOf(form).get(field)?.item
  if (!item || !isField(item) || !(item.required || item.requiredOnce)) return row
  return { ...row, values: withAnswersBelow(form, row.values, row.path, { [field]: row.id }) }
}

/** Whoever wins several lots alone is one bidder. */
function withTenderingParty(form: Form, values: PanelValues, winner: string) {
  const [group, idField] = ['GR-TenderingParty', 'OPT-210-Tenderer'] as const
  const rows = groupsIn(groupAt(values, holderPath(form, group))?.children ?? [], group)
  const known = rows.find((row) => isAlone(row, winner))
  if (known) return { values, id: textIn(known, idField) }
  const row = withRow(form, values, group, idField, {})
  const member = withGroupAdded(form, row.values, row.path, 'GR-Tenderer')
  return {
    values: withAnswersBelow(form, member.values, member.path, { 'OPT-300-Tenderer': winner }),
    id: row.id,
  }
}

const isAlone = (row: GroupValue, winner: string): boolean => {
  const members = [
    ...fieldsNamed([row], 'OPT-300-Tenderer'),
    ...fieldsNamed([row], 'OPT-301-Tenderer-SubCont'),
  ]
  return members.length === 1 && members[0]?.stringValue === winner
}

/** With its identifier. */
function withRow(form: Form, values: PanelValues, group: string, idField: string, said: Said): Row {
  const { values: added, path } = withGroupAdded(form, values, holderPath(form, group), group)
  const row = groupAt(added, path)
  return { values: withAnswersBelow(form, added, path, said), id: row ? textIn(row, idField) : '', path }
}

const textIn = (row: GroupValue, field: string): string => textsOf(fieldsNamed([row], field)[0])[0] ?? ''

/** Where the rows of a kind stand. */
const holderPath = (form: Form, group: string): ValuePath =>
  placesOf(form)
    .get(group)
    ?.groups.reduce<ValuePath>((path, one) => childPath(path, one), '') ?? ''
