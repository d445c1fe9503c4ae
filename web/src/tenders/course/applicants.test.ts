import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { applicantsFor, decided, filedMoments, reasonsFilled, unexplained } from './applicants.ts'
import { sealedFilings } from './sealed-filings.ts'

const filed = new Date('2026-11-15T10:00:00Z')
const participant = (offerId: number, facts: Partial<LotParticipant>): LotParticipant => ({
  offerId,
  organizationId: offerId,
  organizationName: `Firma ${offerId}`,
  round: null,
  stage: 2,
  effectiveStage: 4,
  deniedAt: null,
  reason: null,
  applicationSent: filed,
  offerSent: null,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  answer: null,
  changesToConfirm: [],
  letters: [],
  remark: null,
  ...facts,
})
const lot = (id: number, offers: LotParticipant[], lastOpenedRound = 0) => ({
  id,
  identifier: `LOT-000${id}`,
  name: '',
  lastOpenedRound,
  offersByRound: [{ round: 1, offers }],
})
const negotiated = { type: 0, skippedPhases: [] } as const
const ids = (found: readonly { offerId: number }[]) => found.map(({ offerId }) => offerId)

test('after a competition those under review are chosen from, not who never applied or was denied', () => {
  const offers = [
    participant(1, { stage: 0 }),
    participant(2, {}),
    participant(3, { deniedAt: filed }),
    participant(4, { stage: 3 }),
  ]
  expect(ids(applicantsFor(negotiated, [lot(1, offers)], 5))).toEqual([2])
  expect(ids(applicantsFor(negotiated, [lot(1, offers)], 6))).toEqual([4])
})

test('without a competition whoever shows interest is', () => {
  const tender = { type: 2, skippedPhases: [3, 4] } as const
  expect(ids(applicantsFor(tender, [lot(1, [participant(1, { stage: 3 })])], 5))).toEqual([1])
})

test('of a continuous procedure only the round opened last counts', () => {
  const tender = { type: 5, skippedPhases: [] } as const
  const offers = [participant(1, { round: 1 }), participant(2, { round: 2 }), participant(3, { round: null })]
  expect(ids(applicantsFor(tender, [lot(1, offers, 2)], 5))).toEqual([2])
})

test('a company that applies for two lots is asked about once', () => {
  const lots = [lot(1, [participant(1, {}), participant(2, {})]), lot(2, [participant(1, {})])]
  const applicants = applicantsFor(negotiated, lots, 5)
  expect(applicants.map(({ lots: own }) => own.length)).toEqual([2, 1])
})

test('when it filed is told once for lots of the same moment', () => {
  const later = new Date(filed.getTime() + 1)
  const lots = [
    lot(1, [participant(1, {})]),
    lot(2, [participant(1, {})]),
    lot(3, [participant(1, { applicationSent: later })]),
  ]
  const [applicant] = applicantsFor(negotiated, lots, 5)
  const moments = filedMoments(applicant ?? { filed: [] })
  expect(moments.map(({ at, lots: own }) => [at, own.map(({ id }) => id)])).toEqual([
    [filed, [1, 2]],
    [later, [3]],
  ])
})

test('a reason is used for all who have none, never over another', () => {
  const refused = applicantsFor(
    negotiated,
    [
      lot(
        1,
        [1, 2, 3].map((id) => participant(id, {})),
      ),
    ],
    5,
  )
  const reasons = { 1: 'Zu klein', 2: ' ', 3: 'Zu spät' }
  expect(ids(unexplained(refused, reasons))).toEqual([2])
  expect(reasonsFilled(refused, reasons, 'Zu klein')).toEqual({ 1: 'Zu klein', 2: 'Zu klein', 3: 'Zu spät' })
})

test.each([
  ['nothing is decided', {}, { chosen: [], isUndecided: true, emptyLots: [{ id: 1 }, { id: 2 }] }],
  ['all are admitted', { 1: 'yes', 2: 'yes' }, { chosen: [1, 2], isUndecided: false, emptyLots: [] }],
  [
    'one lot loses its only',
    { 1: 'yes', 2: 'no' },
    { chosen: [1], isUndecided: false, emptyLots: [{ id: 2 }] },
  ],
] as const)('while %s', (_case, decisions, outcome) => {
  const lots = [lot(1, [participant(1, {})]), lot(2, [participant(2, {})])]
  expect(decided(applicantsFor(negotiated, lots, 5), decisions)).toMatchObject(outcome)
})

test('what is filed and unopened stays sealed when a lot ends', () => {
  const offers = [0, 1, 2, 5, 6, 7].map((stage) => participant(stage, { stage }))
  expect(sealedFilings(lot(1, offers))).toBe(2)
})
