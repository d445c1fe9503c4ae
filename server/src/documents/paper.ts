import { platformName } from '@allmende/domain/platform-name.ts'
import { type Bilingual, type Language, say, type Values } from '@allmende/domain/texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import PDFKit from 'pdfkit'
import { closePages } from './closing.ts'
import { contentsFit, drawContents, drawContentsAt } from './contents.ts'
import { FactList } from './fact-list.ts'
import { drawText, stretchesOf } from './flowing-text.ts'
import { drawLetterhead } from './letterhead.ts'
import { texts } from './paper.texts.ts'
import { requestLine } from './request-line.ts'
import { ink, margin, sheet, textBottom, textWidth } from './sheet.ts'
import { shortened } from './shortened.ts'
import { type Column, Table } from './table.ts'
import { typeface } from './typeface.ts'

export type Doc = InstanceType<typeof PDFKit>
export type Struct = ReturnType<Doc['struct']>
/** A section as the table of contents names it; `page` counts from 0. */
export type Section = { title: string; page: number; destination: string }

export type Letter = {
  title: string
  subject: string
  /** Who writes it, her name first; what the platform itself writes has none. */
  sender?: readonly string[]
  /** Null for visitors, whom nobody knows by name. */
  requestedBy: string | null
  now: Date
  language: Language
  /** Below so many pages one finds one's way without a table of contents. */
  longFrom: number
}

/** `alt` is what is read instead of what is seen. */
export type TagDrawn = (type: string, options: { alt?: string }, content: () => void) => void

const languageTags: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const headings = { 3: { font: 'bold', size: 11 }, 4: { font: 'bold', size: 10 } } as const
/** A title that is half a page long stands smaller, so that the first page still has room for what follows it. */
const titleSize = ({ title }: Letter): number => (title.length > 250 ? 13 : 20)
/** How far a part stands in from the one it belongs to. */
const indent = 12

/**
 * The one layout of all documents: A4, letterhead, title, who asked and when, sections, tables, page numbers, and
 * for long ones a table of contents. Every piece of text is tagged, so that a screen reader reads it in order (PDF/UA).
 */
export class Paper {
  readonly doc: Doc
  readonly #letter: Letter
  readonly #root: Struct
  /** Has its place in the reading order before the first section and is filled at the end. */
  #contents: Struct | null = null
  /** Where on the first page room was left for it. */
  #contentsAt: number | null = null
  readonly #sections: Section[] = []
  readonly #stamps = new Map<number, string>()

  constructor(letter: Letter) {
    this.#letter = letter
    const { regular, medium, bold } = typeface()
    this.doc = new PDFKit({
      size: 'A4',
      margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
      pdfVersion: '1.7',
      // The types lag behind pdfkit.
      subset: 'PDF/UA' as 'PDF/A-2a',
      tagged: true,
      lang: languageTags[letter.language],
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: regular,
      info: {
        Title: letter.title,
        Subject: letter.subject,
        Author: platformName,
        Creator: platformName,
        CreationDate: letter.now,
      },
    })
    this.doc.registerFont('regular', regular).registerFont('medium', medium).registerFont('bold', bold)
    this.doc.addPage()
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)

    drawLetterhead(this.doc, this.#say(texts.claim))
    this.doc.x = margin.side
    this.doc.y = 132
    this.#sender(letter.sender ?? [])
    this.doc.font('bold').fontSize(titleSize(letter)).fillColor(ink.text)
    this.#tag('H1', letter.title)
    this.doc.y += 4
    this.paragraph(requestLine(letter), ink.secondary)
  }

