import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { giveUp } from './run.mjs'

const platform = process.platform === 'win32' ? 'win' : process.platform
const program = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node that the lockfile pins, or the running one where it is new enough. */
export function node24() {
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program)
  if (existsSync(pinned)) return pinned
  if (majorOf(process.versions.node) >= 24) return process.execPath
  return giveUp(
    `Allmende runs on Node 24, and there is no bundled one for ${process.platform} on ${process.arch}.\n` +
      `This is Node ${process.versions.node}. Please install Node 24 or newer and try again.`,
  )
}

/** @param {string} version */
export const majorOf = (version) => Number(version.split('.')[0])
