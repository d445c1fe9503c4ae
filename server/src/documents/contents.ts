import { type Language, say } from '@allmende/domain/texts.ts'
import type { Doc, Section, Struct } from './paper.ts'
import { texts } from './paper.texts.ts'
import { ink, margin, sheet, textBottom, textWidth } from './sheet.ts'
import { shortened } from './shortened.ts'

const lineHeight = 18

const headingHeight = 30

/** How many lines fit on the pages of the contents, below its heading. */
const linesPerPage = Math.floor((textBottom - margin.top - headingHeight) / lineHeight)

/** Whether the contents of so many sections fit on the page below this height. */
export const contentsFit = (sections: number, y: number): boolean =>
  y + headingHeight + sections * lineHeight <= textBottom

/** The table of contents, on pages of its own; they will stand behind the first page. */
export function drawContents(
  doc: Doc,
  parent: Struct,
  sections: readonly Section[],
  contentPages: number,
  language: Language,
): void {
  const ownPages = Math.ceil(sections.length / linesPerPage)
  const list = doc.struct('TOC')
  sections.forEach((section, index) => {
    if (index % linesPerPage === 0) {
      doc.addPage()
      if (index === 0) drawHeading(doc, parent, list, margin.top, language)
      doc.y = margin.top + headingHeight
    }
    const number = section.page + 1 + (section.page > 0 ? ownPages : 0)
    drawLine(doc, list, section, Math.min(number, contentPages + ownPages), language)
  })
  list.end()
}

/** The same in the room that was left for it on the first page. */
export function drawContentsAt(
  doc: Doc,
  y: number,
  parent: Struct,
  sections: readonly Section[],
  language: Language,
): void {
  const list = doc.struct('TOC')
  doc.switchToPage(0)
  drawHeading(doc, parent, list, y, language)
  doc.y = y + headingHeight
  for (const section of sections) drawLine(doc, list, section, section.page + 1, language)
  list.end()
}

function drawHeading(doc: Doc, parent: Struct, list: Struct, y: number, language: Language): void {
  doc.font('bold').fontSize(13).fillColor(ink.text)
  const heading = say(texts.contents, language)
  parent.add(doc.struct('H2', {}, () => void doc.text(heading, margin.side, y, { width: textWidth })))
  parent.add(list)
}

function drawLine(
  doc: Doc,
  list: Struct,
  { title, destination }: Section,
  page: number,
  language: Language,
): void {
  const { y } = doc
  const number = String(page)
  const link: Struct = doc.struct('Link', {}, () => {
    doc.font('regular').fontSize(10).fillColor(ink.text)
    doc.text(`${shortened(doc, title, textWidth - 40)} `, margin.side, y, { lineBreak: false })
    doc.text(number, sheet.width - margin.side - doc.widthOfString(number), y, { lineBreak: false })
    const options = {
      structParent: link,
      Contents: new String(say(texts.contentsLine, language, { title, number })),
    }
    doc.goTo(margin.side, y, textWidth, lineHeight - 4, destination, options as object)
  })
  list.add(doc.struct('TOCI', {}, [doc.struct('Reference', {}, [link])]))
  doc.markContent('Artifact', { type: 'Layout' })
  doc.moveTo(margin.side, y + 14).lineTo(sheet.width - margin.side, y + 14)
  doc.lineWidth(0.35).stroke(ink.line)
  doc.endMarkedContent()
  doc.y = y + lineHeight
}
