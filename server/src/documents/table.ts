import { drawText, heightOfText } from './flowing-text.ts'
import type { Doc, Struct } from './paper.ts'
import { ink, margin, textBottom, textWidth } from './sheet.ts'

/** The widths' sum is the text's width; numbers stand at the right. */
export type Column = { title: string; width: number; align?: 'right' }

const padding = { x: 4, y: 3.5 }
const fontSize = 8.5
// The types do not know `scope` yet.
const head = { scope: 'Column' } as object

/** A table that grows row by row over as many pages as it takes; its head stands on each of them, never without a row. */
export class Table {
  readonly #doc: Doc
  readonly #struct: Struct
  readonly #columns: readonly Column[]
  #hasBegun = false

  constructor(doc: Doc, parent: Struct, columns: readonly Column[]) {
    this.#doc = doc
    this.#columns = columns
    this.#struct = doc.struct('Table')
    parent.add(this.#struct)
  }

  row(cells: readonly string[]): void {
    const doc = this.#doc
    doc.font('regular').fontSize(fontSize)
    const height = this.#heightOf(cells)
    const fitsOnOnePage = height < textBottom - margin.top - 40
    const needed = fitsOnOnePage ? height : 60
    if (!this.#hasBegun) this.#begin(needed)
    else if (doc.y + needed > textBottom) this.#continueOnNextPage()

    doc.font('regular').fontSize(fontSize).fillColor(ink.text)
    const [row, top, page] = [this.#addRow(), doc.y, doc.page]
    // The last cell is the one that may run on to the next page.
    this.#eachCell(cells, (text, place) =>
      row.add(doc.struct('TD', {}, () => drawText(doc, text, { ...place, y: top + padding.y }))),
    )
    row.end()
    doc.y = doc.page === page ? top + height : doc.y + padding.y
    this.#drawLine(ink.line)
  }

  end(): void {
    if (!this.#hasBegun) this.#begin(0)
    this.#struct.end()
  }

  /** The head waits for its first row, so that it never stands alone at the foot of a page. */
  #begin(needed: number): void {
    const doc = this.#doc
    this.#hasBegun = true
    if (doc.y + this.#heightOfHead() + needed > textBottom) doc.addPage()
    const row = this.#addRow()
    this.#drawHead((draw) => row.add(doc.struct('TH', head, draw)))
    row.end()
  }

  #addRow(): Struct {
    const row = this.#doc.struct('TR')
    this.#struct.add(row)
    return row
  }

  #continueOnNextPage(): void {
    const doc = this.#doc
    doc.addPage()
    // Said once is enough for a screen reader.
    doc.markContent('Artifact', { type: 'Pagination' })
    this.#drawHead((draw) => draw())
    doc.endMarkedContent()
  }

  #drawHead(add: (draw: () => void) => void): void {
    const doc = this.#doc
    const [top, height] = [doc.y, this.#heightOfHead()]
    this.#asDecoration(() => doc.rect(margin.side, top, textWidth, height).fill(ink.ground))
    doc.font('medium').fontSize(fontSize).fillColor(ink.secondary)
    this.#eachCell(this.#titles(), (title, place) =>
      add(() => drawText(doc, title, { ...place, y: top + padding.y })),
    )
    doc.y = top + height
    this.#drawLine(ink.secondary)
  }

  #titles(): string[] {
    return this.#columns.map(({ title }) => title)
  }

  #heightOfHead(): number {
    this.#doc.font('medium').fontSize(fontSize)
    return this.#heightOf(this.#titles())
  }

  #drawLine(colour: string): void {
    const { y } = this.#doc
    this.#asDecoration(() =>
      this.#doc
        .moveTo(margin.side, y)
        .lineTo(margin.side + textWidth, y)
        .lineWidth(0.5)
        .stroke(colour),
    )
  }

  /** Lines and grounds are no content; where they are drawn inside an artifact already, that holds. */
  #asDecoration(draw: () => void): void {
    const { markings } = this.#doc.page as unknown as { markings: { tag: string }[] }
    const nested = markings.some(({ tag }) => tag === 'Artifact')
    if (!nested) this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    if (!nested) this.#doc.endMarkedContent()
  }

  #heightOf(cells: readonly string[]): number {
    const heights = cells.map((text, index) =>
      heightOfText(this.#doc, text, innerWidth(this.#columns[index])),
    )
    return Math.max(...heights) + 2 * padding.y
  }

  #eachCell(
    cells: readonly string[],
    draw: (text: string, place: { x: number; width: number; align: 'left' | 'right' }) => void,
  ): void {
    let x = margin.side
    this.#columns.forEach((column, index) => {
      const place = { x: x + padding.x, width: innerWidth(column), align: column.align ?? ('left' as const) }
      draw(cells[index] ?? '', place)
      x += column.width
    })
  }
}

const innerWidth = (column: Column | undefined) => (column?.width ?? 0) - 2 * padding.x
