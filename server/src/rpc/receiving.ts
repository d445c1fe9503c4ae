import type { WebSocket } from 'ws'

/** What ws keeps of a socket's messages as they arrive, packed and unpacked; it offers no public way to it. */
type Internals = {
  _receiver: { _maxPayload: number; _bufferedBytes: number; _messageLength: number }
  _extensions: { 'permessage-deflate'?: Unpacking }
}
type Unpacking = {
  _maxPayload: number
  decompress: (data: Buffer, isLast: boolean, done: (error: Error | null, unpacked?: Buffer) => void) => void
}

export type Receiving = {
  /** How long one message may be. */
  limit: (bytes: number) => void
  /** How much is there of messages that are not whole yet. */
  held: () => number
}

type Price = {
  /** The seconds for which nothing of the peer's is unpacked. */
  owed: () => number
  unpacked: (bytes: number) => void
}

/** Bounds what a socket's peer sends; a few bytes may unpack to a long message, so what was unpacked is counted. */
export function receivingOf(websocket: WebSocket, { owed, unpacked }: Price): Receiving {
  const { _receiver: receiver, _extensions: extensions } = websocket as unknown as Internals
  const unpacking = extensions['permessage-deflate']
  if (unpacking) {
    const decompress = unpacking.decompress.bind(unpacking)
    unpacking.decompress = (...packed) => {
      const [data, isLast, done] = packed
      if (websocket.readyState === websocket.CLOSED) return
      const seconds = owed()
      // Meanwhile ws takes no more from the network.
      if (seconds > 0) return void setTimeout(unpacking.decompress, seconds * 1000, ...packed).unref()
      decompress(data, isLast, (error, message) => {
        unpacked(message?.length ?? receiver._maxPayload)
        done(error, message)
      })
    }
  }
  return {
    limit: (bytes) => {
      for (const limited of unpacking ? [receiver, unpacking] : [receiver]) limited._maxPayload = bytes
    },
    held: () => receiver._bufferedBytes + receiver._messageLength,
  }
}
