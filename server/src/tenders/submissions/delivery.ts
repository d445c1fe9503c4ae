import {
  businessIdOf,
  mayFollow,
  pauseAfter,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeFailure, PortalProblem } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { type Failure, PortalFault, type PortalStatus, type SubmitAnswer } from '../../portal/portal.ts'
import type { Submission, SubmissionChange } from './notice-submissions.queries.ts'
import type { OutgoingNotice } from '../notice/outgoing-notice.ts'
import { conclude, type Delivery, later, mayLeave, settle } from './conclusion.ts'

const reportGivenUpAfter = 3 * 24 * 3_600_000

/** One step with one notice: hand it over, or ask what became of it. */
export async function advance(parts: Delivery, submission: Submission): Promise<void> {
  const { state, attempts } = submission
  try {
    if (state === 'VALIDATION_FAILED') await fetchReport(parts, submission)
    else if (state !== 'QUEUED' || attempts > 0) await ask(parts, submission)
    else if (await mayLeave(parts, submission)) await send(parts, submission)
  } catch (error) {
    if (!(error instanceof PortalFault)) throw error
    await holdUp(parts, submission, error)
  }
}

/** The portal did not answer a question: nothing is known, so nothing changes but when we ask again. */
async function holdUp(parts: Delivery, submission: Submission, fault: PortalFault): Promise<void> {
  const { log, pace, clock } = parts
  const now = clock()
  log.warn(
    { notice: businessIdOf(submission), reason: fault.message },
    'the portal did not say, asking again',
  )
  const due = later(now, Math.max(fault.after ?? 0, pace.askEvery))
  // What the portal said of the number is not forgotten over a question it leaves unanswered.
  const problem = submission.problem === 'numberTaken' ? submission.problem : fault.problem
  await conclude(parts, submission, { problem, asked: now, due }, now)
}

/** Before anything is sent again, the portal is asked whether it has it. */
async function ask(parts: Delivery, submission: Submission): Promise<void> {
  const { portal, clock, pace } = parts
  const status = await portal.status(businessIdOf(submission))
  const now = clock()
  const asked = { ...submission, asked: now }
  if (status) return adopt(parts, asked, status)
  const due = later(now, pace.askEvery)
  if (submission.state === 'QUEUED' || submission.state === 'SENDING') {
    if (submission.problem !== 'numberTaken') return send(parts, asked)
    const change = { state: 'VALIDATION_FAILED', asked: now, due: null } as const
    return conclude(parts, submission, change, now)
  }
  const missedSince = submission.missedSince ?? now
  const isLost = now.getTime() - missedSince.getTime() >= pace.arrivalPatience
  const problem = isLost ? 'notArrived' : null
  await conclude(parts, submission, { asked: now, missedSince, due, problem }, now)
}

async function adopt(parts: Delivery, submission: Submission, status: PortalStatus): Promise<void> {
  const { clock, pace } = parts
  const now = clock()
  const { state, publicationNumber, publicationDate } = status
  const isFinal = state !== 'SUBMITTED' && state !== 'PUBLISHING'
  const due = isFinal ? null : later(now, pace.askEvery)
  const heard = { asked: now, answered: now, missedSince: null, due }
  if (!mayFollow(submission.state, state))
    return conclude(parts, submission, { ...heard, problem: 'contradicting' }, now)
  const report = state === 'VALIDATION_FAILED' ? await objections(parts, submission) : { problem: null }
  await conclude(parts, submission, { ...heard, state, publicationNumber, publicationDate, ...report }, now)
}

async function send(parts: Delivery, submission: Submission): Promise<void> {
  const { portal, write, clock, log, pace, random } = parts
  const now = clock()
  let outgoing: OutgoingNotice
  try {
    outgoing = await write(submission, now)
  } catch (error) {
    log.error({ err: error, notice: businessIdOf(submission) }, 'a notice could not be written')
    const due = later(now, pauseAfter(Number.MAX_SAFE_INTEGER, random(), pace.firstPause))
    return conclude(parts, submission, { problem: 'notWritten', due, asked: submission.asked }, now)
  }
  if (submission.attempts === 0) {
    const failures = placed(await validated(parts, outgoing.xml), outgoing)
    if (failures.some(({ severity }) => severity === 'ERROR')) {
      const change = {
        state: 'VALIDATION_FAILED',
        answered: now,
        due: null,
        problem: null,
        failures,
      } as const
      return conclude(parts, submission, change, now)
    }
  }
  const attempts = submission.attempts + 1
  const { xml, panels } = outgoing
  const begun = { state: 'SENDING', attempts, sent: now, asked: submission.asked, xml, panels } as const
  const isStillOurs = await settle(parts, submission, begun, now)
  if (!isStillOurs) return
  const answer = await portal.submit({ businessId: businessIdOf(submission), ...outgoing })
  await conclude(
    parts,
    { ...submission, state: 'SENDING', attempts },
    await changeAfter(parts, { ...submission, attempts }, answer, outgoing),
    clock(),
  )
}

