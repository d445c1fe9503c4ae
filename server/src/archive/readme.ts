import { sayShortMoment } from '@allmende/domain/times.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { listParts } from './archives.queries.ts'
import type { Making } from './makes.ts'
import { isLeftOut } from './parts.ts'
import { containerWords, sealedWords } from './sealed-words.ts'

const contents = [
  ['Verzeichnis.txt', 'alle Dateien mit Größe und Prüfsumme, zum Lesen'],
  ['manifest.json', 'dasselbe für Programme'],
  ['manifest.sha256', 'die Prüfsummen dieser beiden'],
  ['Vergabevermerk.pdf', 'der Vergabevermerk mit dem, was ihm noch fehlt'],
  ['Ausschreibung/', 'die Ausschreibung und jede bekannt gemachte Fassung'],
  ['Bekanntmachungen/', 'die Bekanntmachungen (XML)'],
  ['Bekanntmachungen/Fassung-', '... wie sie mit dieser Fassung bekannt gemacht wurde'],
  ['Bekanntmachungen/Ergebnis-', '... über das Ergebnis, wie sie bekannt gemacht wurde'],
  ['Bekanntmachungen/FIRST-', '... wie sie dem Portal übermittelt wurde'],
  ['Bekanntmachungen/CHANGE-', '... einer Änderung, wie sie dem Portal übermittelt wurde'],
  ['Bekanntmachungen/CANCELLATION-', '... der Aufhebung, wie sie dem Portal übermittelt wurde'],
  ['Bekanntmachungen/RESULT-', '... über das Ergebnis, wie sie dem Portal übermittelt wurde'],
  ['Unterlagen/', 'die Unterlagen der Vergabestelle, auch frühere Fassungen'],
  ['Einreichungen/', 'was geöffnet wurde, so wie es eingereicht war'],
  ['Verhandlung/', 'was in der Verhandlung ausgetauscht wurde'],
  ['Nachrichten/', 'alle Nachrichten mit Anhängen'],
  ['Niederschriften/', 'die Öffnungsniederschriften'],
  ['Bestaetigungen/', 'die Bestätigungen der geöffneten Einreichungen'],
  ['Schreiben/', 'die Mitteilungen an Unternehmen'],
  ['Protokoll/', 'die Einträge des Protokolls mit ihrer Verkettung'],
  ['Versiegelt/', 'nie geöffnete Einreichungen, jede als versiegelter Behälter'],
] as const

const said = ([place, what]: readonly [string, string]): string => `  ${place.padEnd(31)} ${what}`

/** What whoever opens the archive in ten years has to know. */
export async function* readme({ context: { db, home }, archive }: Making): AsyncGenerator<string> {
  const tender = await findTenderHead(db, archive.tenderId)
  const parts = await listParts(db, archive.id)
  const places = parts.filter((part) => !isLeftOut(part)).map(({ path }) => path)
  const lines = [
    `Archiv der Ausschreibung „${tender?.name ?? ''}“ (Nummer ${archive.tenderId})`,
    `Stand: ${sayShortMoment(archive.planned ?? archive.asked)} (Europe/Berlin), angefordert von ${archive.askedBy}`,
    `Plattform: ${home}`,
    '',
    'Was darin liegt',
    ...contents.filter(([place]) => places.some((path) => path.startsWith(place))).map(said),
    '',
    'Nie geöffnete Einreichungen',
    ...sealedWords(archive, parts).map((text) => `  ${text}`),
    '',
    ...(parts.some(({ kind }) => kind === 'SEALED') ? [...containerWords, ''] : []),
    ...(parts.some(isLeftOut)
      ? ['Was nicht beigelegt werden konnte, nennt Verzeichnis.txt mit dem Grund.', '']
      : []),
    'Wie man es prüft (ohne Netz und ohne unsere Software)',
    '  Im Browser:  pruefen.html öffnen und das ZIP oder den entpackten Ordner auswählen.',
    '  Mit Node.js ab Version 18:  node pruefen.mjs  (im entpackten Ordner)',
    'Geprüft werden jede Datei gegen das Manifest, ob etwas fehlt oder dazugekommen ist, und die Verkettung des',
    'Protokolls. Zum Schluss wird die Prüfsumme des Manifests genannt. Sie muss die sein, die das Protokoll der',
    'Plattform im Eintrag „Archiv exportiert“ nennt: Erst dieser Vergleich belegt, dass das Ganze unverändert ist.',
    '',
    'How to verify (offline, without our software): open pruefen.html in a browser and choose the ZIP or the',
    'extracted folder, or run "node pruefen.mjs en" in the extracted folder. Compare the hash of the manifest with',
    'the one in the platform’s log.',
    '',
  ]
  yield `\uFEFF${lines.join('\r\n')}`
}
