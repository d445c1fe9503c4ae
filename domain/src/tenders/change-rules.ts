import { isOpen } from '../procedure/stages.ts'
import { isContinuous, isRun } from '../procedure/tender-type.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { Lot, Tender } from './tenders.contract.ts'
import { isPublic } from './tenders.policy.ts'

type ChangingLot = Pick<
  Lot,
  'identifier' | 'name' | 'stage' | 'outcome' | 'applicationDeadline' | 'offerDeadline'
>

/** What decides about what of an announced tender may still change. */
export type Changing = Pick<
  Tender,
  'type' | 'published' | 'publicFrom' | 'heardAt' | 'archived' | 'finalDeadline' | 'skippedPhases'
> & { lots: readonly ChangingLot[] }

/**
 * What may change of a lot's panel: all of it; texts and documents; or nothing of it. Deadlines are apart from that:
 * about these the law of the procedure decides by itself.
 */
export const changeabilities = ['nothing', 'deadlines', 'texts', 'all'] as const
export type Changeability = (typeof changeabilities)[number]

/** What of a tender may change, so that a form can say it at the field. */
export type Changeable = {
  /** Whether anything may. */
  verdict: Verdict
  /** What all lots have in common, while one lot allows it. */
  common: Changeability
  /** By the lot's identifier, null for the only lot of a form without lots. One that is not here is new. */
  lots: ReadonlyMap<string | null, Changeability>
}

/**
 * Where nobody files any more before something is opened, what was announced stands. At 6 those who were chosen make
 * offers; where nobody had to be chosen everyone may still begin.
 */
function changeabilityOf(
  { type, finalDeadline, skippedPhases }: Changing,
  lot: ChangingLot,
  now: Date,
): Changeability {
  const { stage, applicationDeadline, offerDeadline } = lot
  const isPast = (deadline: Date | null) => deadline !== null && now > deadline
  if (!isOpen(lot) || stage === null || stage >= 7) return 'nothing'
  // In a continuous procedure a next round follows until the last one is over.
  if (stage === 3)
    return isPast(isContinuous(type) ? finalDeadline : applicationDeadline) ? 'deadlines' : 'all'
  if (stage === 6 && isPast(offerDeadline)) return 'deadlines'
  if (stage === 6) return [3, 4, 5].every((phase) => skippedPhases.includes(phase)) ? 'all' : 'texts'
  return 'all'
}

/** Whether anything of it may change; once the portal has published it that is so before it appears here. */
export function mayChange(tender: Changing, now: Date): Verdict {
  const { type, published, archived, heardAt, lots } = tender
  if (archived !== null) return refused('tenderArchived')
  if (published === null) return refused('procedureDraft')
  if (!isPublic(tender, now) && heardAt === null) return refused('changeBeforePublic')
  const open = lots.filter(isOpen)
  if (isRun(type) && open.length === 0) return refused('everyLotEnded')
  // Even after an opening the rounds of a continuous procedure may go on for longer.
  const isToCome = isContinuous(type) || open.some(({ stage }) => (stage ?? 0) < 7)
  return isToCome ? allowed : refused('nothingLeftToChange')
}

export function changeableIn(tender: Changing, now: Date): Changeable {
  const verdict = mayChange(tender, now)
  const lots = new Map(
    tender.lots.map((lot) => [
      lot.identifier,
      verdict.allowed ? changeabilityOf(tender, lot, now) : ('nothing' as const),
    ]),
  )
  const best = Math.max(0, ...[...lots.values()].map((one) => changeabilities.indexOf(one)))
  return { verdict, lots, common: changeabilities[best] ?? 'nothing' }
}
