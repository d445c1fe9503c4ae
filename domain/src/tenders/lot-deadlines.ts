import { isContinuous } from '../procedure/tender-type.ts'
import type { Bilingual } from '../texts.ts'
import type { Lot, Tender } from './tenders.contract.ts'
import { labelsOf, tenderLabels } from './tenders.texts.ts'

export type NamedLot = Pick<Lot, 'id' | 'identifier' | 'name'>
export type LotDeadline<One extends NamedLot = NamedLot> = { lot: One; deadline: Date | null }

/** A deadline with the lots that have it. */
export type SharedDeadline<One extends NamedLot = NamedLot> = { deadline: Date; lots: readonly One[] }

/** Each deadline once, the earliest first; lots without one are left out. */
export function sharedDeadlines<One extends NamedLot>(
  deadlines: readonly LotDeadline<One>[],
): SharedDeadline<One>[] {
  const times = new Map<number, One[]>()
  for (const { lot, deadline } of deadlines) {
    if (!deadline) continue
    const time = deadline.getTime()
    times.set(time, [...(times.get(time) ?? []), lot])
  }
  return [...times]
    .toSorted(([one], [other]) => one - other)
    .map(([time, lots]) => ({ deadline: new Date(time), lots }))
}

type Dated = NamedLot & Pick<Lot, 'applicationDeadline' | 'offerDeadline'>
type Shown<One> = Pick<Tender, 'type' | 'finalDeadline' | 'offerDeadline'> & { lots: readonly One[] }

/** A deadline by its name, for all lots or for those that have it. */
export type ShownDeadline<One> = { label: Bilingual; deadline: Date; lots: readonly One[] | null }

/** Until when things are filed: those of the lots, and of a continuous procedure the last ones for all of them. */
export function shownDeadlines<One extends Dated>(tender: Shown<One>): ShownDeadline<One>[] {
  const { type, finalDeadline, offerDeadline, lots } = tender
  const labels = labelsOf(type)
  const ofAll = (label: Bilingual, deadline: Date | null): ShownDeadline<One>[] =>
    deadline ? [{ label, deadline, lots: null }] : []
  const ofLots = (label: Bilingual, name: 'applicationDeadline' | 'offerDeadline'): ShownDeadline<One>[] =>
    sharedDeadlines(lots.map((lot) => ({ lot, deadline: lot[name] }))).map((shared) => ({
      label,
      deadline: shared.deadline,
      lots: shared.lots.length < lots.length ? shared.lots : null,
    }))
  return [
    ...ofAll(labels.finalDeadline, finalDeadline),
    ...ofLots(labels.applicationDeadline, 'applicationDeadline'),
    ...(isContinuous(type) ? ofAll(labels.offerDeadline, offerDeadline) : []),
    ...ofLots(tenderLabels.offerDeadline, 'offerDeadline'),
  ]
}
