import type { Announcement } from './announcements.ts'

/** PostgreSQL carries payloads below 8000 bytes; a longer one would undo the change that it tells of. */
const largestPayload = 7500

const bytesOf = (announcement: Announcement): number => Buffer.byteLength(JSON.stringify(announcement))

/** The same announcement in as many pieces as it takes: what concerns hundreds of people is told to some at a time. */
export function inPieces(announcement: Announcement): Announcement[] {
  if (announcement.kind !== 'notice' || bytesOf(announcement) <= largestPayload) return [announcement]
  const room = largestPayload - bytesOf({ ...announcement, emails: [] })
  const pieces: string[][] = [[]]
  let left = room
  for (const email of announcement.emails) {
    const needed = Buffer.byteLength(JSON.stringify(email)) + 1
    if (needed > left && pieces.at(-1)?.length) {
      pieces.push([])
      left = room
    }
    pieces.at(-1)?.push(email)
    left -= needed
  }
  return pieces.map((emails) => ({ ...announcement, emails }))
}
