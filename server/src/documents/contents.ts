import { type Language, say } from '@allmende/domain/texts.ts'
import type { Doc, Section, Struct } from './paper.ts'
import { texts } from './paper.texts.ts'
import { ink, margin, sheet, textBottom, textWidth } from './sheet.ts'

const lineHeight = 18

/** How many lines fit on the pages of the contents, below its heading. */
const linesPerPage = Math.floor((textBottom - margin.top - 30) / lineHeight)

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
      if (index === 0) drawHeading(doc, parent, list, say(texts.contents, language))
      doc.y = margin.top + 30
    }
    const number = section.page + 1 + (section.page > 0 ? ownPages : 0)
    drawLine(doc, list, section, Math.min(number, contentPages + ownPages), language)
  })
  list.end()
}

function drawHeading(doc: Doc, parent: Struct, list: Struct, heading: string): void {
  doc.font('bold').fontSize(13).fillColor(ink.text)
  parent.add(
    doc.struct('H2', {}, () => void doc.text(heading, margin.side, margin.top, { width: textWidth })),
  )
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
    doc.text(`${title} `, margin.side, y, { width: textWidth - 40, height: lineHeight, ellipsis: true })
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
