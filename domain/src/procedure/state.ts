import type { Refused } from '../verdict.ts'
import type { Dispatch } from './dispatch.contract.ts'
import type { TenderType } from './tender-type.ts'

/** What all lots of a tender share, as far as its procedure is concerned. */
export type TenderCourse = {
  type: TenderType
  /** Its form is a notice of the standard, so that the waiting period of § 134 GWB is asked for. */
  isStandard: boolean
  /** Of the phases 3 to 7, those this procedure does without; fixed by publishing. */
  skippedPhases: readonly number[]
  /** When it is or was to be published; null while it is a draft. */
  published: Date | null
  /** It goes to the portal first. */
  isMarked: boolean
  /** When the portal was heard to have published it; of a marked one alone. */
  heardAt: Date | null
  archived: Date | null
  isCancelled: boolean
  /** Of a continuous procedure: when the last round ends, how many days each lasts, and until when offers can be asked for. */
  finalDeadline: Date | null
  deadlinePeriodDays: number | null
  finalOfferDeadline: Date | null
  /** What was due until then has happened. */
  clockedUntil: Date | null
  /** How long after a deadline somebody may still decide on what came in time, in milliseconds; where it is longer than usual. */
  settlesWithin?: number
}

export const lotOutcomes = ['AWARDED', 'NO_AWARD', 'CANCELLED'] as const
export type LotOutcome = (typeof lotOutcomes)[number]

/** What two people open together: applications or offers. */
export type OpeningTarget = 4 | 7

/** The first of two has confirmed. */
export type OpeningInProgress = {
  user: string
  date: Date
  target: OpeningTarget
  /** Of a continuous procedure. */
  round: number | null
}

/** To whom a lot is meant to go; told to all others. */
export type AnnouncedAward = { offerId: number; announcedAt: Date; awardableFrom: Date | null }

/** The end of all rounds was put off when it had passed: what ended then stays, and the next round ends so. */
export type ResumedRounds = { ended: Date; next: Date }

/** How the procedure of one lot goes. */
export type LotCourse = {
  id: number
  /** From 2 published to 7 offers opened; null while the tender is a draft. */
  stage: number | null
  outcome: LotOutcome | null
  /** Of a continuous procedure: the end of the first round. */
  applicationDeadline: Date | null
  offerDeadline: Date | null
  /** What has become of its rounds each time, the oldest first. */
  resumedRounds: readonly ResumedRounds[]
  /** How long its own were, where those of the others became longer after it was over. */
  roundDays: number | null
  /** 0 while none was opened. */
  lastOpenedRound: number
  opening: OpeningInProgress | null
  award: AnnouncedAward | null
}

/** One bidder's part in one lot; who was denied and applies again has a further attempt. */
export type LotOfferKey = { offerId: number; lotId: number; attempt: number }

/** What a bidder was told in the end. */
export const answerKinds = [
  'applicationAccepted',
  'applicationDenied',
  'offerExpected',
  'offerDenied',
  'offerAccepted',
] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Those after which nothing more is to come; the others let somebody go on. */
export const finalAnswers: readonly AnswerKind[] = ['applicationDenied', 'offerDenied', 'offerAccepted']

/** A final answer that stands. */
export type FinalAnswer = {
  kind: AnswerKind
  at: Date
  /** The earliest day of the contract, as this letter names it; null where nothing has to be waited for. */
  awardableFrom: Date | null
  /** How it left where it could not by mail. */
  dispatch: Dispatch | null
}

export type LotOfferCourse = LotOfferKey & {
  /** Fixed by submitting; null until then, and in procedures without rounds. */
  round: number | null
  /** 0 registered, 1 applied, 2 under review or denied, 3 admitted, 4 invited to offer, 5 in progress, 6 offered, 7 opened. */
  stage: number
  deniedAt: Date | null
  reason: string | null
  applicationSent: Date | null
  offerSent: Date | null
  applicationOpenedAt: Date | null
  offerOpenedAt: Date | null
  /** The final answer that stands; null while there is none, or it was taken back. */
  finalAnswer: FinalAnswer | null
}

/** A procedure as it stands: everything its rules look at. */
export type ProcedureState = {
  tender: TenderCourse
  lots: readonly LotCourse[]
  lotOffers: readonly LotOfferCourse[]
}

/** What a step did, for the log, the mails and the rooms; the state says what is. */
export type Happening =
  | { kind: 'lotStage'; lotId: number; before: number | null; after: number | null }
  | ({ kind: 'lotOfferStage'; before: number; after: number; reason: string | null } & LotOfferKey)
  | { kind: 'joined'; offerId: number; added: readonly LotOfferKey[] }
  | ({
      kind: 'submitted' | 'withdrawn'
      filing: 'application' | 'offer'
      deadline: Date | null
    } & LotOfferKey)
  | ({
      kind: 'answered'
      answer: AnswerKind
      reason: string | null
      /** By an award: who gets the lot or is meant to; null where that is not told. */
      winnerOfferId: number | null
      /** By an award: who gets the lot is told to whoever asks. */
      winnerOnRequest: boolean
      /** Of an announced award: the earliest day of the contract. */
      awardableFrom: Date | null
    } & LotOfferKey)
  | ({ kind: 'letterDispatched'; dispatch: Dispatch; awardableFrom: Date } & LotOfferKey)
  | ({ kind: 'answerTakenBack'; answer: AnswerKind; reason: string | null } & LotOfferKey)
  | ({ kind: 'openingStarted'; lotId: number } & OpeningInProgress)
  | ({ kind: 'openingExpired'; lotId: number } & OpeningInProgress)
  | {
      kind: 'opened'
      lotId: number
      target: OpeningTarget
      round: number | null
      first: { user: string; at: Date }
      second: { user: string; at: Date }
      lotOffers: readonly LotOfferKey[]
    }
  | {
      kind: 'lotEnded'
      lotId: number
      outcome: LotOutcome
      /** Of an award: why there was no waiting period. */
      reason: string | null
      winnerOfferId: number | null
    }
  | { kind: 'awardAnnounced'; lotId: number; offerId: number }
  | { kind: 'awardWithdrawn'; lotId: number; offerId: number; reason: string }
  | {
      kind: 'deadlineChanged'
      lotId: number
      which: 'application' | 'offer'
      before: Date | null
      after: Date
      /** Not the lot's own: the end of all rounds, or of the second one where their length was changed. */
      of?: 'final' | 'laterRounds'
      /** Set by starting the offer phase, whose own mail names it. */
      by?: 'phaseStart'
    }
  | { kind: 'scheduled'; published: Date; isMarked: boolean }
  | { kind: 'unpublished' }
  | { kind: 'heardPublished'; published: Date }
  | { kind: 'cancelled'; reason: string | null }
  | { kind: 'archived' }
  /** By the clock. */
  | { kind: 'becamePublic' }
  | {
      kind: 'deadlinePassed'
      lotId: number
      which: 'application' | 'offer'
      round: number | null
      deadline: Date
    }
  | { kind: 'waitingPeriodOver'; lotId: number }

export type Done = { allowed: true; state: ProcedureState; happened: readonly Happening[] }

/** One row of the law: from a state to the next, or the rule that forbids it. */
export type Step<Input> = (state: ProcedureState, input: Input, now: Date) => Done | Refused
