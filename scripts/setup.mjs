import { readFileSync } from 'node:fs'
import { dirname, join, delimiter } from 'node:path'
import { majorOf } from './node24.mjs'
import { root } from './paths.mjs'
import { giveUp, run } from './run.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Brings node_modules in step with the lockfile; does nothing where it already is. */
export async function ensureInstalled() {
  if (majorOf(process.versions.node) < 20) {
    giveUp(`Allmende needs Node 20 or newer to set itself up. This is Node ${process.versions.node}.`)
  }
  const locked = packagesIn('package-lock.json')
  if (!locked) giveUp('package-lock.json is missing or damaged. Please check the file out again.')
  if (isInStep(locked, packagesIn('node_modules/.package-lock.json'))) return

  console.log('Installing dependencies …')
  const { code, output } = await npm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ])
  if (code !== 0) giveUp(explainFailure(output))
}

/**
 * @param {LockedPackages} locked what package-lock.json asks for
 * @param {LockedPackages | null} installed what npm last wrote down about node_modules
 */
export function isInStep(locked, installed) {
  if (!installed) return false
  const asked = Object.entries(locked).filter(([path]) => path.includes('node_modules/'))
  const complete = asked.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional === true,
  )
  return complete && Object.values(installed).every(fitsThisMachine)
}

/** @param {LockedPackage} entry */
const fitsThisMachine = ({ os = [process.platform], cpu = [process.arch] }) =>
  os.includes(process.platform) && cpu.includes(process.arch)

/**
 * @param {string} file
 * @returns {LockedPackages | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * npm on the Node it was started with: the one inside node_modules is about to be replaced.
 * @param {string[]} args
 */
export function npm(args, options = {}) {
  const { npm_execpath, npm_node_execpath, PATH = '' } = process.env
  const env = {
    ...process.env,
    PATH: PATH.split(delimiter)
      .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
      .join(delimiter),
  }
  const inner = npm_node_execpath?.startsWith(join(root, 'node_modules'))
  if (npm_execpath?.endsWith('.js') && npm_node_execpath && !inner) {
    return run(npm_node_execpath, [npm_execpath, ...args], { env, quiet: true, ...options })
  }
  return run('npm', args, { env, quiet: true, ...options })
}

/** @param {string} output */
function explainFailure(output) {
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)
  if (offline) {
    return 'The dependencies could not be fetched: the npm registry does not answer.\nThe first start needs the network once. Please connect and try again.'
  }
  const folder = dirname(join(root, 'package.json'))
  return `npm ci failed in ${folder}:\n\n${output.trim().split('\n').slice(-25).join('\n')}`
}
