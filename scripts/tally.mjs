/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried: readonly string[] }} Tally
 * `retried` names the tests that passed at their second try.
 *
 * @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} VitestResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { name: string, status: string, assertionResults: readonly VitestResult[] }[] }} VitestReport
 *
 * @typedef {{ title: string, file: string, tests: readonly { status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites?: readonly PlaywrightSuite[], errors?: unknown[] }} PlaywrightReport
 */

/** @type {Tally} */
export const none = { passed: 0, failed: 0, skipped: 0, retried: [] }
export const onePassed = { ...none, passed: 1 }
export const oneFailed = { ...none, failed: 1 }
export const oneSkipped = { ...none, skipped: 1 }

/** @param {readonly Tally[]} tallies */
export const sum = (tallies) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      retried: [...all.retried, ...one.retried],
    }),
    none,
  )

/**
 * A file that could not even be loaded counts as one failed test.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyOfVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  // A passed test still carries the failure of its first try.
  const retried = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${fileName(name)} › ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    retried,
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats, suites = [], errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: suites.flatMap(flakySpecs),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
const flakySpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${fileName(file)} › ${title}`),
  ...suites.flatMap(flakySpecs),
]

/** @param {string} path */
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Whatever a runner counted: ending with an error is never a success.
 * @param {Tally} tally
 * @param {number} exitCode
 */
export const orFailed = (tally, exitCode) =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Tally} tally */
export const retryLines = ({ retried }) => retried.map((name) => `needed a second try: ${name}`)

/**
 * The last thing a test command prints; its exit code says the same.
 * @param {Tally} tally
 */
export function conclude(tally) {
  process.exitCode = tally.failed > 0 ? 1 : 0
  console.log(`\n${[...retryLines(tally), closingLine(tally)].join('\n')}`)
}
