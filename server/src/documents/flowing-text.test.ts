import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawText, heightOfText, stretchesOf } from './flowing-text.ts'
import { wordsOf } from './line-breaker.ts'
import { type Doc, Paper } from './paper.ts'
import { margin, textWidth } from './sheet.ts'
import { type DrawnText, drawnText } from './test-drawn-text.ts'
import { typeface } from './typeface.ts'

const newPaper = () =>
  new Paper({
    title: 'Fähre',
    subject: 'Bekanntmachung',
    requestedBy: 'anna.amt@allmende.example',
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 3,
  })

async function drawn(draw: (doc: Doc) => void): Promise<DrawnText[]> {
  const paper = newPaper()
  paper.doc.font('regular').fontSize(9.5)
  draw(paper.doc)
  paper.finish()
  return drawnText(await buffer(paper.doc)).flat()
}

const place = { x: margin.side, y: 200, width: 300 }
const ordinary = {
  'many sentences': 'Betrieb der Strandbäder und der Fähre über die Jade, mit Kiosk. '.repeat(300),
  'several lines': 'Zeile eins\n\nZeile drei\n  eingerückt\tmit Tabulator\r\nEnde\n',
  'a long address':
    'https://vergabe.example/bekanntmachungen/2026/faehre-nord/unterlagen?id=4711&los=2-ost/anlagen/plan.pdf',
  'a word longer than the line':
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Rindfleischetikettierung',
  'hyphens and quotes': 'ﬁnden, Donau\u00addampf\u00adschiff, 12.400 €, „Zitat“ – Ende …',
  'a script without blanks': '漢字'.repeat(400),
  nothing: '',
}

describe('ordinary texts', () => {
  test.each(Object.entries(ordinary))('%s looks as pdfkit draws it', async (_name, text) => {
    const { x, y, width } = place
    expect(await drawn((doc) => drawText(doc, text, place))).toEqual(
      await drawn((doc) => doc.text(text, x, y, { width })),
    )
    const { doc } = newPaper()
    expect(heightOfText(doc, text, width)).toBe(doc.heightOfString(text, { width }))
  })
})

const length = 20_000
const filled = (sign: string) => sign.repeat(length / sign.length)
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Letters in no order that repeats soon, so that nothing measured before helps. */
const mixed = Array.from({ length }, (_, at) => alphabet[(at * at * 31 + at * 17 + (at >> 5)) % 52]).join('')
const hostile = {
  'one letter': filled('a'),
  'letters of all widths': mixed,
  'pairs that stand close': filled('AV'),
  'opening brackets': filled('['),
  'digits and slashes': filled('1/'),
  'signs the typeface lacks': filled('ﷺ'),
  'marks of direction': filled('\u202e'),
  'marks without width': filled('\u200f'),
  'a letter under marks': `a${filled('\u0301')}`,
  'letters glued by blanks': filled('a\u00a0'),
}

describe('words that no line holds', () => {
  afterEach(() => vi.restoreAllMocks())

  /** How many signs the typeface has to lay out: that is what costs time. */
  function laidOut(text: string): number {
    const font = typeface().regular as unknown as { layout: (signs: string) => unknown }
    const layout = vi.spyOn(font, 'layout')
    const paper = newPaper()
    layout.mockClear()
    const list = paper.factList(1)
    list.add('Beschreibung', text)
    list.end()
    return layout.mock.calls.reduce((sum, [signs]) => sum + signs.length, 0)
  }

  test.each(Object.entries(hostile))('%s cost no more than their length', (_name, text) => {
    expect(laidOut(text)).toBeLessThan(4 * text.length)
  })

  test.each(Object.entries(hostile))('%s lose no sign, and each line holds its part', (_name, text) => {
    const { doc } = newPaper()
    const stretches = stretchesOf(doc, text, textWidth)
    expect(stretches.join('')).toBe(text)
    for (const word of stretches.flatMap((stretch) => [...wordsOf(stretch)]))
      expect(doc.widthOfString(word)).toBeLessThanOrEqual(textWidth)
  })

  test('the letters in the document are the same', async () => {
    const lines = await drawn((doc) => drawText(doc, mixed, place))
    const text = lines.filter(({ size }) => size === 9.5).map((line) => line.text)
    expect(text.join('')).toBe(mixed)
    for (const { x, width } of lines.filter(({ size }) => size === 9.5)) {
      expect(x).toBe(margin.side)
      expect(width).toBeLessThanOrEqual(place.width)
    }
  })

  test('what stands before and behind one flows on', async () => {
    const lines = await drawn((doc) => drawText(doc, `Nummer: ${'W'.repeat(100)} von 2026`, place))
    const text = lines.filter(({ size }) => size === 9.5).map((line) => line.text)
    expect(text.join('|')).toMatch(/^Nummer: \|W{38}\|W{38}\|W{24} von 2026$/)
  })
})
