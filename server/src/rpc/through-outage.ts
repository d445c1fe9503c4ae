import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from '../database/connection-lost.ts'

/** What has its stamp is tried again for so long, and so often. Milliseconds. */
const longest = 60_000
const everySoOften = 250

/** Does again what lost the database, until it is there again: for what must not come later than it came. */
export async function throughOutage<T>(work: () => Promise<T>, patience = longest): Promise<T> {
  const giveUp = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > giveUp) throw error
    }
    await pause(everySoOften, undefined, { ref: false })
  }
}
