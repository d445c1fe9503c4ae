import { expect, test } from 'vitest'
import { now, publicLot, publicTender, teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { currentRound } from './current-round.ts'
import { nextMoment, timelineOf } from './timeline.ts'

const day = (count: number) => new Date(now.getTime() + count * 86_400_000)
const plain = { event: null, reason: null }
const told = (entries: ReturnType<typeof timelineOf>) =>
  entries.map(({ text, lots, isToCome }) =>
    [text.de, ...lots.map(({ identifier }) => identifier), ...(isToCome ? ['…'] : [])].join(' '),
  )

test('everyone is told when it was published, the deadlines and how it ended', () => {
  const lots = [
    publicLot({ applicationDeadline: day(-3), offerDeadline: day(9) }),
    publicLot({ id: 2, identifier: 'LOT-0002', applicationDeadline: day(-3), offerDeadline: day(10) }),
  ]
  const tender = publicTender({ published: day(-30), stage: 6, lots })
  expect(told(timelineOf(tender, now))).toEqual([
    'Veröffentlicht',
    'Teilnahmefrist endete',
    'Angebotsfrist endet LOT-0001 …',
    'Angebotsfrist endet LOT-0002 …',
  ])
  expect(told(timelineOf({ ...tender, stage: 8, archived: day(-1) }, now))).toEqual([
    'Veröffentlicht',
    'Teilnahmefrist endete',
    'Ausschreibung aufgehoben',
  ])
})

test('the team also reads who did what, lots that moved together as one', () => {
  const lots = [teamLot(), teamLot({ id: 2, identifier: 'LOT-0002' })]
  const by = 'anna@amt.example'
  const step = (lotId: number | null, stage: number | null, at: Date) => ({
    lotId,
    stage,
    at,
    by,
    outcome: null,
    ...plain,
  })
  const tender = teamTender({
    created: day(-40),
    published: day(-20),
    publicFrom: day(-20),
    lots,
    history: [
      step(1, 2, day(-30)),
      step(2, 2, day(-30)),
      step(1, null, day(-29)),
      step(2, null, day(-29)),
      step(1, 3, day(-28)),
      step(2, 2, day(-28)),
      step(1, 3, day(-10)),
      step(2, 3, day(-10)),
      step(2, 4, day(-5)),
      { lotId: 1, stage: null, outcome: 'NO_AWARD', ...plain, at: day(-4), by },
    ],
  })
  expect(told(timelineOf(tender, now))).toEqual([
    'Entwurf angelegt',
    'Veröffentlichung geplant',
    'Veröffentlichung zurückgenommen',
    'Veröffentlichung geplant',
    'Veröffentlicht',
    'Teilnahmewettbewerb gestartet',
    'Teilnahmeanträge geöffnet LOT-0002',
    'Ohne Zuschlag beendet LOT-0001',
  ])
  expect(timelineOf(tender, now)[1]?.by).toEqual([by])
})

test('a publication to come stands at its place', () => {
  const tender = teamTender({ created: day(-1), published: day(3), publicFrom: day(3), lots: [teamLot()] })
  expect(told(timelineOf(tender, now))).toEqual(['Entwurf angelegt', 'Veröffentlichung …'])
})

test('what the server tells as done is past, even if the clock here is behind', () => {
  const at = new Date(now.getTime() + 20_000)
  const by = 'anna@amt.example'
  const tender = teamTender({
    created: at,
    published: at,
    publicFrom: at,
    lots: [teamLot({ applicationDeadline: day(9) })],
    history: [{ lotId: 1, stage: 3, outcome: null, ...plain, at, by }],
  })
  const entries = timelineOf(tender, now)
  expect(told(entries)).toEqual([
    'Entwurf angelegt',
    'Veröffentlicht',
    'Teilnahmewettbewerb gestartet',
    'Teilnahmefrist endet …',
  ])
  expect(nextMoment(entries)).toEqual(day(9))
  expect(told(timelineOf(tender, day(9))).at(-1)).toBe('Teilnahmefrist endete')
})

test('who publishes at once, and what begins with it, is told in this order and once', () => {
  const by = 'anna@amt.example'
  const at = day(-2)
  const tender = teamTender({
    created: day(-9),
    published: at,
    publicFrom: at,
    stage: 8,
    archived: day(-1),
    lots: [teamLot()],
    history: [
      { lotId: 1, stage: 3, outcome: null, ...plain, at, by },
      { lotId: null, stage: 2, outcome: null, ...plain, at: new Date(at.getTime() + 90), by: 'system' },
      { lotId: 1, stage: null, outcome: 'CANCELLED', ...plain, at: day(-1), by },
      { lotId: null, stage: 8, outcome: null, ...plain, at: day(-1), by },
    ],
  })
  const entries = timelineOf(tender, now)
  expect(told(entries)).toEqual([
    'Entwurf angelegt',
    'Veröffentlicht',
    'Teilnahmewettbewerb gestartet',
    'Ausschreibung aufgehoben',
  ])
  expect(entries[1]?.by).toEqual([by])
})

test('a deadline that would have come after the end is none, also once it would be past', () => {
  const lots = [publicLot({ stage: 3, outcome: 'CANCELLED', applicationDeadline: day(-3) })]
  const tender = publicTender({ published: day(-30), stage: 8, archived: day(-9), lots })
  expect(told(timelineOf(tender, now))).toEqual(['Veröffentlicht', 'Ausschreibung aufgehoben'])
})

const continuous = publicTender({ type: 5, finalDeadline: day(100), deadlinePeriodDays: 10 })

test('every round that has begun is told, the last of them also once all is over', () => {
  const lots = [publicLot({ stage: 3, applicationDeadline: day(-15) })]
  const tender = { ...continuous, published: day(-30), lots }
  const rounds = (at: Date, facts = {}) =>
    told(timelineOf({ ...tender, ...facts }, at)).filter((words) => words.startsWith('Runde'))
  expect(rounds(now)).toEqual(['Runde 1 endete', 'Runde 2 endete', 'Runde 3 endet …'])
  expect(rounds(day(9), { finalDeadline: day(8) })).toEqual([
    'Runde 1 endete',
    'Runde 2 endete',
    'Runde 3 endete',
    'Runde 4 endete',
  ])
})

test('an opening names both who opened, and its round', () => {
  const by = ['anna@amt.example', 'bernd@amt.example']
  const opened = (round: number | null) =>
    timelineOf(
      teamTender({
        published: day(-20),
        publicFrom: day(-20),
        lots: [teamLot({ openings: [{ id: 7, target: 4, round, at: day(-5), by }] })],
        history: [{ lotId: 1, stage: 4, outcome: null, ...plain, at: day(-5), by: 'bernd@amt.example' }],
      }),
      now,
    ).filter(({ at }) => at.getTime() === day(-5).getTime())
  expect(opened(null)).toMatchObject([{ text: { de: 'Teilnahmeanträge geöffnet' }, by }])
  expect(opened(2)).toMatchObject([
    { text: { de: 'Teilnahmeanträge der Runde {round} geöffnet' }, values: { round: 2 }, by },
  ])
})

test.each([
  ['in the first round', day(5), { round: 1, deadline: day(5) }],
  ['in the third', day(-15), { round: 3, deadline: day(5) }],
])('%s applications count for the one that runs', (_when, applicationDeadline, current) => {
  expect(currentRound(continuous, publicLot({ applicationDeadline }), now)).toEqual(current)
})

test('there is no round once the last is over, nor without rounds', () => {
  const over = { ...continuous, finalDeadline: day(-1) }
  expect(currentRound(over, publicLot({ applicationDeadline: day(-50) }), now)).toBeNull()
  expect(currentRound(publicTender(), publicLot({ applicationDeadline: day(5) }), now)).toBeNull()
})

test('the team reads that an award is announced and when the waiting ends; once it is made, no more', () => {
  const award = { offerId: 1, sentAt: day(-2), awardableFrom: day(9), letters: [] }
  const words = (lot: object, at = now) =>
    timelineOf(teamTender({ lots: [teamLot({ award, ...lot })] }), at).map(({ text }) => text.de)
  expect(words({})).toEqual(expect.arrayContaining(['Zuschlag angekündigt', 'Wartefrist endet']))
  expect(words({}, day(10))).toContain('Wartefrist endete')
  expect(words({ award: { ...award, awardableFrom: null } })).not.toContain('Wartefrist endet')
  expect(words({ outcome: 'AWARDED' })).not.toContain('Zuschlag angekündigt')
})

test('the team reads that an award was withdrawn and what was changed, each with its reason', () => {
  const by = 'anna@amt.example'
  const step = { stage: null, outcome: null, reason: null, by }
  const award = { offerId: 1, sentAt: day(-1), awardableFrom: null, letters: [] }
  const lots = [teamLot({ award }), teamLot({ id: 2, identifier: 'LOT-0002' })]
  const history = [
    { ...step, lotId: null, event: 'CHANGE_ANNOUNCED', at: day(-9), reason: 'Mehr Zeit' },
    { ...step, lotId: 1, event: 'AWARD_ANNOUNCED', at: day(-3) },
    { ...step, lotId: 1, event: 'AWARD_WITHDRAWN', at: day(-2), reason: 'Rechenfehler' },
    { ...step, lotId: 1, event: 'AWARD_ANNOUNCED', at: day(-1) },
  ] as const
  const entries = timelineOf(
    teamTender({ created: day(-10), published: day(-10), publicFrom: day(-10), lots, history: [...history] }),
    now,
  )
  expect(told(entries)).toEqual([
    'Entwurf angelegt',
    'Veröffentlicht',
    'Änderung bekannt gegeben',
    'Zuschlag angekündigt LOT-0001',
    'Ankündigung des Zuschlags zurückgenommen LOT-0001',
    'Zuschlag angekündigt LOT-0001',
  ])
  expect(entries.flatMap(({ reason }) => reason ?? [])).toEqual(['Mehr Zeit', 'Rechenfehler'])
})
