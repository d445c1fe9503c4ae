import type { AuditEvent } from './deed/audit-event.ts'
import type { Mail } from './deed/mail.ts'
import type { ExceptionType } from './exception-types.ts'
import type { Bilingual, Values } from './texts.ts'

/** Reasons of one area: the kind of each "no" and the sentence the user reads. */
export type ReasonTexts = Readonly<Record<string, Bilingual & { type: ExceptionType }>>

/** Every reason there is; `reasons.ts` puts those of the areas together here. */
export interface Reasons {}
export type Reason = keyof Reasons

/** What a refusal says besides its reason, and what is kept of it although the call is undone. */
export type RefusalDetails = {
  /** Fills the placeholders of the reason's sentence. */
  values?: Values
  /** Which arguments are at fault: `0.contact.zip`, the argument's position first. */
  fields?: readonly string[]
  /** The same where each has a sentence of its own. */
  faults?: readonly FieldFault[]
  /** Written to the log after the rollback, before the answer. */
  event?: AuditEvent
  mails?: readonly Mail[]
}

export type FieldFault = { field: string; text: Bilingual; values?: Values }

export type Refused = { allowed: false; reason: Reason } & RefusalDetails

/** The answer of every rule and every policy. */
export type Verdict = { allowed: true } | Refused

export const allowed: Verdict = { allowed: true }

/** For methods open to all; said aloud, never by omission. */
export const everyone = (): Verdict => allowed

export const refused = (reason: Reason, details: RefusalDetails = {}): Refused => ({
  allowed: false,
  reason,
  ...details,
})

/** The first refusal wins, so the user reads the most fundamental reason. */
export function firstRefusal(...verdicts: Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed
}

/** Ends a call with a "no"; the rpc layer turns it into the answer. */
export class Refusal extends Error {
  readonly verdict: Refused
  constructor(verdict: Refused) {
    super(verdict.reason)
    this.verdict = verdict
  }
}

export function refuse(reason: Reason, details: RefusalDetails = {}): never {
  throw new Refusal(refused(reason, details))
}

/** What has to be there by now. */
export function existing<Thing>(thing: Thing | null | undefined): Thing {
  return thing ?? refuse('notFound')
}

export function ensure(verdict: Verdict): void {
  if (!verdict.allowed) throw new Refusal(verdict)
}
