import { describe, expect, test } from 'vitest'
import { teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { deadlineFieldPath, deadlineToExtend } from './deadline-to-extend.ts'

const at = new Date('2027-01-15T10:00:00Z')
const dated = { applicationDeadline: at, offerDeadline: at }
const change = (allowed: boolean) => [
  { action: 'change' as const, verdict: { allowed, message: null, from: null } },
]

describe('the deadline that companies keep to now', () => {
  test.each([
    ['before the competition', 0, 2, [], 'applicationDeadline'],
    ['in the competition', 0, 3, [], 'applicationDeadline'],
    ['opened applications', 0, 4, [], null],
    ['a negotiation after a competition', 0, 5, [], null],
    ['a negotiation one may join', 0, 5, [3, 4], 'applicationDeadline'],
    ['the offer phase', 0, 6, [], 'offerDeadline'],
    ['offers at once', 0, 2, [3, 4, 5], 'offerDeadline'],
    ['opened offers', 0, 7, [], null],
    ['an expression of interest', 2, 2, [3, 4], 'applicationDeadline'],
    ['a notice', 3, 2, [], null],
    ['a continuous procedure', 5, 5, [], 'finalDeadline'],
  ] as const)('%s', (_what, type, stage, skippedPhases, expected) => {
    const lots = [teamLot({ stage, ...dated })]
    const tender = teamTender({
      type,
      skippedPhases: [...skippedPhases],
      lots,
      finalDeadline: at,
      actions: change(true),
    })
    expect(deadlineToExtend(tender)).toBe(expected)
  })

  test('is nobody else’s to move', () => {
    const lots = [teamLot({ stage: 3, ...dated })]
    expect(deadlineToExtend(teamTender({ lots }))).toBe(null)
    expect(deadlineToExtend(teamTender({ lots, actions: change(false) }))).toBe(null)
  })

  test('is found in the form', () => {
    expect(deadlineFieldPath(7, 'GR-Lot[2]/offerDeadline')).toBe(
      '/projekte/bearbeiten/7#GR-Lot-2_offerDeadline',
    )
  })
})
