import type { Actor } from '../actor.ts'
import type { PossibleAction } from '../procedure/actions.ts'
import { isRun } from '../procedure/tender-type.ts'
import { allowed } from '../verdict.ts'
import { coursePolicy } from './course.policy.ts'
import type { Tender, TenderActionName } from './tenders.contract.ts'
import type { TenderSubject } from './tenders.policy.ts'

/** What only the project's admins do. */
const ofAdmins: readonly TenderActionName[] = [
  'unpublish',
  'cancel',
  'archive',
  'withdrawAward',
  'addEditors',
]

/** Of what could be done, what this viewer may do; what is not for her is not offered at all. */
export const mayBeOffered =
  (actor: Actor, tender: TenderSubject, now: Date, lotStage: number | null = null) =>
  ({ action }: { action: TenderActionName }): boolean => {
    // Once the offers lie open, everyone of the team may end the lot.
    const isDecision = ofAdmins.includes(action) || (action === 'endLot' && lotStage !== 7)
    return (isDecision ? coursePolicy.decide : coursePolicy.run)(actor, tender, now).allowed
  }

type Offer = Omit<PossibleAction, 'action'> & { action: TenderActionName }

/** What can be done with the people of a tender, whatever its stage. */
export const peopleActions = ({ type, archived }: Pick<Tender, 'type' | 'archived'>): Offer[] =>
  isRun(type) && archived === null ? [{ action: 'addEditors', verdict: allowed, from: null }] : []
