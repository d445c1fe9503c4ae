import type { Happening } from '@allmende/domain/procedure/state.ts'
import { expect, test } from 'vitest'
import { courseEvents } from './course-events.ts'
import type { CourseNames } from './course-names.ts'

const names: CourseNames = {
  tenderId: 7,
  project: 'Sielbauwerk',
  authority: 'Stadt Musterhafen',
  authorityAddress: [],
  lot: (id) => `Los ${id}`,
  organization: (offerId) => (offerId === 11 ? 'Deich GmbH' : 'Geest eG'),
  organizationId: (offerId) => offerId,
}
const ended = { kind: 'lotEnded', lotId: 1, winnerOfferId: null } as const
const told = (one: Happening) => courseEvents([one], names)

test('an award says to whom, and why nobody waited', () => {
  const awarded = { ...ended, outcome: 'AWARDED', winnerOfferId: 11 } as const
  expect(told({ ...awarded, reason: 'Es brennt' })).toEqual([
    {
      type: 'LOT_AWARDED',
      projectId: 7,
      offerId: 11,
      data: {
        project: 'Sielbauwerk',
        organization: 'Deich GmbH',
        changes: [
          { label: 'Los 1', oldValue: null, newValue: 'Zuschlag erteilt' },
          { label: 'Verzicht auf die Wartefrist (§ 134 GWB)', oldValue: null, newValue: 'Es brennt' },
        ],
      },
    },
  ])
  expect(told({ ...awarded, reason: null })[0]?.data?.changes).toHaveLength(1)
})

test.each([
  ['submitted', 'application', 'APPLICATION_SUBMITTED'],
  ['withdrawn', 'application', 'APPLICATION_WITHDRAWN'],
  ['submitted', 'offer', 'OFFER_SUBMITTED'],
  ['withdrawn', 'offer', 'OFFER_WITHDRAWN'],
] as const)('what was %s as an %s for several lots is one entry', (kind, filing, type) => {
  const filed = (lotId: number) => ({ kind, filing, deadline: null, offerId: 11, lotId, attempt: 1 }) as const
  const events = courseEvents([filed(1), filed(2)], names)
  expect(events.map((event) => event.type)).toEqual([type])
  const lots = events[0]?.data?.changes?.filter(({ label }) => label === 'Los')
  expect(lots?.map(({ newValue }) => newValue)).toEqual(['Los 1', 'Los 2'])
})

test('the entry of a filing names the deadline as its receipt does, to the millisecond', () => {
  const deadline = new Date('2030-01-07T09:00:05.883Z')
  const filed = { kind: 'submitted', filing: 'offer', deadline, offerId: 11, lotId: 1, attempt: 1 } as const
  const frist = told(filed)[0]?.data?.changes?.find(({ label }) => label === 'Frist')
  expect(frist?.newValue).toBe('Mo., 07.01.2030, 10:00:05,883 Uhr')
})

test('who is told that a lot ended was not passed over', () => {
  const answer = { kind: 'answered', answer: 'offerDenied', offerId: 11, lotId: 1, attempt: 1 } as const
  const open = { winnerOfferId: null, winnerOnRequest: false, awardableFrom: null }
  const answered = { ...answer, ...open, reason: 'Zu teuer' }
  const words = (...happened: Happening[]) =>
    courseEvents([...happened, answered], names).at(-1)?.data?.changes?.[0]?.newValue
  expect(words({ ...ended, outcome: 'NO_AWARD', reason: 'Zu teuer' })).toBe('Ohne Zuschlag beendet')
  expect(words({ ...ended, lotId: 2, outcome: 'NO_AWARD', reason: 'Zu teuer' })).toBe('Nicht berücksichtigt')
})

test('a lot without award says why, a cancelled one nothing of its own', () => {
  expect(told({ ...ended, outcome: 'NO_AWARD', reason: 'Zu teuer' })[0]?.data?.changes).toEqual([
    { label: 'Los 1', oldValue: null, newValue: 'Ohne Zuschlag beendet' },
    { label: 'Begründung', oldValue: null, newValue: 'Zu teuer' },
  ])
  expect(told({ ...ended, outcome: 'CANCELLED', reason: 'Zu teuer' })).toEqual([])
})
