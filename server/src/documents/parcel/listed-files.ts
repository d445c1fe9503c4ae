import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import type { Pace } from '../pace.ts'
import type { Paper } from '../paper.ts'
import { ink, textWidth } from '../sheet.ts'
import { texts } from './parcel.texts.ts'

/** A file with the folders it lies in. */
export type ListedFile = { id: string; name: string; folder: string; size: number }

/** More than these are no list to read on paper. */
const mostFiles = 200

/** What lies in folders, but for what was put away. */
export const filesIn = (folders: readonly Folder[], above = ''): ListedFile[] =>
  folders.flatMap(({ name, contents, children }) => {
    const folder = above === '' ? name : `${above} / ${name}`
    return [
      ...contents.map((file) => ({ id: file.serverId, name: file.name, folder, size: file.fileSizeInBytes })),
      ...filesIn(children, folder),
    ]
  })

const [ofFolder, ofSize] = [180, 70]

/** The files of a parcel, and where they can be had. */
export async function writeFileList(
  paper: Paper,
  files: readonly ListedFile[],
  { address, language, pace }: { address: string; language: Language; pace: Pace },
): Promise<void> {
  const table = paper.table([
    { title: say(texts.file, language), width: textWidth - ofFolder - ofSize },
    { title: say(texts.folder, language), width: ofFolder },
    { title: say(texts.size, language), width: ofSize, align: 'right' },
  ])
  for (const { name, folder, size } of files.slice(0, mostFiles)) {
    await pace(name.length + folder.length)
    if (paper.doc.destroyed) return
    table.row([name, folder, saySize(size, language)])
  }
  table.end()
  paper.space(4)
  const left = files.length - mostFiles
  if (left > 0) paper.paragraph(say(texts.moreFiles, language, { n: left }), ink.secondary)
  paper.paragraph(say(texts.filesAt, language, { address }), ink.secondary)
}
