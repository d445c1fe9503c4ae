import type { Actor } from '../actor.ts'
import type { PossibleAction } from '../procedure/actions.ts'
import { isRun } from '../procedure/tender-type.ts'
import { allowed, firstRefusal, refused } from '../verdict.ts'
import { type Changing, mayChange } from './change-rules.ts'
import { coursePolicy } from './course.policy.ts'
import type { Tender, TenderActionName } from './tenders.contract.ts'
import type { TenderSubject } from './tenders.policy.ts'

/** What only the project's admins do. */
const ofAdmins: readonly TenderActionName[] = [
  'unpublish',
  'change',
  'announceChange',
  'cancel',
  'archive',
  'withdrawAward',
  'addEditors',
]

/** What of a lot decides who acts; it has to wait where an award is to be announced before. */
type LotStanding = { stage: number | null; hasToWait: boolean }

/** Of what could be done, what this viewer may do; what is not for her is not offered at all. */
export const mayBeOffered =
  (actor: Actor, tender: TenderSubject, now: Date, lot: LotStanding = { stage: null, hasToWait: false }) =>
  ({ action }: { action: TenderActionName }): boolean => {
    const isDecision =
      ofAdmins.includes(action) ||
      // Once the offers lie open, everyone of the team may end the lot.
      (action === 'endLot' && lot.stage !== 7) ||
      (action === 'award' && lot.hasToWait)
    return (isDecision ? coursePolicy.decide : coursePolicy.run)(actor, tender, now).allowed
  }

type Offer = Omit<PossibleAction, 'action'> & { action: TenderActionName }

/** A published tender is changed, and what was saved of that announced. */
export function changeActions(tender: Changing, { hasChanges }: { hasChanges: boolean }, now: Date): Offer[] {
  if (tender.published === null || tender.archived !== null) return []
  const verdict = mayChange(tender, now)
  const announcing = hasChanges ? verdict : firstRefusal(verdict, refused('noPendingChange'))
  return [
    { action: 'change', verdict, from: null },
    { action: 'announceChange', verdict: announcing, from: null },
  ]
}

/** What can be done with the people of a tender, whatever its stage. */
export const peopleActions = ({ type, archived }: Pick<Tender, 'type' | 'archived'>): Offer[] =>
  isRun(type) && archived === null ? [{ action: 'addEditors', verdict: allowed, from: null }] : []
