import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { describe, expect, test } from 'vitest'
import { lotOffer, now, teamLot } from '../../tenders/frame/shown-tender.test-data.ts'
import { applicantsIn, besides, type Part, partsOf } from './applicants.ts'
import { filedState } from './filed-states.ts'
import { courseOf } from './part-course.ts'
import { whySealed } from './why-sealed.ts'

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const part = (facts: Partial<LotParticipant> = {}): LotParticipant => ({
  ...lotOffer(),
  offerId: 2 ** 33,
  organizationId: 7,
  organizationName: 'Deich & Erdbau',
  ...facts,
})
const lotWith = (id: number, ...offers: LotParticipant[]) =>
  teamLot({ id, offersByRound: [{ round: 1, offers }] })

test('companies stand once, by name, with those beside them', () => {
  const [deich, geest, aue] = [
    part(),
    part({ organizationId: 8, organizationName: 'Geest Energie' }),
    part({ organizationId: 9, organizationName: 'Äue GmbH' }),
  ]
  const lots = [lotWith(1, geest, deich), lotWith(2, deich, aue)]
  const all = applicantsIn({ lots })
  expect(all.map(({ name }) => name)).toEqual(['Äue GmbH', 'Deich & Erdbau', 'Geest Energie'])
  expect(partsOf({ lots }, 7).map(({ lot }) => lot.id)).toEqual([1, 2])
  const { before, after } = besides(all, 7)
  expect([before?.name, after?.name]).toEqual(['Äue GmbH', 'Geest Energie'])
  expect(besides(all, 9).before).toBeUndefined()
  expect(besides(all, 8).after).toBeUndefined()
})

test('the course of a part is told in its order, a denial once and with its reason', () => {
  const answer = {
    kind: 'applicationDenied',
    at: later(3),
    reason: 'Eignung fehlt',
    winner: null,
    winnerOnRequest: false,
    awardableFrom: null,
    dispatch: null,
    letterId: 1,
  } as const
  const denied = part({
    applicationSent: now,
    applicationOpenedAt: later(2),
    deniedAt: later(3),
    reason: 'Eignung fehlt',
    answer,
  })
  expect(courseOf(teamLot(), denied).map(({ text, reason }) => [text.de, reason])).toEqual([
    ['Teilnahmeantrag eingereicht', null],
    ['Teilnahmeantrag geöffnet', null],
    ['Nicht zugelassen', 'Eignung fehlt'],
  ])
  expect(courseOf(teamLot(), part())).toEqual([])
})

test.each(['applicationDenied', 'offerDenied'] as const)(
  'a lot that ended without award is no %s',
  (kind) => {
    const answer = {
      kind,
      at: now,
      reason: 'Kein Bedarf',
      winner: null,
      winnerOnRequest: false,
      awardableFrom: null,
      dispatch: null,
      letterId: 1,
    }
    const told = (facts: Partial<LotParticipant>) =>
      courseOf(teamLot({ outcome: 'NO_AWARD' }), part({ answer, ...facts })).map(({ text }) => text.de)
    expect(told({})).toEqual(['Los ohne Zuschlag beendet'])
    expect(told({ deniedAt: now })).not.toContain('Los ohne Zuschlag beendet')
  },
)

describe('what became of a submission', () => {
  type Submission = Submissions['submissions'][number]
  const filed = (facts: Partial<Submission> = {}): Submission => ({
    receiptId: 1,
    lotIds: [1],
    kind: 'APPLICATION',
    receivedAt: now,
    stampedBy: 'SERVER',
    deadline: null,
    files: null,
    withdrawnAt: null,
    openedAt: null,
    ...facts,
  })
  const parts = (lot: Parameters<typeof teamLot>[0] = {}, facts: Partial<LotParticipant> = {}): Part[] => [
    { lot: teamLot(lot), part: part({ applicationSent: now, ...facts }) },
  ]

  test.each([
    ['before the opening', filed(), parts(), 'sealed'],
    ['opened', filed({ openedAt: later(9) }), parts(), 'opened'],
    ['withdrawn', filed({ withdrawnAt: later(1) }), parts(), 'withdrawn'],
    ['a withdrawal', filed({ kind: 'WITHDRAWAL' }), parts(), null],
    ['of a lot that ended', filed(), parts({ outcome: 'NO_AWARD' }), 'forGood'],
    ['left behind by a later round', filed(), parts({}, { deniedAt: later(5) }), 'forGood'],
  ] as const)('%s', (_case, submission, of, state) => {
    expect(filedState(submission, [submission], of)).toBe(state)
  })

  test('only the last one counts', () => {
    const [first, second] = [filed(), filed({ receiptId: 2, receivedAt: later(1) })]
    const of = parts({}, { applicationSent: later(1) })
    expect(filedState(first, [first, second], of)).toBe('replaced')
    expect(filedState(second, [first, second], of)).toBe('sealed')
    // Withdrawn was the second; the first was replaced before.
    const withdrawnAt = new Date(second.receivedAt.getTime() + 60_000)
    const [replaced, withdrawn] = [first, second].map((one) => ({ ...one, withdrawnAt }))
    if (!replaced || !withdrawn) throw new Error('there are two')
    expect(filedState(replaced, [replaced, withdrawn], of)).toBe('replaced')
    expect(filedState(withdrawn, [replaced, withdrawn], of)).toBe('withdrawn')
  })
})

describe('why a room is sealed', () => {
  const why = (stage: 4 | 7, lot: Parameters<typeof teamLot>[0], facts: Partial<LotParticipant>) =>
    whySealed({ stage, lotId: 1 }, [{ lot: teamLot(lot), part: part(facts) }]).de

  test.each([
    ['nothing filed yet', 4, {}, { effectiveStage: 3 }, 'Noch ist nichts eingereicht'],
    ['filed', 4, {}, { applicationSent: now }, 'Eingereicht und verschlossen'],
    ['never filed', 4, {}, { effectiveStage: 4 }, 'nicht eingereicht oder wieder zurückgezogen'],
    ['no offer made', 7, {}, { effectiveStage: 7, stage: 5 }, 'Ein Angebot wurde nicht eingereicht'],
    ['an offer filed', 7, {}, { effectiveStage: 6, offerSent: now }, 'Eingereicht und verschlossen'],
    ['a later round', 7, {}, { offerSent: now, deniedAt: now }, 'spätere Runde'],
    ['awarded', 4, { outcome: 'AWARDED' }, { applicationSent: now }, 'Das Los ist vergeben'],
    ['ended', 7, { outcome: 'NO_AWARD' }, { offerSent: now }, 'Das Los ist beendet'],
  ] as const)('%s', (_case, stage, lot, facts, words) => {
    expect(why(stage, lot, facts)).toContain(words)
  })

  test('with several rounds nobody knows which one a room belongs to', () => {
    const both = [1, 2].map((round) => ({ lot: teamLot(), part: part({ round, applicationSent: now }) }))
    expect(whySealed({ stage: 4, lotId: 1 }, both).de).toContain('bis er eingereicht ist')
  })
})
