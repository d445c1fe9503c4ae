import { platformName } from '@allmende/domain/platform-name.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { sayShortMoment } from '@allmende/domain/times.ts'
import { spanOfTender } from '../audit/tender-chain.queries.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { listParts, type Part } from './archives.queries.ts'
import type { Making } from './makes.ts'

const kinds = { DOCUMENT: 'document', SEALED: 'sealed', MADE: 'made', LEFT_OUT: 'leftOut' } as const

const isThere = ({ kind, sha256 }: Part): boolean => kind !== 'LEFT_OUT' && sha256 !== null
const isLeftOut = ({ kind }: Part): boolean => kind === 'LEFT_OUT'

/** Everything that is in the archive but the manifest itself, with sizes and sums; its own sum stands in the log. */
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

const leftOutTexts = {
  INFECTED: 'enthält Schadsoftware',
  CHECKING: 'war noch nicht auf Schadsoftware geprüft',
  BROKEN: 'ist beschädigt gespeichert',
  UNWRITABLE: 'konnte aus den bekannt gemachten Angaben nicht als XML geschrieben werden',
}

/** The same to be read: each document with its room, its company, its size and its sum. */
export async function* listing({ context, archive }: Making): AsyncGenerator<string> {
  const { db } = context
  const tender = await findTenderHead(db, archive.tenderId)
  const parts = await listParts(db, archive.id)
  const made = sayShortMoment(archive.planned ?? archive.asked)
  yield line(
    '\uFEFFVerzeichnis des Archivs',
    '',
    `Ausschreibung: ${tender?.name ?? ''} (${archive.tenderId})`,
  )
  yield line(`Stand: ${made} (Europe/Berlin)`, `Angefordert von: ${archive.askedBy}`, '')
  for (const { path, size, sha256, kind, facts } of parts.filter(isThere))
    yield line(
      path,
      ...[
        facts.organization && `  Unternehmen: ${facts.organization}`,
        facts.lot && `  Los: ${facts.lot}`,
        facts.room && `  Datenraum: ${facts.room}`,
        facts.removed && `  Ersetzt oder entfernt: ${sayShortMoment(new Date(facts.removed))}`,
        kind === 'SEALED' && `  Versiegelt, nie geöffnet; Schlüssel ${facts.keyId}`,
        `  Größe: ${saySize(Number(size))} (${Number(size)} Bytes)`,
        `  SHA-256: ${sha256?.toString('hex')}`,
        '',
      ].filter((text) => typeof text === 'string'),
    )
  const leftOut = parts.filter(isLeftOut)
  if (leftOut.length > 0) yield line('Nicht enthalten:', '')
  for (const { path, facts } of leftOut) yield line(`${path}: ${leftOutTexts[facts.leftOut ?? 'BROKEN']}`)
}

const line = (...texts: string[]): string => texts.map((text) => `${text}\r\n`).join('')