  /** In the head of a letter, above what it is about. */
  #sender([name, ...address]: readonly string[]): void {
    if (name === undefined) return
    this.doc.font('medium').fontSize(10).fillColor(ink.text)
    this.#tag('P', name)
    this.doc.font('regular').fontSize(10).fillColor(ink.secondary)
    for (const line of address) this.#tag('P', line)
    this.doc.y += 24
  }

  paragraph(text: string, colour = ink.text): void {
    this.doc.font('regular').fontSize(10).fillColor(colour)
    this.#tag('P', text)
    this.doc.y += 4
  }

  /** Facts one below the other: label and value. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    for (const [label, value] of facts) {
      this.doc.fontSize(10).fillColor(ink.text)
      this.#root.add(
        this.doc.struct('P', {}, () => {
          this.doc.font('medium').text(`${label}: `, margin.side, this.doc.y, {
            continued: true,
            width: textWidth,
          })
          for (const stretch of stretchesOf(this.doc.font('regular'), value, textWidth))
            this.doc.text(stretch)
        }),
      )
      this.doc.y += 2
    }
    this.doc.y += 10
  }

  /** Who knows that so many sections make a long document gives the first page to its contents. */
  leaveRoomForContents(sections: number): void {
    const isFirstPage = this.pages === 1
    if (isFirstPage && contentsFit(sections, this.doc.y)) this.#contentsAt = this.doc.y
    this.doc.addPage()
  }

  /** `height`: what belongs to it and stands with it on one page; otherwise its beginning does. */
  section(title: string, height = 90): void {
    // A heading never stands alone at the foot of a page.
    this.keepTogether(height)
    this.#contents ??= this.#reserved()
    const destination = `abschnitt-${this.#sections.length + 1}`
    this.#sections.push({ title, page: this.pages - 1, destination })
    this.doc.addNamedDestination(destination, 'XYZ', margin.side, this.doc.y - 8, null)
    this.doc.outline.addItem(title)
    this.doc.font('bold').fontSize(13).fillColor(ink.text)
    this.#tag('H2', title)
    this.doc.y += 6
  }

  /** What follows and is as high as this stands on one page, if a page holds it. */
  keepTogether(height: number): void {
    const isPossible = height < textBottom - margin.top
    if (isPossible && this.doc.y + height > textBottom) this.doc.addPage()
  }

  /** A part within a section, `depth` of them deep. */
  part(title: string, depth: number): void {
    if (this.doc.y + 60 > textBottom) this.doc.addPage()
    const { font, size } = headings[depth === 1 ? 3 : 4]
    this.doc.y += 6
    this.doc.font(font).fontSize(size).fillColor(ink.text)
    this.#tag(`H${Math.min(depth + 2, 6)}`, title, (depth - 1) * indent)
    this.doc.y += 2
  }

  /** Facts beside each other, label left and value right, as deep inside as their part. */
  factList(depth: number): FactList {
    return new FactList(this.doc, this.#root, depth * indent)
  }

  table(columns: readonly Column[]): Table {
    return new Table(this.doc, this.#root, columns)
  }

  /** What is known about a drawing, below it. */
  smallPrint(text: string, colour = ink.text): void {
    this.doc.font('regular').fontSize(8).fillColor(colour)
    this.#tag('P', text)
  }

  /** A drawing of this height, never over two pages; what is drawn is tagged piece by piece. */
  drawn(height: number, draw: (top: number, tag: TagDrawn) => void): void {
    if (this.doc.y + height > textBottom) this.doc.addPage()
    const { y } = this.doc
    draw(y, (type, options, content) => void this.#root.add(this.doc.struct(type, options, content)))
    this.doc.x = margin.side
    this.doc.y = y + height
  }

  /** This word stands at the head of every page from that one, counted from 0, to the current one. */
  stampFrom(page: number, word: string): void {
    for (let stamped = page; stamped < this.pages; stamped++) this.#stamps.set(stamped, word)
  }

  space(height: number): void {
    this.doc.y += height
  }

  /** Puts the table of contents where there is room, else behind the first page, numbers the pages and closes the document. */
  finish(): void {
    this.#close().catch((error: Error) => this.doc.destroy(error))
  }

  async #close(): Promise<void> {
    const before = this.pages
    const isLong = before >= this.#letter.longFrom && this.#sections.length > 1
    if (this.#contents && this.#contentsAt !== null)
      drawContentsAt(this.doc, this.#contentsAt, this.#contents, this.#sections, this.#letter.language)
    else if (this.#contents && isLong)
      drawContents(this.doc, this.#contents, this.#sections, before, this.#letter.language)
    const order = inReadingOrder(before, this.pages)
    const isWanted = await closePages(this.doc, order, (page, index) =>
      this.#frame(page, index, order.length),
    )
    if (!isWanted) return
    this.#contents?.end()
    this.#root.end()
    this.doc.end()
  }

  #reserved(): Struct {
    const place = this.doc.struct('Sect')
    this.#root.add(place)
    return place
  }

  #say(text: Bilingual, values?: Values): string {
    return say(text, this.#letter.language, values)
  }

  #tag(type: string, text: string, inset = 0): void {
    const place = { x: margin.side + inset, y: this.doc.y, width: textWidth - inset }
    this.#root.add(this.doc.struct(type, {}, () => drawText(this.doc, text, place)))
  }

  /** How many there are by now. */
  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  #drawStamp(word: string | undefined): void {
    if (word === undefined) return
    const { doc } = this
    doc.font('bold').fontSize(9)
    const width = doc.widthOfString(word)
    const left = sheet.width - margin.side - width - 12
    doc
      .roundedRect(left, 14, width + 12, 16, 3)
      .lineWidth(1)
      .stroke(ink.text)
    doc.fillColor(ink.text).text(word, left + 6, 17.5, { lineBreak: false })
    doc.font('regular').fontSize(8).fillColor(ink.secondary)
  }

  /** What stands on every page: at the top where it belongs to, at the foot its number. */
  #frame(page: number, index: number, all: number): void {
    const { doc } = this
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('regular').fontSize(8).fillColor(ink.secondary)
    const line = { width: textWidth, lineBreak: false } as const
    const head = `Allmende · ${this.#letter.title}`
    if (index > 0) doc.text(shortened(doc, head, textWidth), margin.side, 36, line)
    this.#drawStamp(this.#stamps.get(page))
    const foot = sheet.height - 40
    doc.moveTo(margin.side, foot - 8).lineTo(sheet.width - margin.side, foot - 8)
    doc.lineWidth(0.5).stroke(ink.line)
    const moment = sayMoment(this.#letter.now, this.#letter.language)
    doc.text(this.#say(texts.made, { moment }), margin.side, foot, line)
    const number = this.#say(texts.page, { number: index + 1, all })
    doc.text(number, sheet.width - margin.side - doc.widthOfString(number), foot, { lineBreak: false })
    doc.endMarkedContent()
  }
}

/** The pages made last, the contents, follow the first. */
function inReadingOrder(contentsFrom: number, all: number): number[] {
  const pages = Array.from({ length: all }, (_, page) => page)
  const contents = pages.splice(contentsFrom)
  return [...pages.slice(0, 1), ...contents, ...pages.slice(1)]
}
