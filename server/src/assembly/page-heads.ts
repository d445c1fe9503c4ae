import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { parcelHead, parcelIdIn } from '../documents/parcel/shared-head.ts'
import type { HeadOf } from '../http/static.routes.ts'

/** Milliseconds, and how many at once: nobody waits for her page because of what its head could say. */
const [patience, atOnce] = [1000, 8]

/** What pages say of themselves. Where that cannot be had at once they are as plain as every other. */
export function pageHeads(db: Db, home: () => string, log: Logger): HeadOf {
  let asking = 0
  return async (path) => {
    if (parcelIdIn(path) === null || asking >= atOnce) return null
    asking += 1
    const asked = parcelHead(db, home(), path)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the head of a page could not be made')
        return null
      })
      .finally(() => {
        asking -= 1
      })
    const over = new AbortController()
    const late = wait(patience, null, { signal: over.signal, ref: false }).catch(() => null)
    const head = await Promise.race([asked, late])
    over.abort()
    return head
  }
}
