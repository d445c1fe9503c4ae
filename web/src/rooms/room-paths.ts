import { paths } from '@allmende/domain/addresses.ts'

/** Where a room stands on its page. */
export const anchorOfRoom = (roomId: number): string => `raum-${roomId}`

/** Leads to the page that has the room, which hangs on whose it is and who looks. */
export const roomPath = (tenderId: number, roomId: number): string => paths.dataRoom(tenderId, roomId)
