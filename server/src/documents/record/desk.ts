import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTexts } from '@allmende/domain/audit/audit.texts.ts'
import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Bilingual, type Language, say, type Values } from '@allmende/domain/texts.ts'
import { sayArrival, sayExactDeadline, sayExactMoment, sayShortMoment } from '@allmende/domain/times.ts'
import { detailsOf } from '../log.document.ts'
import { type Pace, paceOfDrawing } from '../pace.ts'
import type { Paper } from '../paper.ts'
import { textWidth } from '../sheet.ts'
import { texts } from './record.texts.ts'

/** A title and how wide it is; the last column takes what is left. */
export type Head = readonly (readonly [title: Bilingual, width: number])[]

/** What the sections of a record are written with. */
export class Desk {
  readonly paper: Paper
  readonly language: Language
  readonly pace: Pace = paceOfDrawing()
  readonly #lots: ReadonlyMap<number, string>

  constructor(paper: Paper, language: Language, lots: readonly TeamLot[]) {
    this.paper = paper
    this.language = language
    this.#lots = new Map(
      lots.map(({ id, name, identifier }) => [id, name || identifier || this.say(texts.onlyLot)]),
    )
  }

  say(text: Bilingual, values?: Values): string {
    return say(text, this.language, values)
  }

  lot(id: number | null): string {
    return (id !== null && this.#lots.get(id)) || this.say(texts.onlyLot)
  }

  moment(time: Date): string {
    return sayExactMoment(time, this.language)
  }

  /** To the millisecond, as what was filed is stamped. */
  arrival(time: Date): string {
    return sayArrival(time, this.language)
  }

  deadline(time: Date | null): string {
    return time === null ? '–' : sayExactDeadline(time, this.language)
  }

  /** A section names the provisions it answers. */
  section(title: Bilingual, law: string): void {
    this.paper.space(10)
    this.paper.section(this.say(title))
    this.paper.paragraph(this.say(texts.law, { law }))
  }

  part(title: Bilingual): void {
    this.paper.part(this.say(title), 1)
  }

  paragraph(text: Bilingual, values?: Values): void {
    this.paper.paragraph(this.say(text, values))
  }

  /** Facts without a value are left out. */
  facts(facts: readonly (readonly [Bilingual, string | null | undefined])[]): void {
    this.paper.facts(facts.flatMap(([label, value]) => (value ? [[this.say(label), value] as const] : [])))
  }

  async table(head: Head, rows: readonly (readonly string[])[], none: Bilingual): Promise<void> {
    if (rows.length === 0) return this.paragraph(none)
    const taken = head.slice(0, -1).reduce((sum, [, width]) => sum + width, 0)
    const table = this.paper.table(
      head.map(([title, width], at) => ({
        title: this.say(title),
        width: at === head.length - 1 ? textWidth - taken : width,
      })),
    )
    for (const row of rows) {
      await this.pace(row.join('').length)
      if (this.paper.doc.destroyed) return
      table.row(row)
    }
    table.end()
    this.paper.space(8)
  }

  /** What the log tells, in its own words, which are German. */
  entries(entries: readonly LogEntry[], none: Bilingual): Promise<void> {
    const head: Head = [
      [texts.at, 92],
      [texts.user, 118],
      [texts.event, 96],
      [texts.details, 0],
    ]
    const rows = entries.map((entry) => [
      sayShortMoment(entry.created),
      entry.userName,
      this.say(auditEventTexts[entry.type]),
      detailsOf(entry),
    ])
    return this.table(head, rows, none)
  }
}
