import type { Language } from '@allmende/domain/texts.ts'
import { type Message, readMessage, stamped } from '../envelope.ts'
import type { Side } from '../limits.ts'
import type { Stamp } from '../stamp.ts'

/** Who sent a message, and when. */
export type Sending = {
  stamp: Stamp
  side: Side
  language: Language
  /** Whose it is: many of one sender wait behind others'. */
  sender: string
  /** Nobody is there any more to be answered. */
  isGone: () => boolean
}

/** Reads what was sent; its arguments may already have been read by what is declared of its methods. */
export type MessageReader = {
  read: (bytes: Buffer, sending: Sending) => Promise<Message>
  close: () => Promise<void>
}

/** For what is short; and for a contract that no thread knows. */
export const readHere: MessageReader = {
  read: async (bytes, { stamp, side }) => stamped(readMessage(bytes, side), stamp),
  close: async () => undefined,
}
