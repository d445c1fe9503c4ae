import { expect, test } from 'vitest'
import { deadlineFaults, firstDeadlines } from './deadline-faults.ts'
import {
  dateFault,
  dropsPhases,
  type Publication,
  publishedOf,
  soonest,
  type Start,
  startsOf,
} from './publication.ts'

const now = new Date('2026-11-15T10:00:30Z')
const day = (count: number, from = now) => new Date(from.getTime() + count * 86_400_000)

test.each([
  [0, [2, 3, 5, 6]],
  [1, [2, 3, 5, 6]],
  [5, [2, 3]],
  [2, [2]],
  [3, [2]],
  [4, [2]],
] as const)('a tender of kind %i can begin with %j', (type, starts) => {
  expect(startsOf(type)).toEqual(starts)
})

test.each([
  [0, 2, false],
  [0, 3, false],
  [0, 5, true],
  [0, 6, true],
  [3, 2, false],
] as const)('a tender of kind %i that begins with %i drops phases: %s', (type, start, drops) => {
  expect(dropsPhases(type, start)).toBe(drops)
})

const chosen: Publication = { when: null, at: null, isMarked: false, start: 2, lotIds: [] }

test.each<[string, Partial<Publication>, Date | null]>([
  ['nothing', {}, null],
  ['now', { when: 'soonest' }, now],
  ['as soon as the portal allows', { when: 'soonest', isMarked: true }, new Date('2026-11-17T10:02:00Z')],
  ['a day without a time', { when: 'at', at: '16.11.2026, ' }, null],
  ['a moment', { when: 'at', at: '2026-11-16T09:00:00.000Z' }, new Date('2026-11-16T09:00:00Z')],
])('who chose %s', (_what, given, published) => {
  expect(publishedOf({ ...chosen, ...given }, now)).toEqual(published)
})

test.each([
  ['now', now, false, null],
  ['ten minutes ago', new Date(now.getTime() - 600_000), false, null],
  ['a moment more', new Date(now.getTime() - 600_001), false, 'inPast'],
  ['two days ahead with the portal', day(2), true, null],
  ['less with the portal', new Date(day(2).getTime() - 1), true, 'tooSoonForPortal'],
  ['the soonest there is, a minute later', new Date(soonest(true, now).getTime() - 60_000), true, null],
] as const)('publishing %s', (_when, published, isMarked, fault) => {
  expect(dateFault(published, isMarked, now)).toBe(fault)
})

const lot = (id: number, applications: Date | null, offers: Date | null) => ({
  id,
  identifier: `LOT-000${id}`,
  name: '',
  applicationDeadline: applications,
  offerDeadline: offers,
})
const plain = { finalDeadline: null, deadlinePeriodDays: null, offerDeadline: null }
const published = day(10)

test.each<[string, Parameters<typeof deadlineFaults>[0], Start, string[]]>([
  [
    'a competition without deadline',
    { type: 0, ...plain, lots: [lot(1, null, null)] },
    3,
    ['applicationDeadline missing'],
  ],
  [
    'one that ends with the publication',
    { type: 0, ...plain, lots: [lot(1, published, null)] },
    3,
    ['applicationDeadline notAfter'],
  ],
  ['one that ends later', { type: 0, ...plain, lots: [lot(1, day(11), null)] }, 3, []],
  ['a lot that does not begin yet', { type: 0, ...plain, lots: [lot(9, null, null)] }, 3, []],
  [
    'offers at once, without deadline',
    { type: 0, ...plain, lots: [lot(1, null, null)] },
    6,
    ['offerDeadline missing'],
  ],
  ['offers due before', { type: 0, ...plain, lots: [lot(1, null, day(9))] }, 6, ['offerDeadline notAfter']],
  ['negotiation, entry open', { type: 0, ...plain, lots: [lot(1, null, null)] }, 5, []],
  [
    'negotiation, entry closed before',
    { type: 0, ...plain, lots: [lot(9, day(9), null)] },
    5,
    ['applicationDeadline notAfter'],
  ],
  [
    'interest until before',
    { type: 2, ...plain, lots: [lot(1, day(9), null)] },
    2,
    ['applicationDeadline notAfter'],
  ],
  [
    'nothing begun, and all of it over before',
    { type: 0, ...plain, lots: [lot(1, day(9), day(9))] },
    2,
    ['applicationDeadline notAfter', 'offerDeadline notAfter'],
  ],
  [
    'a lot that begins later, and is over before',
    { type: 0, ...plain, lots: [lot(1, day(11), null), lot(9, day(9), null)] },
    3,
    ['applicationDeadline notAfter'],
  ],
  [
    'offers due with applications',
    { type: 0, ...plain, lots: [lot(1, day(11), day(11))] },
    2,
    ['offerDeadline beforeApplications'],
  ],
  ['offers at once, applications left out', { type: 0, ...plain, lots: [lot(1, day(9), day(11))] }, 6, []],
  [
    'the last offers due with the first round',
    {
      type: 5,
      finalDeadline: day(12),
      deadlinePeriodDays: 7,
      offerDeadline: day(11),
      lots: [lot(1, day(11), null)],
    },
    2,
    ['offerDeadline beforeApplications'],
  ],
  [
    'the last offers due before',
    {
      type: 5,
      finalDeadline: day(12),
      deadlinePeriodDays: 7,
      offerDeadline: day(9),
      lots: [lot(1, day(11), null)],
    },
    2,
    ['offerDeadline notAfter'],
  ],
  [
    'rounds without end',
    { type: 5, ...plain, lots: [lot(1, day(11), null)] },
    2,
    ['deadlinePeriodDays missing', 'finalDeadline missing'],
  ],
  [
    'a first round after the end',
    { type: 5, ...plain, finalDeadline: day(11), deadlinePeriodDays: 7, lots: [lot(1, day(12), null)] },
    3,
    ['applicationDeadline afterFinal'],
  ],
  ['a notice', { type: 3, ...plain, lots: [lot(1, day(9), day(9))] }, 2, []],
])('%s', (_case, tender, start, found) => {
  const faults = deadlineFaults(tender, { start, lotIds: [1, 2], published })
  expect(faults.map(({ field, kind }) => `${field} ${kind}`)).toEqual(found)
})

test.each([
  ['applications', 0, 3, [day(20)]],
  ['applications, begun later', 0, 2, [day(20)]],
  ['offers where they are asked for at once', 0, 6, [day(40)]],
  ['nothing where one negotiates at once', 0, 5, []],
  ['nothing where interest is expressed', 2, 2, []],
  ['nothing of a notice', 3, 2, []],
] as const)('the law looks at %s', (_what, type, start, deadlines) => {
  expect(
    firstDeadlines({ type, lots: [lot(1, day(20), day(40))] }, start).map(({ deadline }) => deadline),
  ).toEqual(deadlines)
})
