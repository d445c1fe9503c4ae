import { type Actor, signedIn } from '../actor.ts'
import { isRun, type TenderType } from '../procedure/tender-type.ts'
import { isEditor, type TenderSubject } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** The tender whose record it is. */
export type RecordSubject = Pick<TenderSubject, 'team'> & { type: TenderType }

/**
 * The record belongs to those who run the tender; to everybody else there is none, and none of what is told but not
 * run. It can be written after the end too: of a cancelled tender, which is put away at once, the reasons are due then.
 */
export const recordPolicy = {
  read: (actor: Actor, tender: RecordSubject): Verdict =>
    isEditor(actor, tender) && isRun(tender.type) ? allowed : refused('notFound'),

  write: (actor: Actor, tender: RecordSubject): Verdict =>
    firstRefusal(signedIn(actor), recordPolicy.read(actor, tender)),
}
