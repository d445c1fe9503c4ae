import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** So much nicer than the gate the application is. With less, a busy machine still lets the gate wait. */
const nicer = 5
const nicest = 19

let hasGivenWay = false

/**
 * Where all processors are busy the gate's thread goes before the calling one, those it starts from now on, and those
 * that compute hashes and read files for it. Only Linux gives each thread its own priority.
 */
export function giveWayToGate(): void {
  if (hasGivenWay || process.platform !== 'linux') return
  hasGivenWay = true
  try {
    const priority = Math.min(nicest, getPriority() + nicer)
    for (const thread of [0, ...helpers()]) setPriority(thread, priority)
  } catch {
    // Where that is forbidden the gate waits for its turn like every other thread.
  }
}

/** The threads to which Node gives what takes long. */
const helpers = (): number[] =>
  readdirSync('/proc/self/task')
    .filter((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
    .map(Number)
