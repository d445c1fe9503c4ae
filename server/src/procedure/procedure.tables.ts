import type { StampSource } from '@allmende/domain/method.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import type { FilingKind } from '@allmende/domain/procedure/filing.contract.ts'
import type { AnswerKind, LotOutcome, OpeningTarget } from '@allmende/domain/procedure/state.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Protocol } from './protocol.ts'

/** Instants as JSON has them. */
export type StoredResumedRounds = { ended: string; next: string }[]

/** How the procedure of a lot goes, one row for each; the lot's own row says what was announced. */
export type LotCoursesTable = {
  lotId: number
  /** Null while the tender is a draft. */
  stage: Generated<number | null>
  outcome: Generated<LotOutcome | null>
  /** Who confirmed an opening first, when, and what is to be opened. */
  openUser: Generated<string | null>
  openDate: Generated<Date | null>
  openTarget: Generated<OpeningTarget | null>
  openRound: Generated<number | null>
  /** Of a continuous procedure; see `resumedRoundsIn`. */
  resumedRounds: ColumnType<StoredResumedRounds, string | undefined, string>
  roundDays: Generated<number | null>
  lastOpenedRound: Generated<number>
  awardOfferId: Generated<number | null>
  awardAnnounced: Generated<Date | null>
  awardableFrom: Generated<Date | null>
}

/** Which stage a lot or a tender came to, when and by whom. */
export type CourseStepsTable = {
  id: Generated<number>
  tenderId: number
  /** Null for what concerns the whole tender. */
  lotId: number | null
  stage: number | null
  outcome: LotOutcome | null
  /** What else was decided, and why; changes that were announced are versions of the tender. */
  event: 'AWARD_ANNOUNCED' | 'AWARD_WITHDRAWN' | null
  reason: string | null
  at: Date
  by: string
}

/** One organization's part in a tender. */
export type OffersTable = {
  id: number
  tenderId: number
  organizationId: number
  created: Date
  createdBy: string
  updated: Date
  stageUpdated: Date
  /** How far the tender is for this organization, and the deadline that its own lots have to keep to, as lists name them. */
  tenderStage: number | null
  deadline: Date | null
}

/** Its part in one lot; who applies again after a denial has a further attempt. */
export type LotOffersTable = {
  offerId: number
  lotId: number
  attempt: number
  round: number | null
  stage: number
  deniedAt: Date | null
  reason: string | null
  applicationSent: Date | null
  offerSent: Date | null
  applicationOpenedAt: Date | null
  offerOpenedAt: Date | null
}

/** What things were called when a bidder was told something. */
export type LetterNames = {
  tender: string
  authority: string
  /** Where the authority is; letters from before it was kept have none. */
  address?: readonly string[]
  organization: string
  lot: string
}

/** What a bidder was told about a lot. */
export type AnswersTable = {
  id: number
  offerId: number
  lotId: number
  attempt: number
  kind: AnswerKind
  isFinal: boolean
  at: Date
  by: string
  reason: string | null
  /** The name of whoever is meant to get the lot. */
  winner: string | null
  /** By an award whose winner is named to whoever asks. */
  winnerOnRequest: Generated<boolean>
  /** The earliest day of the contract as this letter names it; null where nothing has to be waited for. */
  earliest: Date | null
  /** On which day it left and how, where it could not by mail. */
  dispatchedAt: Generated<Date | null>
  dispatchedHow: Generated<DispatchWay | null>
  names: JSONColumnType<LetterNames>
  takenBack: Date | null
  takenBackReason: string | null
}

/** What the team notes of an offer for a lot. */
export type OfferRemarksTable = {
  offerId: number
  lotId: number
  attempt: number
  version: number
  text: string
  updated: Date
  by: string
}

/** What things were called when a receipt was given; lots by their id. */
export type ReceiptNames = {
  tender: string
  authority: string
  organization: string
  lots: Record<string, string>
}

/** One submission or withdrawal, over however many lots. */
export type ReceiptsTable = {
  id: number
  offerId: number
  kind: FilingKind
  receivedAt: Date
  /** Null of those from before this was kept. */
  stampedBy: StampSource | null
  by: string
  names: JSONColumnType<ReceiptNames>
  /** In which they took effect; of two that arrived together one did so first. */
  position: Generated<number>
}

export type ReceiptLotsTable = {
  receiptId: number
  offerId: number
  lotId: number
  attempt: number
  round: number | null
  /** The one in force then. */
  deadline: Date | null
  files: JSONColumnType<FiledFile[]>
  withdrawnAt: Date | null
  openedAt: Date | null
}

/** What was opened with its room; whatever else lies there stays sealed for good. */
export type OpenedDocumentsTable = { documentId: number; openedAt: Date }

/** Attempts that came too late or were not legal. */
export type RefusedFilingsTable = {
  id: Generated<number>
  offerId: number
  lotId: number
  at: Date
  by: string
  cause: string
  deadline: Date | null
  /** Null of those from before this was kept. */
  stampedBy: StampSource | null
}

export type OpeningsTable = {
  id: number
  lotId: number
  target: OpeningTarget
  round: number | null
  firstUser: string
  firstAt: Date
  secondUser: string
  at: Date
  /** What was opened, as it was then. */
  protocol: JSONColumnType<Protocol>
}
