import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { isOfNoAward } from '@allmende/domain/procedure/no-award.ts'
import { sayDay } from '@allmende/domain/times.ts'
import type { PublicLot } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import type { Tone } from '../../ui/tones.ts'
import type { Phase } from '../offer-paths.ts'
import { wasLeftBehind } from './own-parts.ts'
import { stateTexts as texts } from './part-states.texts.ts'

/** How a part stands: in a word, in a sentence, and in the authority's own words where it gave a reason. */
export type PartState = {
  label: Bilingual
  tone: Tone
  text: Bilingual | null
  values: Values
  reason: string | null
}

type Seen = {
  lot: PublicLot
  part: LotOffer
  isArchived: boolean
  /** She has submitted, and the server has not answered yet. */
  isAwaited?: boolean
}

const state = (
  tone: Tone,
  label: Bilingual,
  text: Bilingual | null = null,
  values: Values = {},
  reason: string | null = null,
): PartState => ({ label, tone, text, values, reason })

/** How a bidder's part in a lot stands on one of her pages. */
export const stateOf = (phase: Phase, seen: Seen): PartState =>
  endOf(seen) ?? withdrawnIn(seen.part, states[phase](seen))

/** What she was told last, where it no longer holds and nothing new was said. */
function withdrawnIn({ answer, letters }: LotOffer, own: PartState): PartState {
  const last = letters.at(-1)
  if (answer !== null || !last?.awardableFrom || last.takenBack === null) return own
  const values = { day: sayDay(last.takenBack) }
  return { ...own, text: texts.announcementWithdrawn, values, reason: last.takenBackReason }
}

/** What has been decided for good. */
function endOf({ lot, part, isArchived }: Seen): PartState | null {
  const { answer } = part
  if (part.deniedAt !== null && answer?.kind !== 'offerDenied')
    return state('danger', denialOf(part), null, {}, answer?.reason ?? part.reason)
  if (answer?.kind === 'offerAccepted') return state('success', texts.won, texts.wonText)
  if (answer?.kind === 'offerDenied' || answer?.kind === 'applicationDenied') return lost(answer, lot, part)
  if (lot.outcome === 'CANCELLED') return state('neutral', texts.cancelled, texts.cancelledText)
  if (lot.outcome !== null) return state('neutral', texts.ended, texts.endedText)
  return isArchived ? state('neutral', texts.ended, texts.archivedText) : null
}

/** Whom a later round has left behind in the negotiation or with an offer had been admitted. */
export const denialOf = (part: LotOffer): Bilingual =>
  part.answer?.kind === 'offerDenied' || wasLeftBehind(part, 'negotiation') ? texts.lost : texts.denied

function lost(
  { kind, winner, winnerOnRequest, awardableFrom, reason }: NonNullable<LotOffer['answer']>,
  { outcome }: PublicLot,
  { deniedAt }: LotOffer,
): PartState {
  if (isOfNoAward({ outcome, deniedAt, kind, winner }))
    return state('neutral', texts.noAward, null, {}, reason)
  if (winnerOnRequest) return state('danger', texts.lost, texts.winnerOnRequest, {}, reason)
  if (winner === null) return state('danger', texts.lost, null, {}, reason)
  if (outcome === 'AWARDED') return state('danger', texts.lost, texts.winnerGot, { winner }, reason)
  return awardableFrom === null
    ? state('danger', texts.lost, texts.winner, { winner }, reason)
    : state('danger', texts.lost, texts.winnerFrom, { winner, day: sayDay(awardableFrom) }, reason)
}

/** Filed, and as long as it can still be changed, whether it was; or filed again, and nobody knows yet. */
function filed(at: Date | null, canChange: boolean, isChanged: boolean, isAwaited = false): PartState {
  const values: Values = at ? { at } : {}
  if (isAwaited) return state('warning', texts.awaited, texts.awaitedAgain, values)
  if (canChange)
    return isChanged
      ? state('warning', texts.changed, texts.changedText, values)
      : state('success', texts.submitted, texts.submittedText, values)
  return state('success', texts.sealed, isChanged ? texts.changedTooLate : texts.sealedText, values)
}

const states: Record<Phase, (seen: Seen) => PartState> = {
  application: ({ lot, part, isAwaited }) => {
    if (part.stage >= 3) return state('success', texts.admitted)
    if (part.stage === 2)
      return state(
        'info',
        texts.underReview,
        part.unsubmittedChanges ? texts.underReviewChanged : texts.underReviewText,
      )
    if (part.stage === 1) return filed(part.applicationSent, lot.canApply, part.unsubmittedChanges, isAwaited)
    if (isAwaited) return state('warning', texts.awaited, texts.awaitedText)
    if (lot.canApply) return state('info', texts.inProgress, texts.applicationInProgress)
    return (lot.stage ?? 0) < 3
      ? state('neutral', texts.notBegun, texts.competitionNotBegun)
      : state('danger', texts.notSubmitted, texts.applicationMissed)
  },
  negotiation: ({ part: { stage, effectiveStage } }) => {
    if (effectiveStage < 5) return state('neutral', texts.notBegun, texts.negotiationNotBegun)
    if (stage < 3) return state('danger', texts.denied)
    if (effectiveStage === 5) return state('info', texts.negotiating, texts.negotiatingText)
    return stage === 3 ? state('neutral', texts.notAsked) : state('success', texts.asked)
  },
  offer: ({ lot, part, isAwaited }) => {
    if (part.stage < 4) return state('neutral', texts.notAsked)
    if (part.stage === 7)
      return state('info', texts.opened, part.unsubmittedChanges ? texts.openedChanged : texts.openedText)
    if (part.stage === 6) return filed(part.offerSent, lot.canOffer, part.unsubmittedChanges, isAwaited)
    if (isAwaited) return state('warning', texts.awaited, texts.awaitedText)
    if (lot.canOffer)
      return state('info', part.stage === 4 ? texts.asked : texts.inProgress, texts.offerInProgress)
    return part.effectiveStage >= 7
      ? state('danger', texts.noOffer, texts.offerMissed)
      : state('danger', texts.notSubmitted, texts.offerMissed)
  },
}
