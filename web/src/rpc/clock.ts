/** How far the server's clock is ahead of this one, in milliseconds. */
let offset = 0

/** The answer's time is taken to be that of the middle of the journey. */
export function clockOffset(serverTime: Date, asked: number, answered: number): number {
  return serverTime.getTime() - (asked + answered) / 2
}

export function setClockOffset(milliseconds: number) {
  offset = milliseconds
}

/** Deadlines count by the server's clock, never by this one. */
export const serverNow = (): Date => new Date(Date.now() + offset)
