import { hasApplicationPhase, isContinuous, isRun, type TenderType } from '../../procedure/tender-type.ts'
import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import type { Form } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { withField } from '../../notices/values/editing.ts'
import { childPath } from '../../notices/form/paths.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import { buyerField as buyer, partiesOf } from '../../notices/values/parties.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { noticeTime } from '../../times.ts'
import { type LotPanel, ownDeadline, withEachLot } from '../lots.ts'
import { type Deadlines } from '../tenders.rules.ts'
import {
  dateFieldOf,
  deadlineSurroundings,
  type DeadlineTerm,
  termsTakenBy,
  timeFieldOf,
} from './deadline-places.ts'

const title = 'BT-21-Procedure'
const description = 'BT-24-Procedure'

/** Whether a form asks for title and buyer itself; otherwise the tender does. */
export function asksFor(form: Form): { name: boolean; organizationId: boolean; description: boolean } {
  const places = placesOf(form)
  return { name: places.has(title), organizationId: places.has(buyer), description: places.has(description) }
}

/** Where a refusal points to: the notice's own field, or the tender's. */
export function placesOfFacts(form: Form): { name: string; organizationId: string } {
  const pathTo = (fieldId: string, otherwise: string) => {
    const place = placesOf(form).get(fieldId)
    if (!place) return otherwise
    const group = place.groups.reduce((path, step) => childPath(path, step), '')
    return `0.panels.${childPath(group, place.item)}`
  }
  return { name: pathTo(title, '0.name'), organizationId: pathTo(buyer, '0.organizationId') }
}

export type NoticeFacts = { name?: string; description?: string; organizationId?: number | null }

/** What the notice says of the tender, as far as its form asks for it. */
export function noticeFacts(form: Form, values: PanelValues): NoticeFacts {
  const asked = asksFor(form)
  const text = (fieldId: string) => textAt(form, values, fieldId)?.trim() ?? ''
  return {
    ...(asked.name && { name: text(title) }),
    ...(asked.description && { description: text(description) }),
    ...(asked.organizationId && { organizationId: buyerOf(form, values) }),
  }
}

/** The first answer to a field, looked for where the form has it and not in every lot. */
const textAt = (form: Form, values: PanelValues, fieldId: string): string | undefined =>
  pathsTo(form, values, fieldId)
    .map((path) => fieldAt(values, path)?.stringValue)
    .find((answer) => answer !== undefined)

/** The organization behind the first buyer of the notice. */
function buyerOf(form: Form, values: PanelValues): number | null {
  const party = textAt(form, values, buyer)
  return partiesOf(values).find(({ id }) => id === party)?.organizationId ?? null
}

/** Writes each lot's deadline into the notice, where the tender itself sets deadlines. */
export function withNoticeDeadlines(
  form: Form,
  values: PanelValues,
  tender: Deadlines & { type: TenderType },
): PanelValues {
  if (!isRun(tender.type)) return values
  // Asked once for all lots: a settle after typing must not look through all of them for each.
  const isOpen = isOpenProcedure(form, values)
  const { type, applicationDeadline, offerDeadline, finalDeadline } = tender
  const around = deadlineSurroundings(form, values)
  const by = JSON.stringify([type, isOpen, around, applicationDeadline, offerDeadline, finalDeadline])
  return withEachLot(form, values, (alone, panel) => {
    const known = dated.get(panel.value)
    if (known?.form === form && known.by === by) return alone
    const named = namedDeadline(termsTakenBy(form, values, panel), panel, tender, isOpen)
    const next = withLotDeadline(form, alone, panel, named)
    if (next[0]) dated.set(next[0], { form, by })
    return next
  })
}

/** Lots that name their deadline already, and by which facts of the tender; one that was not touched still does. */
const dated = new WeakMap<GroupValue, { form: Form; by: string }>()

type NamedDeadline = { term: DeadlineTerm; deadline: Date | null }

