import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from '../database/connection-lost.ts'

/** What has its stamp is tried again for so long, and so often. Milliseconds. */
const longest = 90_000
const everySoOften = 250
/** So much of one sender waits for the database at a time; nobody who files has more. */
const mostOfOne = 8

const waiting = new Map<string, number>()

/** Does again what lost the database, until it is there again: for what must not come later than it came. */
export async function throughOutage<T>(
  whose: string,
  work: () => Promise<T>,
  patience = longest,
): Promise<T> {
  const giveUp = performance.now() + patience
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error) || !enter(whose)) throw error
  }
  try {
    // However long the first attempt took to fail, there is another one.
    for (;;) {
      await pause(everySoOften, undefined, { ref: false })
      try {
        return await work()
      } catch (error) {
        if (!isConnectionLost(error) || performance.now() > giveUp) throw error
      }
    }
  } finally {
    leave(whose)
  }
}

function enter(whose: string): boolean {
  const others = waiting.get(whose) ?? 0
  if (others >= mostOfOne) return false
  waiting.set(whose, others + 1)
  return true
}

function leave(whose: string): void {
  const rest = (waiting.get(whose) ?? 1) - 1
  if (rest > 0) waiting.set(whose, rest)
  else waiting.delete(whose)
}
