import { chainLinks, spanOfTender, tenderEntries } from '../audit/tender-chain.queries.ts'
import type { Making } from './makes.ts'

/**
 * The tender's part of the log, an entry a line: exactly the text that was hashed, and of what was sealed when it was
 * written whatever has been opened since, with its salt.
 */
export async function* logLines({ context: { db }, archive }: Making): AsyncGenerator<string> {
  for await (const { id, previousHash, hash, content, opened } of tenderEntries(
    db,
    archive.tenderId,
    archive.logEnd ?? 0,
  ))
    yield `${JSON.stringify({
      id,
      previousHash: previousHash.toString('hex'),
      hash: hash.toString('hex'),
      content,
      opened: opened.map(({ position, salt, json }) => ({ position, salt: salt.toString('hex'), json })),
    })}\n`
}

/**
 * Number and hash of every entry from the one before the tender's first to its last; a star stands at the tender's own.
 * Of all others nothing is told, but the chain through them can be compared with the platform's.
 */
export async function* chainText({ context: { db }, archive }: Making): AsyncGenerator<string> {
  const span = await spanOfTender(db, archive.tenderId, archive.logEnd ?? 0)
  if (!span) return
  for await (const links of chainLinks(db, archive.tenderId, { from: span.first - 1, to: span.last }))
    yield links.map(({ id, hash, isOwn }) => `${id} ${hash.toString('hex')}${isOwn ? ' *' : ''}\n`).join('')
}
