import { drawText, heightOfText } from './flowing-text.ts'
import type { Doc, Struct } from './paper.ts'
import { ink, margin, textBottom, textWidth } from './sheet.ts'

const fontSize = 9.5
const gap = 12
const padding = 3
/** Values stand below each other, however deep their parts are. */
const valueAt = margin.side + 190

/** Labels with their values beside them, over as many pages as it takes. */
export class FactList {
  readonly #doc: Doc
  readonly #list: Struct
  readonly #label: { x: number; width: number }
  readonly #value = { x: valueAt, width: margin.side + textWidth - valueAt }

  constructor(doc: Doc, parent: Struct, inset: number) {
    this.#doc = doc
    this.#list = doc.struct('L')
    parent.add(this.#list)
    const x = margin.side + inset
    this.#label = { x, width: valueAt - gap - x }
  }

  add(label: string, value: string): void {
    const doc = this.#doc
    const height = this.#heightOf(label, value)
    const fitsOnOnePage = height < textBottom - margin.top
    if (doc.y + (fitsOnOnePage ? height : 60) > textBottom) doc.addPage()
    const [top, page] = [doc.y, doc.page]
    const item = doc.struct('LI')
    this.#list.add(item)
    this.#draw(item, 'Lbl', label, this.#label, top + padding)
    this.#draw(item, 'LBody', value, this.#value, top + padding)
    item.end()
    // The value is the one that may run on to the next page.
    doc.y = doc.page === page ? top + height : doc.y + padding
    this.#drawLine()
  }

  end(): void {
    this.#list.end()
    this.#doc.y += 6
  }

  #draw(item: Struct, type: 'Lbl' | 'LBody', text: string, place: { x: number; width: number }, y: number) {
    const doc = this.#doc
    item.add(
      doc.struct(type, {}, () => {
        doc
          .font('regular')
          .fontSize(fontSize)
          .fillColor(type === 'Lbl' ? ink.secondary : ink.text)
        drawText(doc, text, { ...place, y })
      }),
    )
  }

  #heightOf(label: string, value: string): number {
    const doc = this.#doc.font('regular').fontSize(fontSize)
    const heights = [heightOfText(doc, label, this.#label.width), heightOfText(doc, value, this.#value.width)]
    return Math.max(...heights) + 2 * padding
  }

  #drawLine(): void {
    const doc = this.#doc
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(this.#label.x, doc.y)
      .lineTo(margin.side + textWidth, doc.y)
      .lineWidth(0.35)
      .stroke(ink.line)
    doc.endMarkedContent()
  }
}
