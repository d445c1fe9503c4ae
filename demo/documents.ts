import PDFKit from 'pdfkit'
import type { Visitor } from './visitor.ts'

/** By which rules bidders take part. */
export const conditions: readonly string[] = [
  'Bewerbungsbedingungen',
  'Anträge und Angebote werden ausschließlich über diese Plattform eingereicht.',
  'Fragen zum Verfahren beantwortet die Vergabestelle über die Nachrichten der Ausschreibung.',
]

/** What lies in the rooms of the demo's tenders: small, but real files. */
const texts: Record<string, readonly string[]> = {
  'Leistungsbeschreibung.pdf': [
    'Leistungsbeschreibung',
    'Gegenstand der Konzession ist der Bau und Betrieb der im Lageplan gezeigten Anlagen.',
    'Der Konzessionsnehmer plant, errichtet, betreibt und unterhält sie auf eigene Rechnung.',
    'Die Flächen werden für zwanzig Jahre überlassen und danach zurückgegeben.',
  ],
  'Bewerbungsbedingungen.pdf': conditions,
}

const parcels = [
  'Flurstück;Gemarkung;Fläche in qm;Nutzung',
  '112/4;Deichmoor;9850;Parkplatz',
  '112/5;Deichmoor;4120;Grünland',
  '87/1;Geestrand;15300;Acker',
].join('\r\n')

/** Puts a few documents into the first room of every draft. */
export async function fillRooms(clerk: Visitor): Promise<void> {
  for (const { id } of await clerk.call('getProjects', 'entwurf')) {
    const [room] = await clerk.call('getRoomsByProjectId', id)
    if (!room) continue
    for (const [name, lines] of Object.entries(texts)) await clerk.upload(room.id, name, await pdfOf(lines))
    await clerk.upload(room.id, 'Flächenverzeichnis.csv', Buffer.from(`\uFEFF${parcels}\r\n`))
  }
}

/** A page with a title and a few sentences. */
export function pdfOf([title = '', ...lines]: readonly string[]): Promise<Buffer> {
  const pdf = new PDFKit({ size: 'A4', margin: 72, lang: 'de-DE', info: { Title: title } })
  const pieces: Buffer[] = []
  const made = new Promise<Buffer>((resolve) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
  })
  pdf.fontSize(20).text(title).moveDown()
  for (const line of lines) pdf.fontSize(11).text(line).moveDown()
  pdf.end()
  return made
}
