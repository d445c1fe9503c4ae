import { Readable } from 'node:stream'
import { foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'
import { say, type Bilingual } from '@allmende/domain/texts.ts'
import type { Context } from '../rpc/method.ts'
import { begun, plainBytes } from './serving.ts'
import type { SealedFile } from './stored-files.queries.ts'
import type { ZipEntry } from './zip-stream.ts'

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

/** What an archive needs of a file. */
export type PackedFile = SealedFile & { date: Date; state: 'CHECKING' | 'READY' | 'INFECTED' }

/** A document and where in the archive it lies. */
export type Packed<File extends PackedFile> = { path: string; document: File }

/** Whether it goes out at all. */
export const isReady = ({ state }: Pick<PackedFile, 'state'>): boolean => state === 'READY'

/**
 * Documents as entries of an archive; their names are safe and each stands there once. What cannot be given out is
 * named in a file of its own, so that nobody takes the archive for the whole.
 */
export async function* zipEntries<File extends PackedFile>(
  context: Context,
  packed: readonly Packed<File>[],
  onOpen: (document: File) => void,
): AsyncGenerator<ZipEntry> {
  for (const { path, document } of packed) {
    if (!isReady(document)) continue
    const { size, date } = document
    yield {
      name: path,
      size,
      date,
      open: () => {
        onOpen(document)
        return begun(plainBytes(context, document))
      },
    }
  }
  const leftOut = packed.filter(({ document }) => !isReady(document))
  if (leftOut.length === 0) return
  const { language, now } = context
  const lines = leftOut.map(({ path, document }) => `${path}: ${say(texts[document.state], language)}`)
  const content = Buffer.from(`\uFEFF${[say(texts.title, language), '', ...lines, ''].join('\r\n')}`)
  const name = uniqueName(topNames(packed), say(texts.file, language))
  yield { name, size: content.length, date: now, open: async () => Readable.from([content]) }
}

/** What stands at the top of the archive, files and folders. */
const topNames = (packed: readonly { path: string }[]): ReadonlySet<string> =>
  new Set(packed.map(({ path }) => foldedName(path.split('/')[0] ?? '')))
