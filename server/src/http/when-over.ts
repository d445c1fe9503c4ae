import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is to be done when a connection ends, by connection: one can carry many requests at once. */
const endings = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls back once the answer was taken, or nobody is there any more. An answer that waits for another one on the same
 * connection is never told that the connection ended, so that is heard here.
 */
export function whenOver(socket: Socket, response: ServerResponse, over: () => void): void {
  if (socket.destroyed) return over()
  const ending = endingsOf(socket)
  ending.add(over)
  response.once('close', () => {
    ending.delete(over)
    over()
  })
}

function endingsOf(socket: Socket): Set<() => void> {
  const known = endings.get(socket)
  if (known) return known
  const fresh = new Set<() => void>()
  endings.set(socket, fresh)
  socket.once('close', () => fresh.forEach((over) => over()))
  return fresh
}
