import type { LotOutcome } from '@allmende/domain/procedure/state.ts'
import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'

const lots = (...outcomes: (LotOutcome | null)[]) => outcomes.map((outcome) => ({ outcome }))

test('a procedure ends with its last lot', () => {
  expect(endingOf([])).toBeNull()
  expect(endingOf(lots(null))).toBeNull()
  expect(endingOf(lots('AWARDED', null))).toBeNull()
  expect(endingOf(lots('AWARDED', 'NO_AWARD', 'AWARDED'))).toEqual([
    { outcome: 'AWARDED', count: 2 },
    { outcome: 'NO_AWARD', count: 1 },
  ])
})
