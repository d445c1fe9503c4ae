import { getPriority, setPriority } from 'node:os'

/** So much nicer than the gate the application is. With less, a busy machine still lets the gate wait. */
const nicer = 5
const nicest = 19

let hasGivenWay = false

/**
 * Where all processors are busy the gate's thread goes before the calling one and those it starts from now on. Only
 * Linux gives each thread its own priority.
 */
export function giveWayToGate(): void {
  if (hasGivenWay || process.platform !== 'linux') return
  hasGivenWay = true
  try {
    setPriority(Math.min(nicest, getPriority() + nicer))
  } catch {
    // Where that is forbidden the gate waits for its turn like every other thread.
  }
}
