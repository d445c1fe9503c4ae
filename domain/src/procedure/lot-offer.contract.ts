import { z } from 'zod'
import { CountedId, Instant, LargeId } from '../method.ts'
import { ChangeToConfirm } from './announced-change.ts'
import { Dispatch } from './dispatch.contract.ts'
import { answerKinds } from './state.ts'

/** Offers, and whatever else would tell bidders about each other if it were counted. */
export const OfferId = LargeId

/** The final answer a bidder has got for a lot. */
export const Answer = z.object({
  kind: z.enum(answerKinds),
  at: Instant,
  reason: z.string().nullable(),
  /** To whom the lot goes or is meant to, which the law lets the others know. */
  winner: z.string().nullable(),
  /** By an award whose winner is named to whoever asks. */
  winnerOnRequest: z.boolean(),
  /** The earliest day of the contract, as her own letter names it. */
  awardableFrom: Instant.nullable(),
  /** How her letter left where it could not by mail. */
  dispatch: Dispatch.nullable(),
  letterId: LargeId,
})
export type Answer = z.infer<typeof Answer>

/** Something a bidder was told in a letter, whether or not it still holds. */
export const Letter = z.object({
  letterId: LargeId,
  kind: z.enum(answerKinds),
  at: Instant,
  /** Of an announced award: the earliest day of the contract that it names. */
  awardableFrom: Instant.nullable(),
  /** From when on it held no more, and why. */
  takenBack: Instant.nullable(),
  takenBackReason: z.string().nullable(),
})
export type Letter = z.infer<typeof Letter>

/** What the team notes of an offer; version 0 has never been written. */
export const Remark = z.object({ version: z.int(), text: z.string() })
export type Remark = z.infer<typeof Remark>

/** One bidder's part in one lot, as she and, as far as nothing is sealed, the team get it. */
export const LotOffer = z.object({
  lotId: CountedId,
  /** Who was denied and applies again has a further one, with rooms of its own. */
  attempt: z.int(),
  round: z.int().nullable(),
  stage: z.int(),
  /** The lot's stage as it is for this bidder. */
  effectiveStage: z.int(),
  deniedAt: Instant.nullable(),
  reason: z.string().nullable(),
  applicationSent: Instant.nullable(),
  offerSent: Instant.nullable(),
  applicationOpenedAt: Instant.nullable(),
  offerOpenedAt: Instant.nullable(),
  /** Of the own organization alone: documents differ from what was submitted, and rooms that lack one. */
  unsubmittedChanges: z.boolean(),
  missing: z.array(z.string()),
  /** The same alone: the highest stage this attempt ever had; a later round takes the stage back. */
  reached: z.int(),
  /** The same of all its attempts in the lot together: its pages stay when it applies again. */
  everReached: z.int(),
  answer: Answer.nullable(),
  /** Announced after what stands was filed; it counts nevertheless. */
  changesToConfirm: z.array(ChangeToConfirm),
  /** All letters she got on it, the oldest first. */
  letters: z.array(Letter),
  /** The team's own; to bidders there is none. */
  remark: Remark.nullable(),
})
export type LotOffer = z.infer<typeof LotOffer>
