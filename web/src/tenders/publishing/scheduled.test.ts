import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { deadlinesOverBy, waitingOf } from './scheduled.ts'

const day = (count: number) => new Date(now.getTime() + count * 86_400_000)
const published = day(3)

test.each<[string, Partial<TeamTender>, string | undefined]>([
  ['a draft waits for nothing', { stage: null, published: null, publicFrom: null }, undefined],
  ['a public one neither', {}, undefined],
  ['what was cancelled before neither', { published, publicFrom: null, archived: now, stage: 8 }, undefined],
  ['a scheduled one waits for its time', { published, publicFrom: published }, 'time'],
  ['a marked one for the portal', { published, publicFrom: null, isMarked: true, stage: 1 }, 'portal'],
  [
    'one the portal has published for the end of the head start',
    { published, publicFrom: published, isMarked: true, heardAt: now, stage: 1 },
    'headStart',
  ],
])('%s', (_case, facts, waiting) => {
  expect(waitingOf(teamTender(facts), now)?.for).toBe(waiting)
})

test.each([
  ['a competition over by then', { stage: 3, applicationDeadline: day(2) }, 1],
  ['one that goes on', { stage: 3, applicationDeadline: day(4) }, 0],
  ['offers over by then', { stage: 6, offerDeadline: published }, 1],
  ['a lot that begins later', { stage: 2, applicationDeadline: day(2) }, 0],
] as const)('%s', (_case, lot, count) => {
  expect(deadlinesOverBy(teamTender({ lots: [teamLot(lot)] }), published)).toHaveLength(count)
})
