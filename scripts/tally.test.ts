import { expect, test } from 'vitest'
import { closingLine, namingLines, none, orFailed, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

const passedTest = { fullName: 'a rule holds', status: 'passed', failureMessages: [] }
const failedTest = { ...passedTest, status: 'failed', failureMessages: ['AssertionError: no'] }

test('a file that cannot be loaded or set up counts as a failed test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: '/p/server/a.test.ts',
        status: 'failed',
        message: 'Cannot find module x\n    at y',
        assertionResults: [],
      },
      { name: '/p/server/b.test.ts', status: 'failed', assertionResults: [failedTest] },
      { name: '/p/server/c.test.ts', status: 'passed', assertionResults: [passedTest] },
      {
        name: '/p/server/d.test.ts',
        status: 'failed',
        message: 'no such column',
        assertionResults: [{ ...passedTest, status: 'skipped' }],
      },
    ],
  }
  expect(tallyOfVitest(report)).toEqual({
    passed: 3,
    failed: 3,
    skipped: 2,
    failures: [
      'a.test.ts: Cannot find module x',
      'd.test.ts: no such column',
      'b.test.ts › a rule holds: AssertionError: no',
    ],
    retried: [],
  })
})

test('a failing global set-up counts as a failed story', () => {
  const report = {
    stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 },
    errors: [{ message: 'no port' }],
  }
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    failures: ['the browser tests: no port'],
    retried: [],
  })
})

test('what passed at its second try counts as passed, and is named', () => {
  const methods = tallyOfVitest({
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [
      {
        name: '/p/server/hub.test.ts',
        status: 'passed',
        assertionResults: [passedTest, { ...failedTest, fullName: 'hub a socket hears', status: 'passed' }],
      },
    ],
  })
  const stories = tallyOfPlaywright({
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        title: 'login.e2e.ts',
        specs: [
          { title: 'by keyboard', file: 'login.e2e.ts', tests: [{ status: 'flaky' }] },
          { title: 'by mouse', file: 'login.e2e.ts', tests: [{ status: 'expected' }] },
        ],
        suites: [
          {
            title: 'elsewhere',
            specs: [{ title: 'in a tab', file: 'login.e2e.ts', tests: [{ status: 'flaky' }] }],
          },
        ],
      },
    ],
  })
  const all = sum([methods, stories])
  expect(closingLine(all)).toBe('5 passed, 0 failed')
  expect(namingLines(all)).toEqual([
    'needed a second try: hub.test.ts › hub a socket hears',
    'needed a second try: login.e2e.ts › by keyboard',
    'needed a second try: login.e2e.ts › in a tab',
  ])
})

test('a story that failed is named, with the first line of what it says', () => {
  const tally = tallyOfPlaywright({
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        title: 'login.e2e.ts',
        specs: [
          {
            title: 'by keyboard',
            file: 'login.e2e.ts',
            tests: [
              {
                status: 'unexpected',
                results: [{ error: { message: '\u001b[31mexpect(locator) failed\u001b[39m\n\nmore' } }, {}],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(namingLines(tally)).toEqual(['failed: login.e2e.ts › by keyboard: expect(locator) failed'])
})

test('a runner that ends with an error never counts as a success', () => {
  const nine = { ...none, passed: 9 }
  expect(orFailed(nine, 1).failed).toBe(1)
  expect(namingLines(orFailed(nine, 3))).toEqual(['failed: the test runner, which ended with 3'])
  expect(orFailed({ ...nine, failed: 2 }, 1).failed).toBe(2)
  expect(orFailed(nine, 0).failed).toBe(0)
})

test('the closing line names skipped tests only where there are any', () => {
  const checks = { ...none, passed: 1 }
  expect(closingLine(sum([checks, checks]))).toBe('2 passed, 0 failed')
  expect(closingLine(sum([checks, { ...none, failed: 1, skipped: 2 }]))).toBe('1 passed, 1 failed, 2 skipped')
})
