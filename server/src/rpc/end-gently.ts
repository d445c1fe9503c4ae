import type { Duplex } from 'node:stream'

/** So long a peer may take for the last that it is told. Milliseconds. */
export const farewell = 1000

/**
 * Ends a connection once its last words have left. Were it cut off while something of the peer's is still on its way,
 * the peer would never read them.
 */
export function endGently(socket: Duplex, lastWords = ''): void {
  socket.end(lastWords)
  const patience = setTimeout(() => socket.destroy(), farewell)
  socket.once('close', () => clearTimeout(patience))
}
