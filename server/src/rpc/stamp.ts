import type { StampSource } from '@allmende/domain/method.ts'

/** When the last byte of something reached this machine, and who says so. */
export type Stamp = { at: Date; by: StampSource }

export const stampedNow = (): Stamp => ({ at: new Date(), by: 'SERVER' })

/** When the bytes of one websocket came. */
export type WireClock = {
  /** When so many had come. */
  instantOf: (bytes: number) => Date
  /** Tells when nothing is read on purpose, so that nobody waits for what is still unread. */
  heldBackWhile: (isHeldBack: () => boolean) => void
  /** Tells how many bytes were taken from the socket that nobody has looked at. */
  unreadAre: (bytes: () => number) => void
  /** Tells that its sender is logged in, so that strangers take no place from her. */
  senderIsKnown: () => void
}
