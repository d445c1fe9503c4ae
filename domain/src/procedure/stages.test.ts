import { describe, expect, test } from 'vitest'
import { mayMoveTo } from './standing.ts'
import { isOpen, nextStage, skippedPhasesOf } from './stages.ts'
import { said, testLot, testTender } from './test-procedure.ts'

test.each([
  [0, 2, []],
  [0, 3, []],
  [0, 5, [3, 4]],
  [0, 6, [3, 4, 5]],
  [1, 5, [3, 4]],
  [2, 2, [3, 4]],
  [3, 2, [3, 4, 5, 6, 7]],
  [4, 2, [3, 4, 5, 6, 7]],
  [5, 2, []],
  [5, 3, []],
] as const)('type %i that begins at %i does without %j', (type, start, skipped) => {
  expect(skippedPhasesOf(type, start)).toEqual(skipped)
})

describe('the next stage', () => {
  test.each([
    ['draft', [], null, null],
    ['with all phases', [], 2, 3],
    ['with all phases', [], 3, 4],
    ['with all phases', [], 4, 5],
    ['with all phases', [], 5, 6],
    ['with all phases', [], 6, 7],
    ['with all phases', [], 7, null],
    ['without competition', [3, 4], 2, 5],
    ['without negotiation', [3, 4, 5], 2, 6],
    ['not run', [3, 4, 5, 6, 7], 2, null],
  ])('%s %j after %s is %s', (_name, skippedPhases, stage, next) => {
    expect(nextStage({ skippedPhases }, { stage })).toBe(next)
  })

  test.each([
    [3, 2, 'allowed'],
    [4, 2, 'competitionIsNext'],
    [5, 2, 'competitionIsNext'],
    [5, 3, 'openingApplicationsIsNext'],
    [6, 4, 'negotiationIsNext'],
    [7, 5, 'offerPhaseIsNext'],
    [7, 3, 'openingApplicationsIsNext'],
    [3, 4, 'phaseBegun'],
    [7, 7, 'phaseBegun'],
  ])('is the only one to go to: %i from %i is %s', (target, stage, answer) => {
    expect(said(mayMoveTo(testTender(0), testLot({ stage }), target))).toBe(answer)
  })

  test('is never one that the procedure does without', () => {
    expect(said(mayMoveTo(testTender(2), testLot({ stage: 2 }), 3))).toBe('phaseSkipped')
    expect(said(mayMoveTo(testTender(3), testLot({ stage: 2 }), 7))).toBe('phaseSkipped')
  })
})

test.each([
  [null, true],
  ['AWARDED', false],
  ['NO_AWARD', false],
  ['CANCELLED', false],
] as const)('a lot with outcome %s is open: %s', (outcome, open) => {
  expect(isOpen({ outcome })).toBe(open)
})
