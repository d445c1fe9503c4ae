import type { Form } from '@allmende/domain/notices/form/form.ts'
import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { isContinuous, isRun } from '@allmende/domain/procedure/tender-type.ts'
import { lotDeadlinePath, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { lotPanelsOf } from '@allmende/domain/tenders/lots.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { editPath } from '../tender-paths.ts'
import { mayChange } from './change-verdict.ts'

type Running = Pick<TeamTender, 'type' | 'skippedPhases' | 'actions'>
type RunningLot = Pick<TeamLot, 'stage' | 'outcome' | 'applicationDeadline' | 'offerDeadline'>

/** The deadline that companies keep to now in a lot; null where none runs. */
function runningDeadline(
  { type, skippedPhases }: Running,
  { stage, outcome, ...deadlines }: RunningLot,
): 'applicationDeadline' | 'offerDeadline' | null {
  if (outcome !== null || stage === null || !isRun(type)) return null
  const isOffers = stage === 6 || (stage <= 3 && skippedPhases.includes(5))
  const isApplications = stage <= 3 || (stage === 5 && skippedPhases.includes(3))
  const fact = isOffers ? 'offerDeadline' : isApplications ? 'applicationDeadline' : null
  return fact && deadlines[fact] ? fact : null
}

/** Which deadline of the tender can be moved by a change now, for whoever may; null where there is none. */
export function deadlineToExtend(
  tender: Running & Pick<TeamTender, 'finalDeadline'> & { lots: readonly RunningLot[] },
): 'applicationDeadline' | 'offerDeadline' | 'finalDeadline' | null {
  if (!mayChange(tender)) return null
  if (isContinuous(tender.type)) return tender.finalDeadline ? 'finalDeadline' : null
  return tender.lots.map((lot) => runningDeadline(tender, lot)).find((fact) => fact !== null) ?? null
}

/** Where the deadline of one lot stands in the form: with the lot where it sets its own, else with the tender. */
export function lotDeadlineToExtend(
  tender: TeamTender,
  lot: TeamLot,
  form: Form,
): { fact: 'applicationDeadline' | 'offerDeadline'; path: ValuePath } | null {
  const fact = mayChange(tender) && !isContinuous(tender.type) ? runningDeadline(tender, lot) : null
  if (!fact) return null
  const panel = lotPanelsOf(form, tender.panels).find(({ identifier }) => identifier === lot.identifier)
  return { fact, path: panel?.value[fact] ? lotDeadlinePath(panel.path, fact) : ownPath(fact) }
}

/** The form, opened at this field. */
export const deadlineFieldPath = (tenderId: number, path: ValuePath): string =>
  `${editPath(tenderId)}#${anchorOf(path)}`
