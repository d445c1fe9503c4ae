import { Readable } from 'node:stream'
import { uniqueName } from '@allmende/domain/files/file-names.ts'
import { say, type Bilingual } from '@allmende/domain/texts.ts'
import { begun, plainBytes } from '../files/serving.ts'
import type { ZipEntry } from '../files/zip-stream.ts'
import type { Context } from '../rpc/method.ts'
import { foldedNames, type StoredDocument } from './documents.queries.ts'

const texts = {
  file: { de: 'Nicht enthalten.txt', en: 'Not included.txt' },
  title: {
    de: 'Diese Dateien sind in diesem Archiv nicht enthalten:',
    en: 'These files are not in this archive:',
  },
  CHECKING: { de: 'wird noch auf Schadsoftware geprüft', en: 'still being checked for malware' },
  INFECTED: { de: 'enthält Schadsoftware', en: 'contains malware' },
  READY: { de: '', en: '' },
} satisfies Record<string, Bilingual>

/**
 * The documents of a room as entries of an archive; their names are safe and each stands there once. What cannot be
 * given out is named in a file of its own, so that nobody takes the archive for the whole room.
 */
export async function* zipEntries(
  context: Context,
  documents: readonly StoredDocument[],
  leftOut: readonly StoredDocument[],
  onOpen: (document: StoredDocument) => void,
): AsyncGenerator<ZipEntry> {
  for (const document of documents) {
    const { name, size, date } = document
    yield {
      name,
      size,
      date,
      open: () => {
        onOpen(document)
        return begun(plainBytes(context, document))
      },
    }
  }
  if (leftOut.length === 0) return
  const { language, now } = context
  const lines = leftOut.map(({ name, state }) => `${name}: ${say(texts[state], language)}`)
  const content = Buffer.from(`\uFEFF${[say(texts.title, language), '', ...lines, ''].join('\r\n')}`)
  const name = uniqueName(foldedNames(documents), say(texts.file, language))
  yield { name, size: content.length, date: now, open: async () => Readable.from([content]) }
}
