import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number,
 *   failures: readonly string[], retried: readonly string[] }} Tally
 * `failures` names what failed, `retried` the tests that passed at their second try.
 *
 * @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} VitestResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { name: string, status: string, message?: string, assertionResults: readonly VitestResult[] }[] }} VitestReport
 *
 * @typedef {{ status: string, results?: readonly { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites?: readonly PlaywrightSuite[], errors?: readonly { message?: string }[] }} PlaywrightReport
 */

/** @type {Tally} */
export const none = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }
export const onePassed = { ...none, passed: 1 }
/** @param {string} name */
export const oneFailed = (name) => ({ ...none, failed: 1, failures: [name] })
export const oneSkipped = { ...none, skipped: 1 }

/** @param {readonly Tally[]} tallies */
export const sum = (tallies) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      retried: [...all.retried, ...one.retried],
    }),
    none,
  )

/**
 * A file that could not be loaded, or whose tests could not be set up, counts as one failed test.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyOfVitest(report) {
  const unready = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, title: `${fileName(name)} › ${result.fullName}` })),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unready.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...unready.map(({ name, message }) => withReason(fileName(name), message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => withReason(title, failureMessages[0])),
    ],
    // A passed test still carries the failure of its first try.
    retried: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => title),
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats, suites = [], errors = [] }) {
  const stories = suites.flatMap(storiesOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => withReason('the browser tests', message)),
      ...stories
        .filter(({ status }) => status === 'unexpected')
        .map(({ title, results }) => withReason(title, results?.find(({ error }) => error)?.error?.message)),
    ],
    retried: stories.filter(({ status }) => status === 'flaky').map(({ title }) => title),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {(PlaywrightTest & { title: string })[]}
 */
const storiesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, title: `${fileName(file)} › ${title}` })),
  ),
  ...suites.flatMap(storiesOf),
]

/**
 * One line, for a reader who sees only the end of what was printed.
 * @param {string} name
 * @param {string} [message]
 */
function withReason(name, message = '') {
  const reason = stripVTControlCharacters(message).split('\n', 1)[0]
  return reason ? `${name}: ${reason.slice(0, 200)}` : name
}

/** @param {string} path */
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Whatever a runner counted: ending with an error is never a success.
 * @param {Tally} tally
 * @param {number} exitCode
 */
export const orFailed = (tally, exitCode) =>
  exitCode !== 0 && tally.failed === 0
    ? sum([tally, oneFailed(`the test runner, which ended with ${exitCode}`)])
    : tally

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Tally} tally */
export const namingLines = ({ failures, retried }) => [
  ...retried.map((name) => `needed a second try: ${name}`),
  ...failures.map((name) => `failed: ${name}`),
]

/**
 * The last thing a test command prints; its exit code says the same.
 * @param {Tally} tally
 */
export function conclude(tally) {
  process.exitCode = tally.failed > 0 ? 1 : 0
  console.log(`\n${[...namingLines(tally), closingLine(tally)].join('\n')}`)
}
