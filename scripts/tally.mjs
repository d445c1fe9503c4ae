/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} PlaywrightReport
 */

/** @type {Tally} */
export const none = { passed: 0, failed: 0, skipped: 0 }
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
    }),
    none,
  )

/**
 * A file that could not even be loaded counts as one failed test.
 * @param {VitestReport} report
 */
export function tallyOfVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** @param {PlaywrightReport} report */
export function tallyOfPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

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

/**
 * The last thing a test command prints; its exit code says the same.
 * @param {Tally} tally
 */
export function conclude(tally) {
  process.exitCode = tally.failed > 0 ? 1 : 0
  console.log(`\n${closingLine(tally)}`)
}
