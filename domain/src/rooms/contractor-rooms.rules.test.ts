import { expect, test } from 'vitest'
import { reasons } from '../reasons.ts'
import { say } from '../texts.ts'
import type { Reason } from '../verdict.ts'
import {
  canApply,
  canOffer,
  effectiveStage,
  type Filing,
  isSealed,
  mayApply,
  mayOffer,
  mayWrite,
} from './contractor-rooms.rules.ts'
import {
  after,
  before,
  bidderRoom,
  filing,
  lot,
  lotOffer,
  now,
  publicRoom,
  temporaryRoom,
} from './test-rooms.ts'

type Row = [what: string, given: Filing, reason: Reason | null]
const reasonOf = (stage: number | null, given: Filing): Reason | null => {
  const verdict = mayWrite({ stage }, given, now)
  return verdict.allowed ? null : verdict.reason
}
const later = { isContinuous: true, lastOpenedRound: 1 }

test.each<Row>([
  ['competition runs', filing({}, {}), null],
  ['already submitted', filing({}, { stage: 1 }), null],
  ['no deadline', filing({}, { applicationDeadline: null }), null],
  ['deadline is this very moment', filing({}, { applicationDeadline: now }), null],
  ['deadline was a millisecond ago', filing({}, { applicationDeadline: before }), 'applicationDeadlinePast'],
  ['published only', filing({ stage: 2 }, {}), 'competitionNotBegun'],
  ['draft', filing({ stage: null }, {}), 'competitionNotBegun'],
  ['not public', { ...filing({}, {}), isPublic: false }, 'tenderNotPublic'],
  ['archived', { ...filing({}, {}), isArchived: true }, 'tenderArchived'],
  ['ended', filing({ outcome: 'NO_AWARD' }, {}), 'lotEnded'],
  ['cancelled', filing({ outcome: 'CANCELLED' }, {}), 'lotEnded'],
  ['denied', filing({ stage: 5 }, { stage: 2, isDenied: true }), 'participationDenied'],
  ['opened', filing({ stage: 4 }, { stage: 2, applicationOpenedAt: before }), 'applicationOpened'],
  [
    'never submitted, others opened',
    filing({ stage: 4 }, { applicationDeadline: before }),
    'applicationDeadlinePast',
  ],
  ['over without a deadline', filing({ stage: 5 }, { applicationDeadline: null }), 'competitionOver'],
  ['skipped', filing({ stage: 5, isCompetitionSkipped: true }, { stage: 3 }), 'competitionSkipped'],
  ['next round while others negotiate', filing({ ...later, stage: 5 }, {}), null],
  ['waiting for the next round', filing({ ...later, stage: 6 }, { stage: 1, round: 2 }), null],
  ['of a round that was opened', filing({ ...later, stage: 6 }, { stage: 1, round: 1 }), 'competitionOver'],
  [
    'last round past',
    filing({ ...later, stage: 6 }, { applicationDeadline: before }),
    'applicationDeadlinePast',
  ],
])('a room of the application, %s: %s', (_what, given, reason) => {
  expect(reasonOf(4, given)).toBe(reason)
  expect(canApply(given, now)).toBe(reason === null)
})

test.each<Row>([
  ['negotiation runs', filing({ stage: 5 }, { stage: 3 }), null],
  ['already invited', filing({ stage: 5 }, { stage: 4 }), null],
  ['competition runs', filing({ stage: 3 }, { stage: 1 }), 'negotiationNotBegun'],
  ['not admitted yet', filing({ stage: 5 }, { stage: 2 }), 'notAdmitted'],
  ['denied', filing({ stage: 5 }, { stage: 2, isDenied: true }), 'participationDenied'],
  ['offer phase runs', filing({ stage: 6 }, { stage: 3 }), 'negotiationOver'],
  ['ended', filing({ stage: 5, outcome: 'NO_AWARD' }, { stage: 3 }), 'lotEnded'],
  ['archived', { ...filing({ stage: 5 }, { stage: 3 }), isArchived: true }, 'tenderArchived'],
  [
    'waiting for the next round',
    filing({ ...later, stage: 5 }, { stage: 1, round: 2 }),
    'negotiationNotBegun',
  ],
  ['of the current round', filing({ ...later, stage: 5 }, { stage: 3, round: 1 }), null],
])('a room of the negotiation, %s: %s', (_what, given, reason) => expect(reasonOf(5, given)).toBe(reason))

