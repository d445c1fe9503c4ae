import type { Socket } from 'node:net'

/** What Node's own parser asks of each request: whether the connection becomes something else, and is no longer its. */
type Parser = { onIncoming: () => number }
const becomesSomethingElse = 2

/**
 * Nothing more of a connection is made a request: also one that is cut off would be read to the end of the piece that
 * has come, which may hold thousands.
 */
export function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null }
  if (parser) parser.onIncoming = () => becomesSomethingElse
}
