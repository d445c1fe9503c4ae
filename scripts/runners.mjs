import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureClamd } from './clamd.mjs'
import { whenEnded } from './ending.mjs'
import { node24 } from './node24.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { ensureGdal } from './gdal.mjs'
import { ensureSlapd } from './slapd.mjs'
import { oneFailed, orFailed, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

/**
 * @param {{ project?: string, filter?: readonly string[], env?: Record<string, string> }} [options]
 */
export async function runVitest({ project, filter = [], env = {} } = {}) {
  // One after the other: Debian's package manager works for one at a time.
  for (const ensure of project === 'unit' ? [ensureClamd] : [ensureSlapd, ensureClamd, ensureGdal]) {
    const { missing } = await ensure()
    if (missing) console.error(`\n${missing}\n`)
  }
  return reported(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const chosen = project ? ['--project', project] : []
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--passWithNoTests',
      ...reporters,
      ...chosen,
      ...filter,
    ]
    const { code } = await run(node24(), args, { env: { ...process.env, ...env } })
    return { code, read: tallyOfVitest }
  })
}

/**
 * Tests again what a saved file touches, until Ctrl-C; reads the keyboard.
 * @param {{ project: string, filter: readonly string[] }} options
 * @returns {Promise<number>} the exit code
 */
export async function watchVitest({ project, filter }) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const watcher = spawn(node24(), [vitest, 'watch', '--project', project, ...filter], {
    cwd: root,
    stdio: 'inherit',
  })
  whenEnded('test', (signal) => watcher.kill(signal))
  const [code] = await once(watcher, 'exit')
  return code ?? 0
}

/** @param {{ filter?: readonly string[] }} [options] */
export async function runPlaywright({ filter = [] } = {}) {
  const browser = await ensureChromium()
  if ('missing' in browser) {
    console.error(`\n${browser.missing}\n`)
    return oneFailed('the browser tests')
  }
  return reported(async (file) => {
    const args = [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      ...filter,
    ]
    const env = { ...process.env, CHROMIUM: browser.path, BUILD: 'quick', PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const { code } = await run(node24(), args, { env })
    return { code, read: tallyOfPlaywright }
  })
}

/**
 * Runs a test runner that writes its report to a file, and counts what the report says.
 * @template Report
 * @param {(file: string) => Promise<{ code: number, read: (report: Report) => import('./tally.mjs').Tally }>} work
 */
async function reported(work) {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code, read } = await work(file)
    return orFailed(countIn(file, read), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => import('./tally.mjs').Tally} read
 */
function countIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return oneFailed('the test runner, which left no report')
  }
}