/** The portal's check beforehand is a courtesy: without an answer the notice is sent all the same. */
async function validated({ portal, log }: Delivery, xml: string): Promise<readonly Failure[]> {
  try {
    return (await portal.validate(xml)) ?? []
  } catch (error) {
    if (!(error instanceof PortalFault)) throw error
    log.warn({ reason: error.message }, 'the portal’s validation did not answer, sending without it')
    return []
  }
}

async function changeAfter(
  parts: Delivery,
  submission: Submission,
  answer: SubmitAnswer,
  outgoing: OutgoingNotice,
): Promise<SubmissionChange> {
  const { pace, random, clock, log } = parts
  const now = clock()
  const { asked, attempts } = submission
  if (answer.kind !== 'accepted')
    log.warn({ notice: businessIdOf(submission), attempts, answer }, 'the portal did not take a notice')
  const pause = pauseAfter(attempts, random(), pace.firstPause)
  const askedAgain = asked ? asked.getTime() + pace.askEvery - now.getTime() : 0
  switch (answer.kind) {
    case 'accepted':
      return { state: 'SUBMITTED', answered: now, problem: null, due: later(now, pace.askEvery) }
    case 'rejected':
      return { state: 'VALIDATION_FAILED', answered: now, ...(await objections(parts, submission, outgoing)) }
    case 'refused':
      return { state: 'VALIDATION_FAILED', answered: now, problem: answer.problem, due: null }
    case 'later': {
      const due = later(now, Math.max(pause, answer.after ?? 0, askedAgain))
      return { state: 'QUEUED', problem: answer.problem, due }
    }
    case 'known':
      return { problem: 'numberTaken', due: later(now, Math.max(pause, askedAgain)) }
    case 'uncertain':
      return { problem: answer.problem, due: later(now, Math.max(pause, pace.askEvery)) }
  }
}

type Objections = { failures?: NoticeFailure[]; problem: PortalProblem | null; due: Date | null }

/** What the portal's report objects to, led back to the fields. */
async function objections(
  parts: Delivery,
  submission: Submission,
  outgoing?: OutgoingNotice,
): Promise<Objections> {
  const { portal, clock, pace, log } = parts
  const now = clock()
  try {
    const found = await portal.report(businessIdOf(submission))
    const failures = placed(found, outgoing ?? (await rewritten(parts, submission)))
    return { failures, problem: null, due: null }
  } catch (error) {
    if (!(error instanceof PortalFault)) throw error
    log.warn({ notice: businessIdOf(submission), reason: error.message }, 'no validation report yet')
    const waited = submission.state === 'VALIDATION_FAILED' ? now.getTime() - submission.since.getTime() : 0
    const due = waited > reportGivenUpAfter ? null : later(now, pace.askEvery)
    return { problem: 'reportMissing', due }
  }
}

/** Written once more only to find places: a report without places is better than none. */
async function rewritten(
  { write, clock, log }: Delivery,
  submission: Submission,
): Promise<Pick<OutgoingNotice, 'placeOf'>> {
  return write(submission, clock()).catch((error: unknown) => {
    log.error({ err: error, notice: businessIdOf(submission) }, 'a report’s places could not be found')
    return { placeOf: null }
  })
}

async function fetchReport(parts: Delivery, submission: Submission): Promise<void> {
  await conclude(parts, submission, await objections(parts, submission), parts.clock())
}

const placed = (
  failures: readonly Failure[],
  { placeOf }: Pick<OutgoingNotice, 'placeOf'>,
): NoticeFailure[] =>
  failures.map(({ severity, rule, location, text }) => ({
    severity,
    rule,
    text,
    ...(placeOf?.(location) ?? { fieldId: null, panelPath: '' }),
  }))
