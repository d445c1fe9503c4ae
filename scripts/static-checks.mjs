import { join } from 'node:path'
import { lockfileProblem } from './check-lockfile.mjs'
import { node24 } from './node24.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { oneFailed, onePassed, sum } from './tally.mjs'

/**
 * @typedef {{ name: string, find: () => Promise<string | null> }} Check
 * `find` gives what is wrong, or null.
 */

/** @type {Check[]} */
const checks = [
  tool('types of domain', 'typescript/bin/tsc', ['-p', 'domain']),
  tool('types of server', 'typescript/bin/tsc', ['-p', 'server']),
  tool('types of web', 'typescript/bin/tsc', ['-p', 'web']),
  tool('types of e2e, bench and scripts', 'typescript/bin/tsc', ['-p', 'e2e']),
  tool('lint', 'oxlint/bin/oxlint', []),
  tool('format', '@biomejs/biome/bin/biome', ['format', '.']),
  { name: 'lockfile installs on x64 and arm64', find: lockfileProblem },
]

/** Each check counts as one test. */
export async function runStaticChecks(filter = '') {
  const chosen = checks.filter(({ name }) => name.includes(filter))
  const waiting = [...chosen]
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const problem = await check.find()
      console.log(problem === null ? `✓ ${check.name}` : `✗ ${check.name}\n\n${problem}\n`)
      tallies.push(problem === null ? onePassed : oneFailed(check.name))
    }
  }
  await Promise.all([worker(), worker()])
  return sum(tallies)
}

/**
 * @param {string} name
 * @param {string} program inside node_modules
 * @param {string[]} args
 * @returns {Check}
 */
function tool(name, program, args) {
  const find = async () => {
    const { code, output } = await run(node24(), [join(root, 'node_modules', program), ...args], {
      quiet: true,
    })
    return code === 0 ? null : output.trim()
  }
  return { name, find }
}
