import { bySystem } from '@allmende/domain/actor.ts'
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
import { stateChange } from './notice-submissions.methods.ts'
import {
  isNews,
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
  load: async ({ db }, before: Submission, _change: SubmissionChange) => {
    // The tender first, as whoever stops or publishes it does.
    const head = await lockTenderHead(db, before.tenderId)
    const current = await lockSubmission(db, before.id)
    const isStillOurs = current?.state === before.state && current.attempts === before.attempts
    return head && isStillOurs ? { ...current, head } : null
  },
  allow: bySystem,
  run: async (context, current, [, change]) => {
    await setSubmission(context.db, current, change, context.now)
    const isHeard = change.state === 'PUBLISHED' && current.head.isMarked
    const heard = isHeard
      ? await move(context, current.head, (state) => hearPublished(state, { at: context.now }, context.now))
      : null
    return { heard }
  },
  record: ({ head, ...current }, { heard }, [, { state }]) => {
    const events = heard?.events ?? []
    if (state === undefined || !isNews(current, state)) return events
    const data = { project: head.name, changes: [stateChange(current.state, state)] }
    return [{ type: 'NOTICE_STATUS', projectId: current.tenderId, data } as const, ...events]
  },
  announce: ({ head, ...current }, _done, [, { state }]) => [
    ...tenderChanged(head.id),
    ...(state !== undefined && isNews(current, state) ? [toldToTeam(head)] : []),
  ],
  wakes: ['clock'],
})

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
