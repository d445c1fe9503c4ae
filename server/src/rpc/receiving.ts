import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What ws keeps of a socket's messages as they arrive, packed and unpacked; it offers no public way to it. */
type Internals = {
  _receiver: {
    _maxPayload: number
    _state: number
    _payloadLength: number
    writableLength: number
    _buffers: { length: number }
    _bufferedBytes: number
    _fragments: { length: number }
    _messageLength: number
    _write: (chunk: Buffer, encoding: BufferEncoding, done: (error?: Error) => void) => void
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
  /** Whether something waits to be unpacked, or to be read on. */
  waits: () => boolean
  /** What lies here may be read on, unless it has to rest. */
  goOn: () => void
  /** How many bytes that were taken from the socket nobody has looked at. */
  unread: () => number
  /** How many bytes of the socket there are up to the end of the message that is just whole. */
  consumed: () => number
}

type Price = {
  /** The seconds for which nothing of the peer's is unpacked. */
  owed: () => number
  /** Pays in advance; told how long it has become. */
  reserve: (bytes: number) => (came: number) => void
}
type Parts = Price & {
  /** Something whole is being unpacked; told once it is handed on. */
  unpacks: () => () => void
  /** Whether nothing more of the peer's is looked at for now; `goOn` is called then later. */
  rests: () => boolean
  /** Does it when it is the peer's turn. */
  inTurn: (work: () => void) => void
}

/** Bounds what a socket's peer sends; a few bytes may unpack to a long message, so what was unpacked is counted. */
export function receivingOf(websocket: WebSocket, socket: Duplex, parts: Parts): Receiving {
  const { _receiver: receiver, _extensions: extensions } = websocket as unknown as Internals
  const unpacking = extensions['permessage-deflate']
  const slices = giveInSlices(receiver, parts)
  const waits = unpacking ? unpackAtPace(unpacking, socket, parts, () => receiver._maxPayload) : () => false
  return {
    limit: (bytes) => {
      for (const limited of unpacking ? [receiver, unpacking] : [receiver]) limited._maxPayload = bytes
    },
    held: () =>
      receiver._bufferedBytes +
      receiver._messageLength +
      slices.unread() +
      (receiver._buffers.length + receiver._fragments.length) * weightOfPiece,
    waits: () => waits() || slices.rests(),
    goOn: slices.goOn,
    unread: slices.unread,
    consumed: () => slices.given() - receiver._bufferedBytes,
  }
}

/** While ws waits for the rest of a frame it looks at nothing else. */
const readsFrame = 4
/** So much at a time otherwise: some forty of the shortest frames. Bytes. */
const slice = 256

/**
 * One piece of the network may hold ten thousand frames, each of which is work: ws is given a little at a time, in turn
 * with others, and no more while its peer has to rest.
 */
function giveInSlices(receiver: Internals['_receiver'], { rests, inTurn }: Pick<Parts, 'rests' | 'inTurn'>) {
  const write = receiver._write.bind(receiver)
  /** Of all pieces, and of the one that is just being given. */
  let [given, ofThis] = [0, 0]
  let next: (() => void) | null = null
  const missing = () =>
    receiver._state === readsFrame ? receiver._payloadLength - receiver._bufferedBytes : 0

  receiver._write = (chunk, encoding, done) => {
    function give(): void {
      const piece = chunk.subarray(ofThis, ofThis + Math.max(slice, missing()))
      given += piece.length
      ofThis += piece.length
      write(piece, encoding, (error) => {
        if (!error && ofThis < chunk.length) return goOn()
        ofThis = 0
        done(error)
      })
    }
    function goOn(): void {
      next = rests() ? goOn : null
      if (next === null) inTurn(give)
    }
    inTurn(give)
  }
  return {
    given: () => given,
    unread: () => receiver.writableLength - ofThis,
    rests: () => next !== null,
    goOn: () => next?.(),
  }
}

/** Nothing packed by deflate becomes more than so many times as long. */
const largestGrowth = 1032

/** Who owes waits before anything is unpacked; meanwhile ws takes no more from the network. */
function unpackAtPace(
  unpacking: Unpacking,
  socket: Duplex,
  { owed, reserve, unpacks }: Parts,
  largest: () => number,
): () => boolean {
  const decompress = unpacking.decompress.bind(unpacking)
  let timer: NodeJS.Timeout | undefined
  let giveUp: (() => void) | undefined
  // Only when nothing waits any more is the socket over for ws as well.
  socket.once('close', () => giveUp?.())

  function unpack(data: Buffer, isLast: boolean, done: Unpacked): void {
    // What is unpacked side by side on other sockets of hers must not all pass on one allowance.
    const most = Math.min(largest(), data.length * largestGrowth)
    const settle = reserve(most)
    const unpacked = isLast ? unpacks() : () => undefined
    decompress(data, isLast, (error, message) => {
      settle(message?.length ?? most)
      done(error, message)
      unpacked()
    })
  }

  unpacking.decompress = (data, isLast, done) => {
    giveUp = undefined
    const seconds = owed()
    if (seconds === 0) return unpack(data, isLast, done)
    // What she sent whole before she was gone is heard, if it was paid for.
    if (socket.destroyed) return done(new Error('nobody is there any more'))
    timer = setTimeout(unpacking.decompress, seconds * 1000, data, isLast, done).unref()
    giveUp = () => {
      giveUp = undefined
      clearTimeout(timer)
      done(new Error('nobody is there any more'))
    }
  }
  return () => giveUp !== undefined
}
