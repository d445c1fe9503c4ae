import type { LotParticipant, TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { teamLot } from '../frame/shown-tender.test-data.ts'
import { announcedAward } from './announced-award.ts'

const award = {
  offerId: 7,
  sentAt: new Date('2026-12-03T09:00:00Z'),
  awardableFrom: new Date('2026-12-13T23:00:00Z'),
  letters: [],
}
const offers = [{ offerId: 7, organizationName: 'Bau & Söhne' } as LotParticipant]
const offersByRound = [{ round: 1, offers }]

test.each<[string, Partial<TeamLot>, string | null]>([
  ['none', {}, null],
  [
    'one, with the company',
    { award, offersByRound },
    'Zuschlag an Bau & Söhne angekündigt am 03.12.2026, möglich ab 14.12.2026',
  ],
  ['one of a company nobody names', { award }, 'Zuschlag angekündigt am 03.12.2026, möglich ab 14.12.2026'],
  [
    'one without a day to wait for',
    { award: { ...award, awardableFrom: null }, offersByRound },
    'Zuschlag an Bau & Söhne angekündigt am 03.12.2026',
  ],
  ['one that was made', { award, offersByRound, outcome: 'AWARDED' }, null],
])('of awards announced the team reads %s', (_case, facts, expected) => {
  const told = announcedAward(teamLot(facts))
  expect(told && say(told.text, 'de', told.values)).toBe(expected)
})
