import type { NoticeState, PortalProblem } from '@allmende/domain/tenders/submissions/notice-submissions.ts'

/** One version of a notice as it is handed over. */
export type HandedNotice = { businessId: string; xml: string; authorEmail: string }

/** What became of an attempt to hand a notice over. */
export type SubmitAnswer =
  | { kind: 'accepted' }
  /** It has failed the portal's check; the report says why. */
  | { kind: 'rejected' }
  /** Sending the same again would be refused again. */
  | { kind: 'refused'; problem: PortalProblem }
  /** It surely has not arrived, and may be sent again; `after` where the portal says when. */
  | { kind: 'later'; problem: PortalProblem; after: number | null }
  /** The portal has this version already. */
  | { kind: 'known' }
  /** Nobody knows whether it arrived. */
  | { kind: 'uncertain'; problem: PortalProblem }

export type PortalState = Exclude<NoticeState, 'QUEUED' | 'SENDING'>
export type PortalStatus = {
  state: PortalState
  publicationNumber: string | null
  publicationDate: string | null
}

/** What the portal objects to, and where in the XML. */
export type Failure = { severity: 'ERROR' | 'WARN'; rule: string; location: string; text: string }

/** A question the portal did not answer; `after` milliseconds where it says when to ask again. */
export class PortalFault extends Error {
  readonly problem: PortalProblem
  readonly after: number | null
  constructor(problem: PortalProblem, message: string, after: number | null = null) {
    super(message)
    this.problem = problem
    this.after = after
  }
}

/** What publishes notices. Nothing outside an adapter knows its paths and words. */
export type Portal = {
  submit: (notice: HandedNotice) => Promise<SubmitAnswer>
  /** Null where the portal does not know it; a PortalFault where it does not say. */
  status: (businessId: string) => Promise<PortalStatus | null>
  stop: (businessId: string) => Promise<'stopped' | 'tooLate' | 'unknown'>
  report: (businessId: string) => Promise<readonly Failure[]>
  /** The portal's check without submitting; null where none is set up. */
  validate: (xml: string) => Promise<readonly Failure[] | null>
}
