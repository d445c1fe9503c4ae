import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { texts } from './evidence.texts.ts'
import type { Pace } from './pace.ts'
import type { Paper } from './paper.ts'
import { textWidth } from './sheet.ts'

const [ofSize, ofSum] = [70, 220]
const numbers = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** What was filed, each file with what proves which one it was. */
export async function writeFiles(
  paper: Paper,
  files: readonly FiledFile[],
  language: Language,
  pace: Pace,
): Promise<void> {
  if (files.length === 0) return paper.paragraph(say(texts.noFiles, language))
  const table = paper.table([
    { title: say(texts.file, language), width: textWidth - ofSize - ofSum },
    { title: say(texts.size, language), width: ofSize, align: 'right' },
    { title: say(texts.sum, language), width: ofSum },
  ])
  for (const { name, size, sha256 } of files) {
    await pace(name.length + sha256.length)
    if (paper.doc.destroyed) return
    table.row([name, numbers[language].format(size), sha256])
  }
  table.end()
  paper.space(10)
}
