import { bySystem } from '@allmende/domain/actor.ts'
import { turnOf, type Turn } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import { announces } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Logger } from 'pino'
import type { Db } from '../../database/schema.ts'
import type { Portal } from '../../portal/portal.ts'
import { type ActAsSystem, systemStep } from '../../rpc/system.ts'
import type { OutgoingNotice } from '../notice/outgoing-notice.ts'
import { hearPublished } from '@allmende/domain/procedure/publication.ts'
import { tenderChanged } from '../announcing.ts'
import { move } from '../course/moving.ts'
import { lockTenderHead } from '../tenders.queries.ts'
import { overtaken, stateChange } from './notice-log.ts'
import {
  isNews,
  listSubmissions,
  lockSubmission,
  setSubmission,
  type Submission,
  type SubmissionChange,
} from './notice-submissions.queries.ts'

export type WriteNotice = (submission: Submission, now: Date) => Promise<OutgoingNotice>

/** How long things take, in milliseconds. */
export type PortalPace = {
  lookEvery: number
  /** At most so often is the portal asked about one notice. */
  askEvery: number
  firstPause: number
  /** After so long without a trace what was confirmed counts as lost. */
  arrivalPatience: number
  /** Longer than all requests about one notice together: only what a dead process left behind is taken again. */
  takenFor: number
}

export const usualPace: PortalPace = {
  lookEvery: 20_000,
  askEvery: 5 * 60_000,
  firstPause: 60_000,
  arrivalPatience: 30 * 60_000,
  takenFor: 10 * 60_000,
}

const toldToTeam = ({ name, team }: TenderHead) => ({
  kind: 'notice' as const,
  emails: team.map(({ userName }) => userName),
  title: { de: 'Neues von SIMAP', en: 'News from SIMAP' },
  text: { de: name, en: name },
})

export type Delivery = {
  db: Db
  act: ActAsSystem
  portal: Portal
  write: WriteNotice
  log: Logger
  pace: PortalPace
  random: () => number
  clock: () => Date
}

/** Writes what is known now, unless somebody else has moved the notice meanwhile. */
const settling = systemStep({
  load: async ({ db }, before: Submission, change: SubmissionChange) => {
    // The tender first, as whoever stops or publishes it does.
    const head = await lockTenderHead(db, before.tenderId)
    const current = await lockSubmission(db, before.id)
    const isStillOurs = current?.state === before.state && current.attempts === before.attempts
    if (!head || !isStillOurs) return null
    // Since it was looked at, one before it may have been sent again.
    const leaves = change.state === 'SENDING' && before.attempts === 0
    return leaves && (await turnIn(db, current)) !== 'now' ? null : { ...current, head }
  },
  allow: bySystem,
  run: async (context, current, [, change]) => {
    await setSubmission(context.db, current, change, context.now)
    const isHeard = change.state === 'PUBLISHED' && current.head.isMarked && announces(current.kind)
    const heard = isHeard
      ? await move(context, current.head, (state) => hearPublished(state, { at: context.now }, context.now))
      : null
    return { heard }
  },
  record: ({ head, ...current }, { heard }, [, { state }]) => {
    const events = heard?.events ?? []
    if (state === undefined || !isNews(current, state)) return events
    const data = { project: head.name, changes: [stateChange(current, state)] }
    return [{ type: 'NOTICE_STATUS', projectId: current.tenderId, data } as const, ...events]
  },
  announce: ({ head, ...current }, _done, [, { state }]) => [
    ...tenderChanged(head.id),
    ...(state !== undefined && isNews(current, state) ? [toldToTeam(head)] : []),
  ],
  wakes: ['clock', 'delivery'],
})

const turnIn = async (db: Db, submission: Submission): Promise<Turn> =>
  announces(submission.kind) ? 'now' : turnOf(submission, await listSubmissions(db, submission.tenderId))

/** Whether it is its turn; whoever waits is looked at again once something before it has moved. */
const holding = systemStep({
  load: async ({ db }, before: Submission) => {
    const head = await lockTenderHead(db, before.tenderId)
    const current = await lockSubmission(db, before.id)
    if (!head || current?.state !== 'QUEUED' || current.attempts > 0) return null
    return { ...current, head, turn: await turnIn(db, current) }
  },
  allow: bySystem,
  run: async ({ db, now }, { turn, head: _named, ...current }) => {
    if (turn === 'waits') await setSubmission(db, current, { due: null }, now)
    if (turn === 'overtaken') await setSubmission(db, current, { state: 'STOPPED', due: null }, now)
    return turn
  },
  record: ({ head, ...current }, turn) =>
    turn === 'overtaken'
      ? {
          type: 'NOTICE_STATUS' as const,
          projectId: current.tenderId,
          data: { project: head.name, changes: [stateChange(current, 'STOPPED'), overtaken] },
        }
      : null,
  announce: ({ head }, turn) => (turn === 'now' ? [] : tenderChanged(head.id)),
})

/** Whether a notice that was never handed over leaves now. */
export const mayLeave = async ({ act, clock }: Delivery, submission: Submission): Promise<boolean> =>
  announces(submission.kind) || (await act(holding, clock(), submission)) === 'now'

export async function conclude(
  parts: Delivery,
  before: Submission,
  change: SubmissionChange,
  now: Date,
): Promise<void> {
  await settle(parts, before, change, now)
}

/** The same; false where somebody else has moved it meanwhile. */
export async function settle(
  { act }: Delivery,
  before: Submission,
  change: SubmissionChange,
  now: Date,
): Promise<boolean> {
  return (await act(settling, now, before, change)) !== null
}

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)
