import type { Caller } from './calls.ts'
import type { WatchedReads } from './watched-reads.ts'

/** How many reads all strangers together have watched, and how many are left once that was too many. */
export const strangersReads = { most: 20_000, left: 15_000 }

type Watching = Pick<Caller, 'address'> & { shown: WatchedReads }

/**
 * How much each may keep so that all together keep no more than there is room: who has little keeps all of it. One is
 * always left.
 */
export function fairShare(sizes: readonly number[], room: number): number {
  let [left, share] = [room, Number.POSITIVE_INFINITY]
  const ascending = sizes.toSorted((one, other) => one - other)
  for (const [position, size] of ascending.entries()) {
    share = Math.floor(left / (ascending.length - position))
    if (size > share) return Math.max(1, share)
    left -= size
  }
  return Number.POSITIVE_INFINITY
}

const sizeOf = (clients: readonly Watching[]): number =>
  clients.reduce((sum, { shown }) => sum + shown.size, 0)

/**
 * Keeps the reads that strangers watch within bounds, however many they are: from the addresses with most the oldest
 * are forgotten. What is not watched any more is answered like before; it is only not told when it changes.
 */
export function boundingStrangers(strangers: () => readonly Watching[], { most, left } = strangersReads) {
  /** At least as many as there are: who leaves is noticed when they are counted again. */
  let atMost = 0

  function makeRoom(): void {
    const addresses = [...Map.groupBy(strangers(), ({ address }) => address).values()]
    const sizes = addresses.map(sizeOf)
    atMost = sizes.reduce((sum, size) => sum + size, 0)
    if (atMost <= left) return
    const ofAddress = fairShare(sizes, left)
    for (const clients of addresses) {
      const each = fairShare(
        clients.map(({ shown }) => shown.size),
        ofAddress,
      )
      for (const { shown } of clients) shown.keepNewest(each)
    }
    atMost = sizeOf(addresses.flat())
  }

  return {
    /** One more is watched. */
    added(): void {
      atMost++
      if (atMost > most) makeRoom()
    },
  }
}
