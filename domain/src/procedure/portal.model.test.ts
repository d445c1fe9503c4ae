import { expect, test } from 'vitest'
import { tick } from './clock.ts'
import { cancel, endLot } from './ending.ts'
import { type FirstNotice, hearPublished, portalHeadStart, publish, unpublish } from './publication.ts'
import { isPublicAt } from './publicity.ts'
import type { Done, ProcedureState } from './state.ts'
import { explore, type Way } from './test-exploration.ts'
import { day, draft, plus, times } from './test-procedure.ts'

const first = new Date('2026-06-01T08:00:00Z')
/** Around every instant at which what was heard so far may appear. */
const instants = [0, 1, 2, 3].flatMap((days) => [
  plus(first, 2 * days * day),
  plus(first, 2 * (days + 1) * day - 1),
])
const now = (at: number) => instants[at] ?? times.finalOffer

/** A tender on its way to the portal; `told` counts how often it was said to be public. */
type Moment = { state: ProcedureState; firstNotice: FirstNotice; at: number; told: number }

const distinct = ({ state, firstNotice, at, told }: Moment) => {
  const { clockedUntil: _clock, ...tender } = state.tender
  return JSON.stringify([tender, state.lots, firstNotice, at, told])
}

const publicTimes = ({ happened }: Done) => happened.filter(({ kind }) => kind === 'becamePublic').length

function waysFrom(moment: Moment): Way<Moment>[] {
  const { state, firstNotice, at, told } = moment
  const { tender } = state
  const when = now(at)
  const after = (by: string, done: ReturnType<typeof tick>, more: Partial<Moment> = {}): Way<Moment>[] =>
    done.allowed
      ? [{ by, to: { ...moment, state: done.state, told: told + publicTimes(done), ...more } }]
      : []
  const mayBeSent = tender.isMarked && !isPublicAt(tender, when) && tender.archived === null
  const input = { start: 3, lotIds: null } as const
  return [
    ...after('publish', publish(state, { ...input, published: when, isMarked: false }, when)),
    ...after('schedule', publish(state, { ...input, published: plus(when, day), isMarked: false }, when)),
    ...after(
      'mark',
      publish(state, { ...input, published: plus(when, portalHeadStart), isMarked: true }, when),
    ),
    ...(mayBeSent && (firstNotice === 'none' || firstNotice === 'back')
      ? [{ by: 'send', to: { ...moment, firstNotice: 'underway' as const } }]
      : []),
    ...(firstNotice === 'underway'
      ? [
          { by: 'comes back', to: { ...moment, firstNotice: 'back' as const } },
          ...after('is out', hearPublished(state, { at: when }, when), { firstNotice: 'published' }),
        ]
      : []),
    ...after('unpublish', unpublish(state, { firstNotice }, when), { firstNotice: 'none' }),
    ...after('cancel', cancel(state, { firstNotice, reason: 'Kein Bedarf' }, when)),
    ...after('end', endLot(state, { lotId: 1, reason: 'Niemand' }, when)),
    ...(at + 1 < instants.length ? after('time', tick(state, {}, now(at + 1)), { at: at + 1 }) : []),
  ]
}

function wrongWith({ state, firstNotice, at, told }: Moment): string[] {
  const { tender } = state
  const when = now(at)
  const isPublic = isPublicAt(tender, when)
  const isClocked = (tender.clockedUntil ?? first) >= when
  const rules: [string, boolean][] = [
    ['public before the portal was heard', isPublic && tender.isMarked && tender.heardAt === null],
    ['public though the notice is on its way', isPublic && firstNotice === 'underway'],
    ['cancelled on its way', tender.isCancelled && firstNotice === 'underway'],
    ['a draft while the notice is out', tender.published === null && firstNotice === 'published'],
    ['told twice', told > 1],
    ['told too early', told === 1 && !isPublic],
    ['never told', isPublic && isClocked && told === 0],
    [
      'nationally too early',
      tender.heardAt !== null &&
        tender.published !== null &&
        tender.published.getTime() < tender.heardAt.getTime() + portalHeadStart,
    ],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

test('every way between a draft, the portal and the public', () => {
  const beginning = { state: draft(), firstNotice: 'none', at: 0, told: 0 } satisfies Moment
  const { states, wrong, storyOf, leadingTo } = explore<Moment>(beginning, distinct, (moment) => ({
    ways: waysFrom(moment),
    wrong: wrongWith(moment),
  }))
  expect(wrong).toEqual([])
  // What is heard at the last instants appears after the clock has stopped.
  const canEnd = leadingTo(
    ({ state, at }) =>
      state.lots.every(({ outcome }) => outcome !== null) || (state.tender.heardAt !== null && at > 4),
    'cancel',
  )
  const stuck = states.flatMap(({ state }, index) =>
    state.tender.archived === null && !canEnd.has(index) ? [storyOf(index)] : [],
  )
  expect(stuck).toEqual([])
  expect(
    states.some(({ state, told }) => state.tender.isCancelled && state.tender.isMarked && told === 1),
  ).toBe(true)
})
