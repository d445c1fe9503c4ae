import type { IncomingMessage, ServerResponse } from 'node:http'
import { gateConnectionOf } from '../gate/connection.ts'
import type { StampOf } from '../gate/request-stamp.ts'
import type { Stamp } from '../rpc/stamp.ts'
import type { Undecided } from '../rpc/undecided.ts'
import { readBody } from './bodies.ts'
import type { Begun } from './connections.ts'

/** A submission with all the lots it may name. */
const shortBody = 16 * 1024
/** What came whole from somebody who is gone since is decided by then, outages included, if at all. Milliseconds. */
const longest = 90_000

export type Heard = { body: Buffer; stamp: Stamp }

export type FilingRequests = {
  begun: Begun
  /** What was short enough to be heard at once. */
  heardOf: (request: IncomingMessage) => Promise<Heard> | undefined
  /** To be called with all of it. */
  read: (request: IncomingMessage, body: Buffer) => Buffer
  /** To be called once all of it is read. */
  stamped: (request: IncomingMessage) => Stamp
  /** To be called once what a request files is decided, or it is seen to file nothing. */
  decided: (request: IncomingMessage) => void
}

/** Who names no session files nothing. */
const isCall = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && Boolean(headers['x-auth-token']) && pathOf(url) === '/api/v1/rpc'

/** The same for every spelling that leads to the same route. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return url
  }
}

/**
 * The requests that may file something, from the moment at which their headers are read: there is no gap in which
 * nobody knows of them. What is as short as a submission is heard at once, so that it counts although its sender
 * loses her connection before we have looked up who she is.
 */
export function filingRequests(
  undecided: Undecided,
  stampOf: StampOf,
  mayFile: (body: Buffer) => boolean,
  whose: (request: IncomingMessage) => string,
): FilingRequests {
  const exits = new WeakMap<IncomingMessage, () => void>()
  const stamps = new WeakMap<IncomingMessage, Stamp>()
  const heard = new WeakMap<IncomingMessage, Promise<Heard>>()

  async function hear(request: IncomingMessage, length: number): Promise<Heard> {
    const body = await readBody(request, length, { holds: () => undefined })
    return { body: read(request, body), stamp: stamped(request) }
  }

  function read(request: IncomingMessage, body: Buffer): Buffer {
    if (!mayFile(body)) exits.get(request)?.()
    return body
  }

  /** Asked once, while its connection is still known. */
  function stamped(request: IncomingMessage): Stamp {
    const stamp = stamps.get(request) ?? stampOf(request)
    stamps.set(request, stamp)
    return stamp
  }

  /** Known until it is decided; of somebody who is gone, only where all of it came. */
  function enter(request: IncomingMessage, response: ServerResponse): void {
    const leave = undecided.enter(() => {
      // What was refused is decided, whether or not anybody takes the answer; what is not whole will be stamped later.
      if (response.writableEnded || !request.complete) return null
      return stamped(request).at
    }, whose(request))
    exits.set(request, leave)
    response.once('close', () => {
      if (response.writableEnded || !request.complete) leave()
      else setTimeout(leave, longest).unref()
    })
  }

  return {
    begun: (request, response) => {
      const isFiling = isCall(request)
      gateConnectionOf(request.socket)?.works(response, isFiling ? request : null)
      if (!isFiling) return
      enter(request, response)
      const length = Number(request.headers['content-length'] ?? 0)
      if (!(length > 0 && length <= shortBody)) return
      const hearing = hear(request, length)
      // Whoever is turned away before it is looked at hears of that, and not of this.
      hearing.catch(() => undefined)
      heard.set(request, hearing)
    },
    heardOf: (request) => heard.get(request),
    read,
    stamped,
    decided: (request) => exits.get(request)?.(),
  }
}
