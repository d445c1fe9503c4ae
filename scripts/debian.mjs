import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

const policyFile = '/usr/sbin/policy-rc.d'

export const isRoot = () => process.getuid?.() === 0

/**
 * Installs Debian packages without starting any service.
 * @param {string[]} packages
 * @returns {Promise<string | null>} why it did not work, or null
 */
export async function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'this machine has no apt-get'
  if (!isRoot()) return 'installing needs root'

  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return withoutServices(async () => {
    const steps = [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', ...packages],
    ]
    for (const step of steps) {
      const { code, output } = await run('apt-get', step, { env, quiet: true })
      if (code !== 0) return `apt-get ${step[0]} failed:\n${output.trim().split('\n').slice(-10).join('\n')}`
    }
    return null
  })
}

/**
 * While a package is being set up, policy-rc.d answers 101: services stay off.
 * @template T
 * @param {() => Promise<T>} work
 */
async function withoutServices(work) {
  if (existsSync(policyFile)) return work()
  writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policyFile, { force: true })
  }
}
