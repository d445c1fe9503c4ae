import { setImmediate as nextTurn } from 'node:timers/promises'

let line: Promise<void> = Promise.resolve()

/**
 * A turn of the event loop in which no other chunk is sealed, opened or hashed: however many files are on their way
 * at once, whatever else has to be answered comes in between.
 */
export function ownTurn(): Promise<void> {
  line = line.then(() => nextTurn())
  return line
}