const offering = { stage: 6, offerDeadline: after }
test.each<Row>([
  ['invited', filing(offering, { stage: 4 }), null],
  ['in progress', filing(offering, { stage: 5 }), null],
  ['already submitted', filing(offering, { stage: 6 }), null],
  ['deadline is this very moment', filing({ stage: 6, offerDeadline: now }, { stage: 6 }), null],
  [
    'deadline was a millisecond ago',
    filing({ stage: 6, offerDeadline: before }, { stage: 5 }),
    'offerDeadlinePast',
  ],
  ['negotiation runs', filing({ stage: 5 }, { stage: 3 }), 'offerPhaseNotBegun'],
  ['not invited', filing(offering, { stage: 3 }), 'notInvitedToOffer'],
  ['denied', filing(offering, { stage: 2, isDenied: true }), 'participationDenied'],
  [
    'opened',
    filing({ stage: 7, offerDeadline: before }, { stage: 7, offerOpenedAt: before }),
    'offersOpened',
  ],
  ['no offer made', filing({ stage: 7, offerDeadline: before }, { stage: 5 }), 'offersOpened'],
  ['awarded', filing({ stage: 7, outcome: 'AWARDED' }, { stage: 7 }), 'lotEnded'],
  ['archived', { ...filing(offering, { stage: 4 }), isArchived: true }, 'tenderArchived'],
  [
    'waiting for the next round',
    filing({ ...later, ...offering }, { stage: 1, round: 2 }),
    'offerPhaseNotBegun',
  ],
])('a room of the offer, %s: %s', (_what, given, reason) => {
  expect(reasonOf(7, given)).toBe(reason)
  expect(canOffer(given, now)).toBe(reason === null)
})

test('a room of no phase takes nothing', () =>
  expect(reasonOf(null, filing({}, {}))).toBe('roomPhaseMissing'))

test('who is late reads both moments to the millisecond', () => {
  const application = mayApply(filing({}, { applicationDeadline: before }), now)
  const offer = mayOffer(filing({ stage: 6, offerDeadline: before }, { stage: 5 }), now)
  const values = { deadline: before, arrival: now }
  expect([application, offer]).toMatchObject([{ values }, { values }])
  expect(say(reasons.offerDeadlinePast, 'de', values)).toContain(
    'endete am Mo., 16.11.2026, 11:00 Uhr; Ihre Anfrage kam am Mo., 16.11.2026, 11:00:00,001 Uhr an',
  )
  expect(say(reasons.offerDeadlinePast, 'en', values)).toContain('was Mon, 16.11.2026, 11:00; ')
})

test.each([
  [lot({ stage: 6 }), lotOffer(), 6],
  [lot({ stage: null }), lotOffer(), 0],
  [lot({ stage: 2, isContinuous: true }), lotOffer(), 2],
  [lot({ stage: 6, isContinuous: true }), lotOffer(), 3],
  [lot({ stage: 6, isContinuous: true }), lotOffer({ round: 1 }), 3],
  [lot({ stage: 6, ...later }), lotOffer({ round: 1 }), 6],
  [lot({ stage: 6, ...later }), lotOffer({ round: 2 }), 3],
])('who waits for a round is in its competition', (ofLot, ofOffer, stage) =>
  expect(effectiveStage({ lot: ofLot, lotOffer: ofOffer })).toBe(stage),
)

const applicationOpened = lotOffer({ applicationOpenedAt: before })
const offerOpened = lotOffer({ applicationOpenedAt: before, offerOpenedAt: before })
test.each([
  ['an application', bidderRoom(4), lotOffer({ stage: 1 }), true],
  ['an opened application', bidderRoom(4), applicationOpened, false],
  ['an offer after its application was opened', bidderRoom(7), applicationOpened, true],
  ['an opened offer', bidderRoom(7), offerOpened, false],
  ['a negotiation', bidderRoom(5), lotOffer({ stage: 3 }), false],
  ['a bidder of whom nothing is known', bidderRoom(7), null, true],
  ['a bidder without a phase', bidderRoom(null), offerOpened, true],
  ['the authority', publicRoom, null, false],
  ['somebody for a day', temporaryRoom, null, false],
])('whether the room of %s is sealed', (_whose, room, ofOffer, sealed) =>
  expect(isSealed(room, ofOffer)).toBe(sealed),
)
