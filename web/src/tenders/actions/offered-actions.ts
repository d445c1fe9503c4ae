import { isRun, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import {
  type OfferedAction,
  type TeamLot,
  type TeamTender,
  type TenderActionName,
  tenderActions,
} from '@allmende/domain/tenders/tenders.contract.ts'

type Verdict = OfferedAction['verdict']

/** An action as a menu shows it: once, however many lots it is for. */
export type GatheredAction = { action: TenderActionName; verdict: Verdict }

type Offering = Pick<TeamTender, 'actions'> & { lots: readonly Pick<TeamLot, 'actions'>[] }

const verdictOf = (actions: readonly OfferedAction[], action: TenderActionName): Verdict | undefined =>
  actions.find((offered) => offered.action === action)?.verdict

/** Possible where it is for one of them; otherwise the one that becomes possible first says why not. */
function together(verdicts: readonly Verdict[]): Verdict | undefined {
  const possible = verdicts.find(({ allowed }) => allowed)
  const timed = verdicts.flatMap((verdict) => (verdict.from ? [{ verdict, from: verdict.from }] : []))
  const soonest = timed.reduce<(typeof timed)[number] | undefined>(
    (first, each) => (first && first.from <= each.from ? first : each),
    undefined,
  )
  return possible ?? soonest?.verdict ?? verdicts[0]
}

/** What is offered for the tender or for one of its lots, of the actions that have a dialog, in the order of menus. */
export const gatheredActions = (
  { actions, lots }: Offering,
  hasDialog: (action: TenderActionName) => boolean,
): GatheredAction[] =>
  tenderActions.filter(hasDialog).flatMap((action) => {
    const verdicts = [actions, ...lots.map((lot) => lot.actions)].flatMap(
      (offered) => verdictOf(offered, action) ?? [],
    )
    const verdict = together(verdicts)
    return verdict ? [{ action, verdict }] : []
  })

/** What brings a procedure forward; the first that is possible is the next sensible step. */
const steps: readonly TenderActionName[] = [
  'publish',
  'openApplications',
  'openWaitingRoom',
  'openOffers',
  'startCompetition',
  'startNegotiation',
  'startOffers',
  'announceAward',
  'award',
  'archive',
]

/** Null also for what is only told: a notice that was published is not waiting to be put away. */
export function nextStep(type: TenderType, gathered: readonly GatheredAction[]): TenderActionName | null {
  const isPossible = (step: TenderActionName) =>
    gathered.some(({ action, verdict }) => action === step && verdict.allowed)
  const step = steps.find(isPossible) ?? null
  return step === 'archive' && !isRun(type) ? null : step
}

const isSameRefusal = (one: Verdict, other: Verdict | undefined): boolean =>
  other !== undefined &&
  !one.allowed &&
  !other.allowed &&
  one.message === other.message &&
  one.from?.getTime() === other.from?.getTime()

/** Actions in a row that wait for the same: only the last of them is to say so. */
export const toldOnce = (
  gathered: readonly GatheredAction[],
): (GatheredAction & { isToldBelow: boolean })[] =>
  gathered.map((each, index) => ({
    ...each,
    isToldBelow: isSameRefusal(each.verdict, gathered[index + 1]?.verdict),
  }))

/** A lot in a choice: null where the action is possible for it, otherwise why it is not. */
export type LotOption<Lot> = { lot: Lot; whyNot: string | null }

/** For which lots an action is offered; where the tender alone offers it, for all that have not ended. */
export function lotOptions<Lot extends Pick<TeamLot, 'actions' | 'outcome'>>(
  lots: readonly Lot[],
  action: TenderActionName,
): LotOption<Lot>[] {
  const isPerLot = lots.some((lot) => verdictOf(lot.actions, action))
  return lots.flatMap((lot) => {
    const verdict = verdictOf(lot.actions, action)
    if (!isPerLot) return lot.outcome === null ? [{ lot, whyNot: null }] : []
    return verdict ? [{ lot, whyNot: verdict.allowed ? null : (verdict.message ?? '') }] : []
  })
}
