import type { IncomingMessage, ServerResponse } from 'node:http'
import { gateConnectionOf } from '../gate/connection.ts'
import type { StampOf } from '../gate/request-stamp.ts'
import type { Said, SaidBefore } from '../rpc/said-before.ts'
import type { Stamp } from '../rpc/stamp.ts'
import type { Undecided } from '../rpc/undecided.ts'
import { readBody } from './bodies.ts'
import type { Begun } from './connections.ts'
import { tokenOf } from './token.ts'
import { whenOver } from './when-over.ts'

/** A submission with all the lots it may name. */
const shortBody = 16 * 1024
/** So long an opening waits for what came whole from somebody who is gone since. Milliseconds. */
const [lookEvery, mostLooks] = [5000, 30]

export type Heard = { body: Buffer; stamp: Stamp }

type FilingParts = {
  undecided: Undecided
  saidBefore: SaidBefore
  stampOf: StampOf
  mayFile: (body: Buffer) => boolean
  /** As whose filing a request is waited for, as far as that is seen without a look at the database; nobody waits for others. */
  filerOf: (request: IncomingMessage) => string | null
}

type Entered = { exits: (() => void)[]; said?: Said }

export type FilingRequests = {
  begun: Begun
  /** Whether it is as short as a submission and may be one, as far as is known by now. */
  mayFile: (request: IncomingMessage) => boolean
  /** What was short enough to be heard at once. */
  heardOf: (request: IncomingMessage) => Promise<Heard> | undefined
  /** To be called with all of it. */
  read: (request: IncomingMessage, body: Buffer) => Buffer
  /** To be called once all of it is read. */
  stamped: (request: IncomingMessage) => Stamp
  /** Waits until the same said before by the same person is answered. */
  afterSame: (request: IncomingMessage) => Promise<unknown>
  /** To be called once what a request files is decided, or it is seen to file nothing. */
  decided: (request: IncomingMessage) => void
}

/** Who names no session files nothing. */
const isCall = (request: IncomingMessage): boolean =>
  request.method === 'POST' && tokenOf(request) !== null && pathOf(request.url ?? '') === '/api/v1/rpc'

/** The same for every spelling that leads to the same route, and for no other: as our router reads it. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/.*?\//i, '/').split(/[?#]/)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The requests that may file something, from the moment at which their headers are read: there is no gap in which
 * nobody knows of them. What is as short as a submission is heard at once, so that it counts although its sender
 * loses her connection before we have looked up who she is.
 */
export function filingRequests({
  undecided,
  saidBefore,
  stampOf,
  mayFile,
  filerOf,
}: FilingParts): FilingRequests {
  const entered = new WeakMap<IncomingMessage, Entered>()
  const stamps = new WeakMap<IncomingMessage, Stamp>()
  const heard = new WeakMap<IncomingMessage, Promise<Heard>>()

  async function hear(request: IncomingMessage, length: number): Promise<Heard> {
    const body = await readBody(request, length, { holds: () => undefined })
    return { body: read(request, body), stamp: stamped(request) }
  }

  function read(request: IncomingMessage, body: Buffer): Buffer {
    if (!mayFile(body)) leave(request)
    const known = entered.get(request)
    if (known) {
      known.said = saidBefore.enter(tokenOf(request) ?? '', body)
      known.exits.push(known.said.leave)
    }
    return body
  }

  function leave(request: IncomingMessage): void {
    for (const exit of entered.get(request)?.exits ?? []) exit()
    entered.delete(request)
  }

  /** Asked once, while its connection is still known. */
  function stamped(request: IncomingMessage): Stamp {
    const stamp = stamps.get(request) ?? stampOf(request)
    stamps.set(request, stamp)
    return stamp
  }

  /** Known until it is decided; of somebody who is gone, only where all of it came. */
  function enter(request: IncomingMessage, response: ServerResponse, sender: string): void {
    // What was refused is decided, whether or not anybody takes the answer; what is not whole will be stamped later.
    const waits = () => !response.writableEnded && request.complete
    const decided = undecided.enter(() => (waits() ? stamped(request).at : null), sender)
    entered.set(request, { exits: [decided] })
    whenOver(request.socket, response, () => {
      let looks = 0
      const look = (): void => {
        if (waits() && looks++ < mostLooks) return void setTimeout(look, lookEvery).unref()
        leave(request)
      }
      look()
    })
  }

  return {
    begun: (request, response) => {
      const isFiling = isCall(request)
      const connection = gateConnectionOf(request.socket)
      connection?.works(response, isFiling ? request : null)
      const sender = filerOf(request)
      if (sender !== null) connection?.senderIsKnown()
      if (!isFiling) return
      if (sender !== null) enter(request, response, sender)
      const length = Number(request.headers['content-length'] ?? 0)
      if (!(length > 0 && length <= shortBody)) return
      const hearing = hear(request, length)
      // Whoever is turned away before it is looked at hears of that, and not of this.
      hearing.catch(() => undefined)
      heard.set(request, hearing)
    },
    mayFile: (request) => heard.has(request) && entered.has(request),
    heardOf: (request) => heard.get(request),
    read,
    stamped,
    afterSame: async (request) => entered.get(request)?.said?.afterOthers(),
    decided: leave,
  }
}
