import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicTender, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { allowed, refused, type Refused } from '@allmende/domain/verdict.ts'
import type { MayOpen } from '../../tenders/frame/tender-page.ts'
import { everyone } from '../../tenders/frame/who-sees.tsx'
import { invitationFor } from '../../tenders/people/kept-invitation.ts'
import { canJoin, type LotChance, lotChances, whyNoJoining } from './join-chances.ts'
import { texts } from './joining.texts.ts'

/** Bidders, and visitors who may be some; to all others joining means nothing. */
const isForBidders = (actor: Actor, tender: ShownTender): tender is PublicTender =>
  !isSeenInside(tender) && !isInternal(actor) && tender.archived === null && isRun(tender.type)

/** The lots she could join, with an invitation that the server knows of or that this tab holds. */
export const chancesOf = (tender: PublicTender, now: Date): LotChance[] =>
  lotChances(tender, tender.isInvited || invitationFor(tender.id) !== undefined, now)

const isOutsideCompany = (actor: Actor): boolean => actor.kind === 'user' && bidderOf(actor) === null

/** Whoever can join a lot finds the way to do so. */
export const mayFindJoining: MayOpen = (actor, tender, now) =>
  isForBidders(actor, tender) &&
  !isOutsideCompany(actor) &&
  everyone(actor, tender, now).allowed &&
  canJoin(chancesOf(tender, now))
    ? allowed
    : refused('notFound')

/** Why somebody who might have expected to take part cannot; null for all others. */
export function whyNotPossible(actor: Actor, tender: ShownTender, now: Date): Refused | null {
  if (!isForBidders(actor, tender) || tender.offerId !== null) return null
  const why = whyNoJoining(chancesOf(tender, now))
  return why ?? (isOutsideCompany(actor) ? refused('onlyCompaniesJoin') : null)
}

export type JoinWords = { action: Bilingual; title: Bilingual }

/** For the first time, once more after a denial, or for lots that have come since. */
export function joinWords({ offerId }: PublicTender, chances: readonly LotChance[]): JoinWords {
  if (offerId === null) return { action: texts.join, title: texts.title }
  return chances.some(({ answer, isAgain }) => answer.allowed && isAgain)
    ? { action: texts.joinAgain, title: texts.titleAgain }
    : { action: texts.joinMore, title: texts.titleMore }
}
