import type { Answer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { expect, test } from 'vitest'
import { now } from '../frame/shown-tender.test-data.ts'
import { filedMoments, mayInvite, partState, sealOf } from './participants.ts'

const part = { stage: 0, effectiveStage: 3, deniedAt: null, round: null, answer: null }
const answer = (kind: Answer['kind']): Answer => ({
  kind,
  at: now,
  reason: null,
  winner: null,
  winnerOnRequest: false,
  awardableFrom: null,
  dispatch: null,
  letterId: 2 ** 40,
})

test.each([
  ['has joined', 0, 3, { stage: 0 }, 'Registriert'],
  ['has applied', 0, 3, { stage: 1 }, 'Antrag eingereicht'],
  ['is under review', 0, 4, { stage: 2 }, 'Antrag in Prüfung'],
  ['was denied', 0, 5, { stage: 2, deniedAt: now }, 'Nicht zugelassen'],
  ['negotiates', 0, 5, { stage: 3 }, 'Zur Verhandlung zugelassen'],
  ['shows interest', 2, 2, { stage: 3 }, 'Interesse bekundet'],
  ['did not apply', 0, 4, { stage: 0 }, 'Kein Antrag eingereicht'],
  ['waits for the next round', 5, 6, { stage: 1, round: 2 }, 'Im Warteraum'],
  ['made no offer', 0, 7, { stage: 5 }, 'Kein Angebot abgegeben'],
  ['made one', 0, 6, { stage: 6 }, 'Angebot eingereicht'],
  ['did not win', 0, 7, { stage: 7, answer: answer('offerDenied') }, 'Nicht berücksichtigt'],
  ['won', 0, 7, { stage: 7, answer: answer('offerAccepted') }, 'Zuschlag'],
] as const)('a company that %s', (_case, type, lotStage, facts, words) => {
  const lot = { stage: lotStage, lastOpenedRound: 1, outcome: null }
  const isWaiting = type === 5
  const effectiveStage = isWaiting ? 3 : lotStage
  expect(partState({ type }, lot, { ...part, effectiveStage, ...facts }).de).toBe(words)
})

test.each([
  ['whoever filed nothing, of an awarded lot', 'AWARDED', { stage: 5 }, 'Nicht berücksichtigt'],
  ['who waited for the next round at the award', 'AWARDED', { stage: 1, round: 2 }, 'Nicht berücksichtigt'],
  ['who was admitted, of a lot without award', 'NO_AWARD', { stage: 3 }, 'Los ohne Zuschlag beendet'],
  [
    'whose offer was opened, of a lot without award',
    'NO_AWARD',
    { stage: 7, answer: answer('offerDenied') },
    'Los ohne Zuschlag beendet',
  ],
  [
    'whom a later round had left behind',
    'NO_AWARD',
    { stage: 2, deniedAt: now, answer: answer('offerDenied') },
    'Nicht berücksichtigt',
  ],
  ['who was denied before that', 'NO_AWARD', { stage: 2, deniedAt: now }, 'Nicht zugelassen'],
  ['who had applied, of a cancelled one', 'CANCELLED', { stage: 1 }, 'Verfahren aufgehoben'],
] as const)('%s', (_case, outcome, facts, words) => {
  expect(partState({ type: 5 }, { stage: 6, lastOpenedRound: 1, outcome }, { ...part, ...facts }).de).toBe(
    words,
  )
})

const filed = {
  applicationSent: now,
  applicationOpenedAt: now,
  offerSent: null,
  offerOpenedAt: null,
  deniedAt: null,
}
test.each([
  ['opened applications', null, filed, null],
  ['nothing filed', null, { ...filed, applicationSent: null, applicationOpenedAt: null }, null],
  ['applications before the opening', null, { ...filed, applicationOpenedAt: null }, 'sealed'],
  ['the waiting room at the award', 'AWARDED', { ...filed, applicationOpenedAt: null }, 'forGood'],
  ['offers before the opening', null, { ...filed, offerSent: now }, 'sealed'],
  ['an offer that a new round left behind', null, { ...filed, offerSent: now, deniedAt: now }, 'forGood'],
  ['an offer for a lot that ended', 'NO_AWARD', { ...filed, offerSent: now }, 'forGood'],
] as const)('%s: sealed, sealed for good or neither', (_case, outcome, facts, seal) => {
  expect(sealOf({ outcome }, facts)).toBe(seal)
})

test('companies are invited from here where the tender offers it', () => {
  const verdict = (allowed: boolean) => ({ allowed, message: null, from: null })
  expect(mayInvite({ actions: [{ action: 'invite', verdict: verdict(true) }] })).toBe(true)
  expect(mayInvite({ actions: [{ action: 'invite', verdict: verdict(false) }] })).toBe(false)
  expect(mayInvite({ actions: [] })).toBe(false)
})

test.each([
  [{ type: 0, skippedPhases: [] }, ['applicationSent', 'offerSent']],
  [{ type: 0, skippedPhases: [3, 4, 5] }, ['offerSent']],
  [{ type: 2, skippedPhases: [] }, ['offerSent']],
  [{ type: 2, skippedPhases: [3, 4] }, ['offerSent']],
] as const)('%j has columns for what is filed', ({ skippedPhases, ...facts }, expected) => {
  expect(filedMoments({ ...facts, skippedPhases: [...skippedPhases] })).toEqual(expected)
})
