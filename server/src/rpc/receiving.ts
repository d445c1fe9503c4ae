import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { constants, inflateRaw } from 'node:zlib'
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
    createError: (
      kind: ErrorConstructor,
      message: string,
      isPrefixed: boolean,
      status: number,
      code: string,
    ) => Error
  }
  _extensions: { 'permessage-deflate'?: Unpacking }
}
type Unpacked = (error: Error | null, message?: Buffer) => void
type Unpacking = {
  decompress: (data: Buffer, isLast: boolean, done: Unpacked) => void
}

/** What each piece of something takes in memory besides its bytes. */
export const weightOfPiece = 256

export type Receiving = {
  /** How long one message may be. */
  limit: (bytes: number) => void
  /** How much is there of messages that are not whole yet. */
  held: () => number
  /** Whether something waits to be unpacked until it is paid for, or to be read on. */
  waits: () => boolean
  /** Whether something is unpacked, or waits for its turn. */
  unpacks: () => boolean
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
  /** The same for what is unpacked. */
  unpackInTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Bounds what a socket's peer sends; a few bytes may unpack to a long message, so what was unpacked is counted. */
export function receivingOf(websocket: WebSocket, socket: Duplex, parts: Parts): Receiving {
  const { _receiver: receiver, _extensions: extensions } = websocket as unknown as Internals
  const unpacking = extensions['permessage-deflate']
  const slices = giveInSlices(receiver, parts)
  const packed = unpacking && unpackAtPace(unpacking, receiver, socket, parts)
  return {
    limit: (bytes) => {
      receiver._maxPayload = bytes
    },
    held: () =>
      receiver._bufferedBytes +
      receiver._messageLength +
      (packed?.held() ?? 0) +
      slices.unread() +
      (receiver._buffers.length + receiver._fragments.length) * weightOfPiece,
    waits: () => packed?.waits() || slices.rests(),
    unpacks: () => packed?.unpacks() ?? false,
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

/** What a packed message leaves out at its end (RFC 7692). */
const trailer = Buffer.from([0, 0, 0xff, 0xff])
const inflate = promisify(inflateRaw)
const nothing = Buffer.alloc(0)

/** In so many frames a packed message may come. */
const mostPieces = 4096

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Who owes waits before anything is unpacked; meanwhile ws takes no more from the network. A message is unpacked in one
 * go once it is whole, and never further than it may be long: ws itself would go on after that with whatever follows,
 * and all sockets stand in its one line.
 */
function unpackAtPace(
  unpacking: Unpacking,
  receiver: Internals['_receiver'],
  socket: Duplex,
  { owed, reserve, unpacks, unpackInTurn }: Parts,
) {
  let timer: NodeJS.Timeout | undefined
  let giveUp: (() => void) | undefined
  let isInWork = false
  /** Of the message that is not whole yet, or that is being unpacked. */
  let pieces: Buffer[] = []
  let length = 0
  // Only when nothing waits any more is the socket over for ws as well.
  socket.once('close', () => giveUp?.())

  const tooLong = () =>
    receiver.createError(RangeError, 'Max payload size exceeded', false, 1009, 'WS_ERR_TOO_LONG')
  const failure = (error: unknown): Error =>
    isTooLong(error)
      ? tooLong()
      : receiver.createError(Error, 'cannot be unpacked', true, 1007, 'WS_ERR_INVALID_DATA')

  async function unpack(done: Unpacked): Promise<void> {
    const whole = Buffer.concat([...pieces, trailer])
    // What is unpacked side by side on other sockets of hers must not all pass on one allowance.
    const most = Math.min(receiver._maxPayload, whole.length * largestGrowth)
    const settle = reserve(most)
    const unpacked = unpacks()
    isInWork = true
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
    const message = await unpackInTurn(() => inflate(whole, options)).catch(failure)
    isInWork = false
    ;[pieces, length] = [[], 0]
    settle(message instanceof Error ? most : message.length)
    if (message instanceof Error) done(message)
    else done(null, message)
    unpacked()
  }

  function take(data: Buffer, isLast: boolean, done: Unpacked): void {
    pieces.push(data)
    length += data.length
    // What cannot be packed becomes hardly longer; so long a one is not gathered to its end.
    if (length > 1.01 * receiver._maxPayload + 100 || pieces.length > mostPieces) done(tooLong())
    else if (isLast) void unpack(done)
    // ws goes on only once it has returned from asking.
    else queueMicrotask(() => done(null, nothing))
  }

  unpacking.decompress = (data, isLast, done) => {
    giveUp = undefined
    const seconds = owed()
    if (seconds === 0) return take(data, isLast, done)
    // What she sent whole before she was gone is heard, if it was paid for.
    if (socket.destroyed) return done(new Error('nobody is there any more'))
    timer = setTimeout(unpacking.decompress, seconds * 1000, data, isLast, done).unref()
    giveUp = () => {
      giveUp = undefined
      clearTimeout(timer)
      done(new Error('nobody is there any more'))
    }
  }
  return {
    waits: () => giveUp !== undefined,
    unpacks: () => isInWork,
    held: () => length + pieces.length * weightOfPiece,
  }
}
