import { type Language, say } from '@allmende/domain/texts.ts'
import QRCode from 'qrcode'
import { drawText } from '../flowing-text.ts'
import type { Paper } from '../paper.ts'
import { ink, margin, textWidth } from '../sheet.ts'
import { texts } from './parcel.texts.ts'

/** Points; what surrounds the code stays empty, so that cameras find it. */
const side = 64
const [above, below] = [6, 8]
export const heightOfPageMark = above + side + below

/** Where the page of a parcel is found: for a camera, and to be typed in. */
export function drawPageMark(paper: Paper, address: string, asOf: string, language: Language): void {
  const { doc } = paper
  paper.space(above)
  paper.drawn(side + below, (top, tag) => {
    tag('Figure', { alt: say(texts.pageAlt, language, { address }) }, () => {
      const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
      const step = side / modules.size
      for (let row = 0; row < modules.size; row++)
        for (let column = 0; column < modules.size; column++)
          if (modules.get(row, column)) doc.rect(margin.side + column * step, top + row * step, step, step)
      doc.fill(ink.text)
    })
    const place = { x: margin.side + side + 14, width: textWidth - side - 14 }
    tag('P', {}, () => {
      doc.font('medium').fontSize(10).fillColor(ink.text)
      drawText(doc, say(texts.page, language), { ...place, y: top + 4 })
    })
    tag('P', {}, () => {
      doc.font('regular').fontSize(10).fillColor(ink.action)
      drawText(doc, address, { ...place, y: doc.y + 2 })
    })
    tag('P', {}, () => {
      doc.font('regular').fontSize(9).fillColor(ink.secondary)
      drawText(doc, asOf, { ...place, y: doc.y + 2 })
    })
  })
}
