import type { IncomingMessage } from 'node:http'
import { proxyReader } from '../http/address.ts'
import { type Stamp, stampedNow } from '../rpc/stamp.ts'
import { gateConnectionOf } from './connection.ts'

/** What a proxy says of the past is believed up to so long ago. Milliseconds. */
const oldest = 60_000
/** A request comes within so long where the proxy had all of it before it passed anything on. */
const atOnce = 1000

export type StampOf = (request: IncomingMessage) => Stamp

/** When the last byte of a request came, to be asked once it was read and before it is answered. */
export function requestStamps(trustProxy: string[] | false): StampOf {
  const isProxy = proxyReader(trustProxy)
  return (request) => {
    const connection = gateConnectionOf(request.socket)
    if (!connection) return stampedNow()
    const own = connection.lastRead()
    const first = connection.firstRead()
    const wasBuffered = first !== null && own.getTime() - first.getTime() <= atOnce
    const told =
      wasBuffered && isProxy(request.socket.remoteAddress ?? '')
        ? requestStart(request.headers['x-request-start'])
        : null
    const isBelieved = told !== null && told <= own && own.getTime() - told.getTime() <= oldest
    return isBelieved ? { at: told, by: 'PROXY' } : { at: own, by: 'SERVER' }
  }
}

/** `t=1767171600.123`: seconds with their fraction, milliseconds or microseconds since 1970, as proxies write it. */
export function requestStart(header: string | readonly string[] | undefined): Date | null {
  const [, digits] =
    // Of whole seconds alone nobody knows how much later it was.
    (typeof header === 'string' &&
      /^(?:t=)?(\d{10}\.\d{3,6}|\d{13}(?:\.\d{1,6})?|\d{16})$/.exec(header.trim())) ||
    []
  if (digits === undefined) return null
  const number = Number(digits)
  const [seconds, milliseconds] = [1e11, 1e14]
  const unit = number < seconds ? 1000 : number < milliseconds ? 1 : 0.001
  return new Date(Math.ceil(number * unit))
}
