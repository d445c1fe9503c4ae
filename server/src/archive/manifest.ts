import { platformName } from '@allmende/domain/platform-name.ts'
import { spanOfTender } from '../audit/tender-chain.queries.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { listParts } from './archives.queries.ts'
import type { Making } from './makes.ts'
import { isLeftOut, isThere, listingPath, manifestPath } from './parts.ts'

const kinds = { DOCUMENT: 'document', SEALED: 'sealed', MADE: 'made', LEFT_OUT: 'leftOut' } as const

/** Everything that is in the archive but the manifest itself, with sizes and sums; its own sum stands beside it and in the log. */
export async function* manifest({ context, archive }: Making): AsyncGenerator<string> {
  const { db, home } = context
  const tender = await findTenderHead(db, archive.tenderId)
  const parts = await listParts(db, archive.id)
  const head = {
    format: 'allmende-archiv-1',
    platform: { name: platformName, address: home },
    tender: { id: archive.tenderId, name: tender?.name ?? '' },
    asked: archive.asked,
    askedBy: archive.askedBy,
    asOf: archive.planned,
    sealed: archive.hasSealed,
    log: {
      ...(await spanOfTender(db, archive.tenderId, archive.logEnd ?? 0)),
      upTo: archive.logEnd,
    },
  }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "files": [\n`
  yield* lined(
    parts.filter(isThere).map(({ path, size, sha256, kind, facts }) => ({
      path,
      size: Number(size),
      sha256: sha256?.toString('hex'),
      kind: kinds[kind],
      ...facts,
    })),
  )
  yield ' ],\n "leftOut": [\n'
  yield* lined(parts.filter(isLeftOut).map(({ path, facts }) => ({ path, ...facts })))
  yield ' ]\n}\n'
}

function* lined(things: readonly object[]): Generator<string> {
  for (const [index, thing] of things.entries())
    yield `  ${JSON.stringify(thing)}${index + 1 < things.length ? ',' : ''}\n`
}

/** The sums of what lists all others, as usual tools read them, so that a damaged manifest accuses no document. */
export async function* manifestSum({ context: { db }, archive }: Making): AsyncGenerator<string> {
  const sums = new Map((await listParts(db, archive.id)).map(({ path, sha256 }) => [path, sha256]))
  for (const path of [manifestPath, listingPath]) yield `${sums.get(path)?.toString('hex')}  ${path}\n`
}
