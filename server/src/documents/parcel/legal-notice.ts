import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { say } from '@allmende/domain/texts.ts'
import { heightOfText } from '../flowing-text.ts'
import { blocksOf, writeMarkdown } from '../markdown-text.ts'
import type { Paper } from '../paper.ts'
import { textWidth } from '../sheet.ts'
import type { Chapter } from './chapter.ts'

/** Points: before it, its title, and after each paragraph. */
const [above, ofTitle, after] = [10, 24, 4]
/** Longer ones run over pages anyway. */
const mostLetters = 1500

/** So that it stands on one page with what is before it; 0 where there is none, or it is too long for that. */
export function heightOfNotice({ doc }: Paper, notice: string): number {
  if (notice === '' || notice.length > mostLetters) return 0
  doc.font('regular').fontSize(10)
  return blocksOf(notice).reduce(
    (height, { text }) => height + heightOfText(doc, text, textWidth) + after,
    above + ofTitle,
  )
}

/** What holds for everything an exposé tells. */
export async function writeNotice(chapter: Chapter, notice: string): Promise<void> {
  const { paper, pace, context, noticeHeight } = chapter
  const { language } = context
  if (notice === '' || paper.doc.destroyed) return
  paper.space(above)
  paper.section(say(legalTitles.rechtshinweis, language), noticeHeight > 0 ? noticeHeight - above : undefined)
  await writeMarkdown(paper, notice, { depth: 1, pace, language })
}
