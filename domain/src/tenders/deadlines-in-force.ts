import type { Form } from '../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { isContinuous, type TenderType } from '../procedure/tender-type.ts'
import { type LotPanel, lotPanelsOf, ownDeadline, withEachLot } from './lots.ts'
import { withNoticeDeadlines } from './notice/notice-facts.ts'
import type { Lot } from './tenders.contract.ts'
import type { Deadlines } from './tenders.rules.ts'

export const lotDeadlineNames = ['applicationDeadline', 'offerDeadline'] as const
export type LotDeadlineName = (typeof lotDeadlineNames)[number]
export type LotDeadlines = Record<LotDeadlineName, Date | null>

/** A form's deadlines: those of the tender, and in its lots' panels their own. */
export type DatedForm = Deadlines & { panels: PanelValues; type: TenderType }

type StandingLot = Pick<Lot, 'identifier' | LotDeadlineName>
type ByLot = ReadonlyMap<string | null, LotDeadlines>

/** Whether a lot without a deadline of its own takes over the tender's: that of a continuous procedure is the last one for all rounds. */
const isTakenOver = (type: TenderType, name: LotDeadlineName): boolean =>
  name === 'applicationDeadline' || !isContinuous(type)

/** Until when each lot of a form can be filed for; null is the only lot of a form without lots. */
export function lotDeadlinesIn(form: Form, tender: DatedForm): Map<string | null, LotDeadlines> {
  const common = (name: LotDeadlineName) => (isTakenOver(tender.type, name) ? tender[name] : null)
  const panels = lotPanelsOf(form, tender.panels)
  if (panels.length === 0)
    return new Map([
      [null, { applicationDeadline: common('applicationDeadline'), offerDeadline: common('offerDeadline') }],
    ])
  const of = ({ value }: LotPanel, name: LotDeadlineName) => ownDeadline(value, name) ?? common(name)
  return new Map(
    panels.map((panel) => [
      panel.identifier,
      { applicationDeadline: of(panel, 'applicationDeadline'), offerDeadline: of(panel, 'offerDeadline') },
    ]),
  )
}

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

/**
 * A form that says these deadlines, each in the only way we say it: a lot names its own where it is another one than
 * the tender's. So two forms that mean the same deadlines are the same.
 */
export function withDeadlines<Facts extends DatedForm>(form: Form, tender: Facts, lots: ByLot): Facts {
  const panels = withEachLot(form, tender.panels, (alone, { value, identifier }) => {
    const wanted = lots.get(identifier)
    return wanted
      ? [lotDeadlineNames.reduce((lot, name) => withOwn(tender, lot, name, wanted[name]), value)]
      : alone
  })
  return { ...tender, panels: withNoticeDeadlines(form, panels, { ...tender }) }
}

function withOwn(tender: DatedForm, lot: GroupValue, name: LotDeadlineName, wanted: Date | null): GroupValue {
  const isOwn = wanted !== null && !(isTakenOver(tender.type, name) && isSame(wanted, tender[name]))
  if (isOwn) return isSame(ownDeadline(lot, name), wanted) ? lot : { ...lot, [name]: wanted.toISOString() }
  if (lot[name] === undefined) return lot
  const { [name]: _taken, ...others } = lot
  return others
}

/** What the form would say had it been filled in today: deadlines may have moved with the phases. */
export function inForce<Facts extends DatedForm & { lots: readonly StandingLot[] }>(
  form: Form,
  tender: Facts,
): Facts {
  const standing = new Map(tender.lots.map((lot) => [lot.identifier, lot]))
  const common = (name: LotDeadlineName): Date | null => {
    const [first, ...others] = tender.lots.map((lot) => lot[name])
    const isOneForAll = first && others.every((other) => isSame(first, other))
    return isTakenOver(tender.type, name) && isOneForAll ? first : tender[name]
  }
  const dated = {
    ...tender,
    applicationDeadline: common('applicationDeadline'),
    offerDeadline: common('offerDeadline'),
  }
  return withDeadlines(form, dated, standing)
}

/** The deadlines a change was made from. */
export type StandingDeadlines = Deadlines & { lots: readonly StandingLot[] }

export const standingDeadlines = (form: Form, tender: DatedForm): StandingDeadlines => ({
  applicationDeadline: tender.applicationDeadline,
  offerDeadline: tender.offerDeadline,
  finalDeadline: tender.finalDeadline,
  deadlinePeriodDays: tender.deadlinePeriodDays,
  lots: [...lotDeadlinesIn(form, tender)].map(([identifier, lot]) => ({ identifier, ...lot })),
})

/**
 * What somebody wants changed, as of today: a deadline she left alone when she saved is the one in force now. `from` is
 * what was in force then.
 */
export function onWhatIsInForce<Facts extends DatedForm>(
  form: Form,
  wanted: Facts,
  { from, now }: { from: StandingDeadlines; now: DatedForm },
): Facts {
  const current = (then: Date | null, given: Date | null, today: Date | null) =>
    isSame(then, given) ? today : given
  const ofTender = (name: LotDeadlineName | 'finalDeadline') => current(from[name], wanted[name], now[name])
  const then = new Map(from.lots.map((lot) => [lot.identifier, lot]))
  const today = lotDeadlinesIn(form, now)
  const lots = [...lotDeadlinesIn(form, wanted)].map(([identifier, given]) => {
    const [was, is] = [then.get(identifier), today.get(identifier)]
    const of = (name: LotDeadlineName) =>
      was && is ? current(was[name], given[name], is[name]) : given[name]
    const dated = { applicationDeadline: of('applicationDeadline'), offerDeadline: of('offerDeadline') }
    return [identifier, dated] as const
  })
  const isSamePeriod = from.deadlinePeriodDays === wanted.deadlinePeriodDays
  const dated = {
    ...wanted,
    applicationDeadline: ofTender('applicationDeadline'),
    offerDeadline: ofTender('offerDeadline'),
    finalDeadline: ofTender('finalDeadline'),
    deadlinePeriodDays: isSamePeriod ? now.deadlinePeriodDays : wanted.deadlinePeriodDays,
  }
  return withDeadlines(form, dated, new Map(lots))
}
