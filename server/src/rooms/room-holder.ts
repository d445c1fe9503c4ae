/** How uploads on their way to a room name it. */
export const roomHolder = (roomId: number): string => `room ${roomId}`
