import type { IncomingMessage } from 'node:http'

/** What a request is sent with by whoever has a session. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const token = headers['x-auth-token']
  return typeof token === 'string' && token !== '' ? token : null
}
