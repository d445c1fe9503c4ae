import type { Bilingual } from '../texts.ts'
import { endingOf } from './file-names.ts'
import { isNeverTaken } from './program-endings.ts'

/** For everything that is saved and not shown. */
const unknown = 'application/octet-stream'

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))

/** Bytes a file has at certain places. */
type Signature = Readonly<Record<number, readonly number[]>>

const signatures: readonly [type: string, Signature][] = [
  ['application/pdf', { 0: ascii('%PDF-') }],
  ['image/png', { 0: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] }],
  ['image/jpeg', { 0: [0xff, 0xd8, 0xff] }],
  ['image/gif', { 0: ascii('GIF87a') }],
  ['image/gif', { 0: ascii('GIF89a') }],
  ['image/webp', { 0: ascii('RIFF'), 8: ascii('WEBP') }],
  ['image/vnd.dwg', { 0: ascii('AC10'), 6: [0] }],
  ['image/vnd.dxf', { 0: ascii('AutoCAD Binary DXF') }],
  ['zip', { 0: [...ascii('PK'), 3, 4] }],
  ['zip', { 0: [...ascii('PK'), 5, 6] }],
  ['ole', { 0: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] }],
]

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What a container holds is told by its ending. */
const zipped: Readonly<Record<string, string>> = {
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
}
const ole: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
}

/** XML is given out as plain text: as XML a browser would run what is in it. Pages and drawings of the web are only saved. */
const written: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/plain',
  json: 'text/plain',
  xml: 'text/plain',
  csv: 'text/csv',
  dxf: 'image/vnd.dxf',
}

/** Bills of quantities as the German building trade exchanges them, in their three generations. */
const gaebEnding = /^[dpx]8\d$/
const gaeb = 'application/x-gaeb'

/** What a file is, as its first bytes say; never something that a browser would run. */
export function typeOf(firstBytes: Uint8Array, name: string): string {
  const ending = endingOf(name)
  const [found] = signatures.find(([, signature]) => bears(firstBytes, signature)) ?? []
  if (found === 'zip') return zipped[ending] ?? 'application/zip'
  if (found === 'ole') return ole[ending] ?? unknown
  if (found !== undefined) return found
  if (!isText(firstBytes)) return unknown
  return gaebEnding.test(ending) ? gaeb : (written[ending] ?? unknown)
}

const bears = (given: Uint8Array, signature: Signature): boolean =>
  Object.entries(signature).every(([at, bytes]: [string, readonly number[]]) =>
    bytes.every((byte, index) => given[Number(at) + index] === byte),
  )

/** Writing has no signs below the blank but tabs and line ends; in UTF-16 its mark says so. */
function isText(given: Uint8Array): boolean {
  const isWide = (given[0] === 0xff && given[1] === 0xfe) || (given[0] === 0xfe && given[1] === 0xff)
  return isWide || given.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}

const programStarts: readonly (readonly number[])[] = [
  [0x7f, ...ascii('ELF')],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  // Programs for several kinds of Mac, and those of Java.
  [0xca, 0xfe, 0xba, 0xbe],
  [0x00, ...ascii('asm')],
  ascii('dex\n'),
  // A shortcut of Windows.
  [0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00],
  ascii('#!/'),
  ascii('#! /'),
]

/** Something a computer would run, by its bytes or by its name: no document of a procedure. */
export const isProgram = (firstBytes: Uint8Array, name: string): boolean =>
  isNeverTaken(endingOf(name)) ||
  programStarts.some((bytes) => bears(firstBytes, { 0: bytes })) ||
  // A text may begin with the same two letters.
  (bears(firstBytes, { 0: ascii('MZ') }) && !isText(firstBytes))

/** What the screens and the technical parameters say about it. */
export const acceptedFormats: Bilingual = {
  de: 'Alle Dateiformate außer ausführbaren Programmen und Skripten (zum Beispiel .exe, .bat, .js). In der Plattform angezeigt werden PDF, PNG, JPEG und WebP.',
  en: 'All file formats except executable programs and scripts (for example .exe, .bat, .js). PDF, PNG, JPEG and WebP are shown within the platform.',
}
