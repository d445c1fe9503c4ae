import { isEverSealed } from './contractor-rooms.rules.ts'
import type { RoomFacts } from './room-standing.ts'

/** For so long what one person puts into one room is gathered before it is told of. */
export const gatheredFor = 10 * 60_000

/**
 * Whether others are told of what is put into a room. Of what is sealed nobody is, not even that something came; and
 * a room that belongs to no tender is told of by what carries it.
 */
export const isToldOf = (room: Pick<RoomFacts, 'type' | 'stage' | 'projectId'>): boolean =>
  room.projectId !== null && !isEverSealed(room)

/** So many files a mail names; of more it tells how many there are. */
const mostNamed = 10

/** Files as a mail names them. */
export function fileList(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(', ')
  const others = names.length - mostNamed
  return others > 0 ? `${named} und ${others} weitere` : named
}
