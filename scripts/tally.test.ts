import { expect, test } from 'vitest'
import { closingLine, orFailed, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

test('a file that cannot be loaded counts as a failed test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(tallyOfVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a failing global set-up counts as a failed story', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, errors: [{}] }
  expect(tallyOfPlaywright(report)).toEqual({ passed: 5, failed: 1, skipped: 1 })
})

test('a runner that ends with an error never counts as a success', () => {
  expect(orFailed({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(orFailed({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(orFailed({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})

test('the closing line names skipped tests only where there are any', () => {
  const checks = { passed: 1, failed: 0, skipped: 0 }
  expect(closingLine(sum([checks, checks]))).toBe('2 passed, 0 failed')
  expect(closingLine(sum([checks, { passed: 0, failed: 1, skipped: 2 }]))).toBe(
    '1 passed, 1 failed, 2 skipped',
  )
})
