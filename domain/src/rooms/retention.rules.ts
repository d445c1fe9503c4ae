import { allowed, refused, type Verdict } from '../verdict.ts'
import type { RoomSubject } from './room-standing.ts'

/**
 * Of an infected file nothing is kept, unless it was submitted: then its ciphertext is, because it belongs to what a
 * bidder has filed. Nobody gets it either way.
 */
export const keepsInfected = ({ wasSubmitted }: { wasSubmitted: boolean }): boolean => wasSubmitted

/**
 * Whether a document may be gone for good: bytes, name and all. What the authority showed the world and what a bidder
 * submitted is kept; what was never filed is its owner's own.
 */
export function mayErase(
  { room, around }: RoomSubject,
  { wasSubmitted }: { wasSubmitted: boolean },
): Verdict {
  const isShown = room.projectId !== null && room.type === 'CLIENT' && around.isPublished
  return isShown || wasSubmitted ? refused('documentKept') : allowed
}
