import { expect, test } from 'vitest'
import { type Changeability, changeableIn, type Changing } from './change-rules.ts'

const now = new Date('2026-11-15T10:00:00Z')
const [before, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]

const lot = (facts: Partial<Changing['lots'][number]> = {}): Changing['lots'][number] => ({
  identifier: 'LOT-0001',
  name: 'Nordufer',
  stage: 3,
  outcome: null,
  applicationDeadline: later,
  offerDeadline: null,
  ...facts,
})
const tender = (facts: Partial<Changing> = {}): Changing => ({
  type: 0,
  published: before,
  publicFrom: before,
  heardAt: null,
  archived: null,
  finalDeadline: null,
  skippedPhases: [],
  lots: [lot()],
  ...facts,
})
const asked = (facts: Partial<Changing>) => changeableIn(tender(facts), now)

test.each<[string, Partial<Changing['lots'][number]>, Partial<Changing>, Changeability]>([
  ['published', { stage: 2, applicationDeadline: before }, {}, 'all'],
  ['in its competition', { stage: 3 }, {}, 'all'],
  ['in its competition, in the very last moment', { stage: 3, applicationDeadline: now }, {}, 'all'],
  ['past its application deadline', { stage: 3, applicationDeadline: before }, {}, 'deadlines'],
  [
    'of rounds, past the first',
    { stage: 3, applicationDeadline: before },
    { type: 5, finalDeadline: later },
    'all',
  ],
  ['of rounds, past the last', { stage: 3 }, { type: 5, finalDeadline: before }, 'deadlines'],
  ['with opened applications', { stage: 4, applicationDeadline: before }, {}, 'all'],
  ['in negotiation', { stage: 5, offerDeadline: before }, {}, 'all'],
  ['in its offer phase', { stage: 6, offerDeadline: later }, {}, 'texts'],
  [
    'in its offer phase, negotiated without a competition',
    { stage: 6, offerDeadline: later },
    { skippedPhases: [3, 4] },
    'texts',
  ],
  ['that began with its offer phase', { stage: 6, offerDeadline: now }, { skippedPhases: [3, 4, 5] }, 'all'],
  [
    'that began with its offer phase, which is over',
    { stage: 6, offerDeadline: before },
    { skippedPhases: [3, 4, 5] },
    'deadlines',
  ],
  ['past its offer deadline', { stage: 6, offerDeadline: before }, {}, 'deadlines'],
  ['with opened offers', { stage: 7 }, {}, 'nothing'],
  ['that has ended', { stage: 3, outcome: 'NO_AWARD' }, {}, 'nothing'],
  ['of a notice', { stage: 2 }, { type: 3 }, 'all'],
])('of a lot %s may change', (_how, facts, of, expected) => {
  const open = lot({ identifier: 'LOT-0002', stage: 2 })
  const { lots } = asked({ ...of, lots: [lot(facts), open] })
  expect([lots.get('LOT-0001'), lots.get('LOT-0002')]).toEqual([expected, 'all'])
})

test.each<[string, Partial<Changing>, string | null]>([
  ['a public one', {}, null],
  ['a draft', { published: null, publicFrom: null }, 'procedureDraft'],
  ['one that is not public yet', { publicFrom: later }, 'changeBeforePublic'],
  ['one the portal has published', { publicFrom: later, heardAt: before }, null],
  ['an archived one', { archived: before }, 'tenderArchived'],
  ['one whose lots have ended', { lots: [lot({ outcome: 'AWARDED' })] }, 'everyLotEnded'],
  ['one whose offers are opened', { lots: [lot({ stage: 7 })] }, 'nothingLeftToChange'],
  ['one of rounds whose offers are opened', { type: 5, lots: [lot({ stage: 7 })] }, null],
  ['a notice', { type: 4, lots: [lot({ stage: 2 })] }, null],
])('%s: whether it may change at all', (_what, facts, expected) => {
  const { verdict } = asked(facts)
  expect(verdict.allowed ? null : verdict.reason).toBe(expected)
})

test('what lots have in common may change while one of them allows it', () => {
  const levels = (...lots: Changing['lots'][number][]) => asked({ lots }).common
  expect(levels(lot({ stage: 7 }), lot({ stage: 6, offerDeadline: later }))).toBe('texts')
  expect(levels(lot({ stage: 7 }), lot({ stage: 2 }))).toBe('all')
  expect(levels(lot({ stage: 6, offerDeadline: before }))).toBe('deadlines')
})
