import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTexts, auditFactTexts } from '@allmende/domain/audit/audit.texts.ts'
import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { sayDay, sayMonth, sayShortMoment } from '@allmende/domain/times.ts'
import { countLogEntries, type LogQuery, listLogEntries } from '../audit/audit.queries.ts'
import type { Db } from '../database/schema.ts'
import { paceOfDrawing } from './pace.ts'
import { type Doc, Paper } from './paper.ts'
import { textWidth } from './sheet.ts'
import type { Table } from './table.ts'

/** More would be no document any more; the period can be narrowed. */
const mostEntries = 20_000
const pageSize = 500
/** Whole legal texts may have changed; the log itself keeps them in full. */
const longestValue = 400

const columns = [
  { title: 'Zeitpunkt und Kennung', width: 100 },
  { title: 'Benutzer', width: 132 },
  { title: 'Ereignis', width: 90 },
  { title: 'Einzelheiten', width: textWidth - 100 - 132 - 90 },
] as const

const number = new Intl.NumberFormat('de-DE')

export type LogRequest = Extract<PdfRequest, { kind: 'log' }>
type Asked = { requestedBy: string | null; now: Date }

/** An extract of the log, newest entry first, a section for each month. */
export function logDocument(db: Db, { id, filter = {} }: LogRequest, { requestedBy, now }: Asked): Doc {
  const title = id === null ? 'Audit-Log' : `Audit-Log zu Projekt ${id}`
  // The log is kept in German.
  const paper = new Paper({
    title,
    subject: 'Auszug aus dem Audit-Log',
    requestedBy,
    now,
    language: 'de',
    longFrom: 8,
  })
  const query: LogQuery = { projectId: id, type: filter.type ?? null, from: filter.from, to: filter.to }
  write(db, paper, query).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

async function write(db: Db, paper: Paper, query: LogQuery): Promise<void> {
  const found = await countLogEntries(db, query, mostEntries + 1)
  paper.facts(factsOf(query, found))
  if (found === 0) paper.paragraph('Zu dieser Auswahl gibt es keinen Eintrag.')

  let table: Table | null = null
  let month = ''
  const pace = paceOfDrawing()
  for await (const entry of entriesOf(db, query)) {
    // Nobody waits for it any more.
    if (paper.doc.destroyed) return
    if (sayMonth(entry.created) !== month) {
      table?.end()
      if (table) paper.space(16)
      month = sayMonth(entry.created)
      paper.section(month)
      table = paper.table(columns)
    }
    const details = detailsOf(entry)
    await pace(details.length)
    table?.row([
      `${sayShortMoment(entry.created)}\n${entry.id}`,
      entry.userName,
      auditEventTexts[entry.type].de,
      details,
    ])
  }
  table?.end()
  if (found > 0) {
    paper.space(12)
    paper.paragraph(
      'Die Einträge sind durch Prüfsummen verkettet, sodass keiner unbemerkt geändert oder entfernt werden kann. Nummern und Prüfsummen der Kette enthält das Archiv der Ausschreibung; die Kennung eines Eintrags ist zufällig und zählt nichts.',
    )
  }
  paper.finish()
}

async function* entriesOf(db: Db, query: LogQuery): AsyncGenerator<LogEntry> {
  let before: number | undefined
  for (let read = 0; read < mostEntries; ) {
    const page = await listLogEntries(db, query, { before, limit: Math.min(pageSize, mostEntries - read) })
    if (page.length === 0) return
    yield* page
    read += page.length
    before = page.at(-1)?.id
  }
}

function factsOf({ type, from, to }: LogQuery, found: number): [string, string][] {
  // `to` is the first moment outside, so the last day inside ends just before it.
  const lastDay = to && new Date(to.getTime() - 1)
  const period = [from && `ab ${sayDay(from)}`, lastDay && `bis ${sayDay(lastDay)}`].filter(Boolean).join(' ')
  return [
    ['Zeitraum', period || 'gesamt'],
    ['Ereignis', type ? auditEventTexts[type].de : 'alle'],
    [
      'Einträge',
      found > mostEntries
        ? `die neuesten ${number.format(mostEntries)}; ältere erhalten Sie mit einem engeren Zeitraum`
        : number.format(found),
    ],
  ]
}

const facts = Object.keys(auditFactTexts) as (keyof typeof auditFactTexts)[]

export function detailsOf({ data, projectId }: LogEntry): string {
  const said = facts.flatMap((fact) => (data[fact] ? [`${auditFactTexts[fact].de}: ${data[fact]}`] : []))
  const changes = (data.changes ?? []).map(
    ({ label, oldValue, newValue }) => `${label}: ${shown(oldValue)} → ${shown(newValue)}`,
  )
  const project = projectId !== null && !data.project ? [`${auditFactTexts.project.de}: ${projectId}`] : []
  return [...project, ...said, ...changes].join('\n') || '–'
}

function shown(value: string | null): string {
  if (value === null || value === '') return '(leer)'
  return value.length > longestValue ? `${value.slice(0, longestValue)} …` : value
}
