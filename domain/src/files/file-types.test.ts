import { expect, test } from 'vitest'
import { acceptedFormats, isProgram, typeOf } from './file-types.ts'

const utf8 = new TextEncoder()
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8.encode(part)] : part)))

const pdf = bytes('%PDF-1.7\n')
const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0])
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0])
const webp = bytes('RIFF', [1, 2, 3, 0], 'WEBPVP8 ')
const zip = bytes('PK', [3, 4, 20, 0])
const ole = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
const text = bytes('Guten Tag, Ölbaum\r\n')
const page = bytes('<!doctype html><script>alert(1)</script>')
const drawing = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
const xml = bytes('<?xml version="1.0"?><GAEB/>')
const unknown = 'application/octet-stream'

test.each([
  ['Angebot.pdf', pdf, 'application/pdf'],
  ['Bild.png', png, 'image/png'],
  ['Bild.jpg', jpeg, 'image/jpeg'],
  ['Bild.webp', webp, 'image/webp'],
  ['Ton.wav', bytes('RIFF', [1, 2, 3, 0], 'WAVEfmt '), unknown],
  ['Bild.gif', bytes('GIF89a', [1, 0]), 'image/gif'],
  ['Plan.dwg', bytes('AC1032', [0, 0, 0, 0, 0]), 'image/vnd.dwg'],
  ['Plan.dxf', bytes('  0\nSECTION\n'), 'image/vnd.dxf'],
  ['Plan.dxf', bytes('AutoCAD Binary DXF\r\n', [0x1a, 0]), 'image/vnd.dxf'],
  ['Alles.zip', zip, 'application/zip'],
  ['Brief.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Preise.XLSX', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['Vortrag.pptx', zip, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['Brief.odt', zip, 'application/vnd.oasis.opendocument.text'],
  ['Preise.ods', zip, 'application/vnd.oasis.opendocument.spreadsheet'],
  ['Brief.doc', ole, 'application/msword'],
  ['Preise.xls', ole, 'application/vnd.ms-excel'],
  ['Vortrag.ppt', ole, 'application/vnd.ms-powerpoint'],
  ['Mit Kennwort.docx', ole, unknown],
  ['Notiz.txt', text, 'text/plain'],
  ['Notiz.txt', bytes([0xff, 0xfe], 'G', [0]), 'text/plain'],
  ['AC10-Raum.txt', bytes('AC1012 Raum'), 'text/plain'],
  ['Liste.csv', text, 'text/csv'],
  ['Daten.xml', xml, 'text/plain'],
  ['Leistung.x83', xml, 'application/x-gaeb'],
  ['Leistung.D83', text, 'application/x-gaeb'],
  ['Leistung.p84', text, 'application/x-gaeb'],
  ['ohne Endung', text, unknown],
  ['leer.txt', bytes(), 'text/plain'],
])('%s is what its bytes say', (name, first, type) => expect(typeOf(first, name)).toBe(type))

test.each([
  ['Angebot.pdf', png, 'image/png'],
  ['Bild.png', pdf, 'application/pdf'],
  ['Notiz.txt', jpeg, 'image/jpeg'],
  ['Angebot.pdf', text, unknown],
  ['Angebot.pdf', page, unknown],
  ['Bild.png', page, unknown],
  ['Brief.docx', text, unknown],
  ['Liste.csv', bytes([0, 1, 2]), unknown],
  ['Leistung.x83', zip, 'application/zip'],
])('where %s and its bytes disagree, the bytes win', (name, first, type) =>
  expect(typeOf(first, name)).toBe(type),
)

const endings =
  'html htm xhtml svg svgz xml xsl xslt mhtml js mjs json swf pdf png txt csv x83 docx doc'.split(' ')
const run = /html|svg|xml(?!formats)|javascript|ecmascript|json|flash/
test.each([page, drawing, xml, text, zip, ole, pdf, png, bytes([0, 1])])(
  'no name makes a browser run what is sent',
  (first) => {
    const types = endings.map((ending) => typeOf(first, `Datei.${ending}`))
    expect(types.filter((type) => run.test(type))).toEqual([])
  },
)

test.each([
  ['setup.exe', text],
  ['Angebot.pdf.EXE', pdf],
  ['Angebot.ｅｘｅ', pdf],
  ['makro.vbs', text],
  ['skript.js', text],
  ['start.bat', text],
  ['installiere.msi', ole],
  ['werkzeug.jar', zip],
  ['Verknüpfung.lnk', text],
  ['Seite.hta', page],
  ['Angebot.pdf', bytes('MZ', [0x90, 0, 3, 0])],
  ['Angebot.pdf', bytes([0x7f], 'ELF', [2])],
  ['Angebot.pdf', bytes([0xcf, 0xfa, 0xed, 0xfe])],
  ['Angebot.txt', bytes('#!/bin/sh\n')],
])('%s is a program', (name, first) => expect(isProgram(first, name)).toBe(true))

test.each([
  ['Angebot.pdf', pdf],
  ['Brief.docx', zip],
  ['MZ.txt', bytes('MZ-Anlage 3: Maße und Zeichnungen')],
  ['Liste.txt', bytes('#!wichtig')],
  ['exe', text],
  ['Leistung.x83', xml],
])('%s is none', (name, first) => expect(isProgram(first, name)).toBe(false))

test('the sentence names what is refused', () => expect(acceptedFormats.de).toContain('.exe'))
