import { saySize } from '@allmende/domain/sizes.ts'
import { sayShortMoment } from '@allmende/domain/times.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { listParts } from './archives.queries.ts'
import type { Making } from './makes.ts'
import { isLeftOut, isThere } from './parts.ts'
import { sealedWords } from './sealed-words.ts'

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
  yield line('Nie geöffnete Einreichungen', ...sealedWords(archive, parts).map((text) => `  ${text}`), '')
  const leftOut = parts.filter(isLeftOut)
  if (leftOut.length > 0) yield line('Nicht enthalten:', '')
  for (const { path, facts } of leftOut) yield line(`${path}: ${leftOutTexts[facts.leftOut ?? 'BROKEN']}`)
}

const line = (...texts: string[]): string => texts.map((text) => `${text}\r\n`).join('')
