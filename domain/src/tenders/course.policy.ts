import { type Actor, signedIn } from '../actor.ts'
import { firstRefusal, type Verdict } from '../verdict.ts'
import { tenderPolicy, type TenderSubject } from './tenders.policy.ts'

/** Who moves a tender on; whether it can be moved the law of its procedure says. */
export const coursePolicy = {
  /** Publishing, starting phases, opening with four eyes: everyone of the team. */
  run: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(signedIn(actor), tenderPolicy.lookInside(actor, tender, now)),

  /** What cannot be taken back: cancelling, archiving, unpublishing, ending a lot before its offers are opened. */
  decide: (actor: Actor, tender: TenderSubject, now: Date): Verdict =>
    firstRefusal(signedIn(actor), tenderPolicy.update(actor, tender, now)),
}
