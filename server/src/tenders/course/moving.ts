import { nameOf, system } from '@allmende/domain/actor.ts'
import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import { nextDue, tick } from '@allmende/domain/procedure/clock.ts'
import type { Done, Happening, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { isPublicAt } from '@allmende/domain/procedure/publicity.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import type { AuditEvent, Context, Mail } from '../../rpc/method.ts'
import type { StoredOffer } from '../../procedure/offers.queries.ts'
import { lockTenderHead } from '../tenders.queries.ts'
import { audienceOf } from './audience.ts'
import { makeContractorRooms } from './contractor-rooms.ts'
import { courseEvents } from './course-events.ts'
import { courseMails } from './course-mails.ts'
import { type CourseNames, courseNames } from './course-names.ts'
import { keepHappenings } from './keeping.ts'
import { loadState, loadStateOf, storeState } from './procedure-state.ts'

/** What became of a procedure, and what is said of it. */
export type Moved = {
  before: ProcedureState
  after: ProcedureState
  happened: readonly Happening[]
  names: CourseNames
  events: readonly AuditEvent[]
  mails: readonly Mail[]
  /** Whose part alone it concerned; null where it may concern everyone. */
  concerned: number | null
}

type Moving = Pick<Context, 'db' | 'actor' | 'now'>

export type Movable = Pick<TenderHead, 'id' | 'name' | 'organizationId'>

type TakeStep = (state: ProcedureState) => Done | Refused

/** What belongs to a step without being part of it. */
type Aside = {
  /** Further lines of its entry in the log. */
  besides?: readonly AuditChange[]
  /** Of what is filed by it. */
  receiptId?: number
  stampedBy?: StampSource
  /** Why deadlines are moved, for those who are told. */
  reason?: string
}

/**
 * Takes one step of a procedure, or refuses it. The tender was locked before, so that of two at once one finds what
 * the other has left.
 */
export async function move(
  moving: Moving,
  tender: Movable,
  step: TakeStep,
  aside: Aside = {},
): Promise<Moved> {
  const before = await loadState(moving.db, tender.id)
  // What is due at this moment has happened before it, whether or not the clock was as quick.
  return moved(moving, tender, { before, clocked: ticked(before, moving.now), step, aside, concerned: null })
}

/**
 * The same for a step that looks at one bidder's part and changes nothing else: in the last minute many of them come
 * at once, and the tender is held so that they do not wait for each other. Where something is due it concerns everyone.
 */
export async function moveOne(
  moving: Moving,
  tender: Movable,
  offer: StoredOffer,
  step: TakeStep,
  aside: Aside = {},
): Promise<Moved> {
  const before = await loadStateOf(moving.db, tender.id, [offer.id])
  const due = nextDue(before)
  if (due !== null && due <= moving.now) {
    await lockTenderHead(moving.db, tender.id)
    return move(moving, tender, step, aside)
  }
  const clocked = { allowed: true, state: before, happened: [] } as const
  return moved(moving, tender, { before, clocked, step, aside, concerned: offer })
}

/** What such a step looks at. */
export async function clockedState(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tenderId: number,
  offerId: number,
): Promise<ProcedureState> {
  const own = await loadStateOf(db, tenderId, [offerId])
  const due = nextDue(own)
  return due !== null && due <= now ? ticked(await loadState(db, tenderId), now).state : own
}

type Begun = {
  before: ProcedureState
  clocked: Done
  step: TakeStep
  aside: Aside
  concerned: StoredOffer | null
}

async function moved(
  { db, actor, now }: Moving,
  tender: Movable,
  { before, clocked, step, aside, concerned }: Begun,
): Promise<Moved> {
  const { besides = [], receiptId = null, stampedBy = null, reason = null } = aside
  const done = step(clocked.state)
  if (!done.allowed) throw new Refusal(done)
  const { state: after } = done
  const happened = [...clocked.happened, ...done.happened]
  await storeState(db, tender.id, before, after, now)
  const names = await courseNames(db, tender, concerned)
  const letters = [
    ...(await keepHappenings({ db, by: nameOf(system), now, names }, clocked)),
    ...(await keepHappenings({ db, by: nameOf(actor), now, names }, done)),
  ]
  await makeContractorRooms(db, tender.id, before, after, now)
  const audience = await audienceOf(db, tender.id, concerned?.id ?? null)
  return {
    concerned: concerned?.id ?? null,
    before,
    after,
    happened,
    names,
    events: [
      ...courseEvents(clocked.happened, names).map((event) => ({ ...event, userName: nameOf(system) })),
      ...courseEvents(done.happened, names, besides),
    ],
    mails: courseMails(
      { names, audience, state: after, now, receiptId, stampedBy, letters, reason },
      happened,
      isPublicAt(after.tender, now),
    ),
  }
}

function ticked(state: ProcedureState, now: Date): Done {
  const done = tick(state, {}, now)
  if (!done.allowed) throw new Refusal(done)
  return done
}
