import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { useEffect } from 'react'
import { bringIntoView } from '../ui/form/into-view.ts'
import { anchorOfRoom } from './room-paths.ts'

/** Who was sent to a room sees it once it is there; every other hash means the whole page. */
export function useRoomJump(rooms: readonly Room[] | undefined, hash: string): void {
  const isThere = rooms?.some(({ id }) => anchorOfRoom(id) === hash) ?? false
  useEffect(() => {
    const section = isThere && document.getElementById(hash)
    if (section) bringIntoView(section, 'start')
  }, [isThere, hash])
}