/**
 * What a lot names: what its form takes. Where that is either, the deadline that comes first in such a procedure, or
 * the only one there is.
 */
function namedDeadline(
  taken: ReadonlySet<DeadlineTerm>,
  panel: LotPanel,
  tender: Deadlines & { type: TenderType },
  isOpen: boolean,
): NamedDeadline | null {
  const ends = { applications: applicationEnd(panel, tender), offers: offerEnd(panel, tender) }
  const asksFirst = hasApplicationPhase(tender.type)
  const terms: DeadlineTerm[] = asksFirst && !isOpen ? ['applications', 'offers'] : ['offers', 'applications']
  const possible = terms.filter((term) => taken.has(term))
  const [term = null] = [...possible.filter((one) => ends[one]), ...possible]
  if (term === null) return null
  // Nobody asks to take part first: whoever offers until then takes part.
  const isOnlyEnd = term === 'applications' && !asksFirst
  return { term, deadline: ends[term] ?? (isOnlyEnd ? ends.offers : null) }
}

function withLotDeadline(
  form: Form,
  values: PanelValues,
  { suffix, path: lot }: LotPanel,
  named: NamedDeadline | null,
): PanelValues {
  const placesFor = (term: DeadlineTerm) => ({
    date: pathsTo(form, values, dateFieldOf(term, suffix), lot)[0],
    time: pathsTo(form, values, timeFieldOf(term, suffix), lot)[0],
  })
  const moment = named?.deadline && noticeTime(named.deadline)
  const set = (
    current: PanelValues,
    path: string | undefined,
    slot: 'dateValue' | 'dateTimeValue',
    text?: string,
  ) => {
    if (path === undefined || fieldAt(current, path)?.[slot] === text) return current
    return withField(form, current, path, text === undefined ? null : { [slot]: text })
  }
  return (['applications', 'offers'] as const).reduce((current, term) => {
    const places = placesFor(term)
    const written = term === named?.term ? moment : null
    const dayed = set(current, places.date, 'dateValue', written?.date)
    return set(dayed, places.time, 'dateTimeValue', written?.time)
  }, values)
}

/** Whoever wants to may offer at once: such a notice names the deadline for offers, whatever we run besides. */
const isOpenProcedure = (form: Form, values: PanelValues): boolean =>
  textAt(form, values, 'BT-105-Procedure') === 'open'

/** In a continuous procedure one can ask to take part until the very end. */
function applicationEnd(
  { value }: LotPanel,
  { type, finalDeadline, applicationDeadline }: Deadlines & { type: TenderType },
) {
  const own = ownDeadline(value, 'applicationDeadline')
  if (own) return own
  return isContinuous(type) ? (finalDeadline ?? applicationDeadline) : applicationDeadline
}

/** That of a round is for those invited to it: a notice names the one for all rounds. */
const offerEnd = ({ value }: LotPanel, { type, offerDeadline }: Deadlines & { type: TenderType }) =>
  (isContinuous(type) ? null : ownDeadline(value, 'offerDeadline')) ?? offerDeadline

/** The fields that follow the tender's deadlines and are not typed by hand. */
export const derivedDeadlineFields: readonly string[] = [
  'BT-131(d)-Lot',
  'BT-131(t)-Lot',
  'BT-1311(d)-Lot',
  'BT-1311(t)-Lot',
]

/** Which procedure, which notice and which version of it is first sent: given once and for all. */
const identity = ['BT-04-notice', 'BT-701-notice', 'BT-757-notice']

/** Whatever somebody sends, a notice stays the one it was. */
export function withSameIdentity(form: Form, values: PanelValues, before: PanelValues): PanelValues {
  return identity.reduce((current, fieldId) => {
    const path = `${metadataGroup}/${fieldId}`
    const given = fieldAt(before, path)
    return given && placesOf(form).has(fieldId) ? withField(form, current, path, given) : current
  }, values)
}
