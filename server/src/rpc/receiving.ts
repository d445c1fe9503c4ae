import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What ws keeps of a socket's messages as they arrive, packed and unpacked; it offers no public way to it. */
type Internals = {
  _receiver: {
    _maxPayload: number
    _buffers: { length: number }
    _bufferedBytes: number
    _fragments: { length: number }
    _messageLength: number
  }
  _extensions: { 'permessage-deflate'?: Unpacking }
}
type Unpacked = (error: Error | null, message?: Buffer) => void
type Unpacking = {
  _maxPayload: number
  decompress: (data: Buffer, isLast: boolean, done: Unpacked) => void
}

/** What each piece of something takes in memory besides its bytes. */
export const weightOfPiece = 256

export type Receiving = {
  /** How long one message may be. */
  limit: (bytes: number) => void
  /** How much is there of messages that are not whole yet. */
  held: () => number
  /** Whether something waits to be unpacked. */
  waits: () => boolean
}

type Price = {
  /** The seconds for which nothing of the peer's is unpacked. */
  owed: () => number
  unpacked: (bytes: number) => void
}

/** Bounds what a socket's peer sends; a few bytes may unpack to a long message, so what was unpacked is counted. */
export function receivingOf(websocket: WebSocket, socket: Duplex, price: Price): Receiving {
  const { _receiver: receiver, _extensions: extensions } = websocket as unknown as Internals
  const unpacking = extensions['permessage-deflate']
  const waits = unpacking ? unpackAtPace(unpacking, socket, price, () => receiver._maxPayload) : () => false
  return {
    limit: (bytes) => {
      for (const limited of unpacking ? [receiver, unpacking] : [receiver]) limited._maxPayload = bytes
    },
    held: () =>
      receiver._bufferedBytes +
      receiver._messageLength +
      (receiver._buffers.length + receiver._fragments.length) * weightOfPiece,
    waits,
  }
}

/** Who owes waits before anything is unpacked; meanwhile ws takes no more from the network. */
function unpackAtPace(
  unpacking: Unpacking,
  socket: Duplex,
  { owed, unpacked }: Price,
  largest: () => number,
): () => boolean {
  const decompress = unpacking.decompress.bind(unpacking)
  let timer: NodeJS.Timeout | undefined
  let giveUp: (() => void) | undefined
  // Only when nothing waits any more is the socket over for ws as well.
  socket.once('close', () => giveUp?.())

  unpacking.decompress = (data, isLast, done) => {
    giveUp = undefined
    const seconds = owed()
    if (socket.destroyed) return done(new Error('nobody is there any more'))
    if (seconds === 0)
      return decompress(data, isLast, (error, message) => {
        unpacked(message?.length ?? largest())
        done(error, message)
      })
    timer = setTimeout(unpacking.decompress, seconds * 1000, data, isLast, done).unref()
    giveUp = () => {
      giveUp = undefined
      clearTimeout(timer)
      done(new Error('nobody is there any more'))
    }
  }
  return () => giveUp !== undefined
}
