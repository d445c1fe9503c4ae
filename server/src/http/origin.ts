import type { IncomingMessage } from 'node:http'

/**
 * A browser names the page a request comes from; only our own pages may call. Other programs name none. Our own are
 * those of the public address; only where none is set, the host that was asked for stands in for it, because
 * whoever makes a name point here decides what it says.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (publicUrl !== null) return origin === new URL(publicUrl).origin
  return URL.parse(origin)?.host === host
}
