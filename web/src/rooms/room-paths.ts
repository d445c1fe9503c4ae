import { documentsPath } from '../tenders/tender-paths.ts'

/** Where a room stands on the page of its tender's documents. */
export const anchorOfRoom = (roomId: number): string => `raum-${roomId}`
export const roomPath = (tenderId: number, roomId: number): string =>
  `${documentsPath(tenderId)}#${anchorOfRoom(roomId)}`
