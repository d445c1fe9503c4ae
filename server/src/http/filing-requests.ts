import type { IncomingMessage } from 'node:http'
import type { StampOf } from '../gate/request-stamp.ts'
import type { Stamp } from '../rpc/stamp.ts'
import type { Undecided } from '../rpc/undecided.ts'
import { readBody } from './bodies.ts'
import type { Begun } from './connections.ts'

/** A submission with all the lots it may name. */
const shortBody = 8 * 1024

export type Heard = { body: Buffer; stamp: Stamp }

export type FilingRequests = {
  begun: Begun
  /** What was short enough to be heard at once. */
  heardOf: (request: IncomingMessage) => Promise<Heard> | undefined
  /** To be called once what a request files is decided, or it is seen to file nothing. */
  decided: (request: IncomingMessage) => void
}

/**
 * The requests that may file something, from the moment at which their headers are read: there is no gap in which
 * nobody knows of them. What is as short as a submission is heard at once, so that it counts although its sender
 * loses her connection before we have looked up who she is.
 */
export function filingRequests(undecided: Undecided, stampOf: StampOf): FilingRequests {
  const exits = new WeakMap<IncomingMessage, () => void>()
  const heard = new WeakMap<IncomingMessage, Promise<Heard>>()

  async function hear(request: IncomingMessage, length: number): Promise<Heard> {
    const body = await readBody(request, length, { holds: () => undefined })
    return { body, stamp: stampOf(request) }
  }

  return {
    begun: (request, response) => {
      if (request.method !== 'POST' || !request.url?.startsWith('/api/v1/rpc')) return
      // What is not whole yet will be stamped later than now.
      const leave = undecided.enter(() => (request.complete ? stampOf(request).at : null))
      exits.set(request, leave)
      response.once('close', leave)
      const length = Number(request.headers['content-length'] ?? 0)
      if (!(length > 0 && length <= shortBody)) return
      const hearing = hear(request, length)
      // Whoever is turned away before it is looked at hears of that, and not of this.
      hearing.catch(() => undefined)
      heard.set(request, hearing)
    },
    heardOf: (request) => heard.get(request),
    decided: (request) => exits.get(request)?.(),
  }
}
