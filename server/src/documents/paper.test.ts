import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Paper } from './paper.ts'
import { margin, sheet, textBottom, textWidth } from './sheet.ts'
import { type DrawnText, drawnText } from './test-drawn-text.ts'

/** What the title of a tender may have at most. */
const longest = 1000
const words = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Betrieb '

async function pagesOf(title: string, sections: number, hasContentsFirst: boolean): Promise<DrawnText[][]> {
  const paper = new Paper({
    title,
    subject: 'Bekanntmachung',
    requestedBy: 'anna.amt@allmende.example',
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 3,
  })
  paper.facts([
    ['Titel', title],
    ['Nummer', '1'],
  ])
  if (hasContentsFirst) paper.leaveRoomForContents(sections)
  for (let number = 1; number <= sections; number++) {
    paper.section(`${number} ${title}`)
    paper.part(title, 1)
    const list = paper.factList(1)
    list.add('Titel', title)
    list.end()
  }
  paper.finish()
  return drawnText(await buffer(paper.doc))
}

const overprints = (one: DrawnText, other: DrawnText): boolean =>
  Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.6 &&
  one.x + 1 < other.x + other.width &&
  other.x + 1 < one.x + one.width

const isInHead = ({ y }: DrawnText) => y > sheet.height - margin.top

test.each([
  ['a short title', 'Betrieb der Strandbäder', 14],
  ['many words', words.repeat(20).slice(0, longest), 3],
  ['one very long and wide word', 'W'.repeat(longest), 3],
  ['several lines', 'Strandbad\nNord '.repeat(66), 3],
])('%s stays on the paper and overprints nothing', async (_name, title, sections) => {
  for (const hasContentsFirst of [true, false]) {
    const pages = await pagesOf(title, sections, hasContentsFirst)
    expect(pages.length).toBeGreaterThan(1)
    for (const [page, pieces] of pages.entries()) {
      for (const { x, y, width } of pieces) {
        expect(x + width).toBeLessThanOrEqual(sheet.width - margin.side + 0.5)
        expect(x).toBeGreaterThanOrEqual(margin.side)
        expect(y).toBeGreaterThan(0)
      }
      const over = pieces.filter((one, index) => pieces.slice(index + 1).some((two) => overprints(one, two)))
      expect(over, `page ${page + 1}`).toEqual([])
    }
    // The name of the house and what it is about: one line at the top of every further page.
    const heads = pages.slice(1).map((pieces) => pieces.filter(isInHead).length)
    expect(new Set(heads)).toEqual(new Set([1]))
  }
})

/** One line of a table, so far down the first page. */
async function tableAt(y: number): Promise<string[][]> {
  const paper = new Paper({
    title: 'Niederschrift',
    subject: 'Öffnung',
    requestedBy: null,
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 8,
  })
  paper.space(y - paper.doc.y)
  const table = paper.table([{ title: 'Datei', width: textWidth }])
  table.row(['Angebot.pdf'])
  table.end()
  paper.finish()
  return drawnText(await buffer(paper.doc)).map((pieces) => pieces.map(({ text }) => text))
}

test('the head of a table never stands alone at the foot of a page', async () => {
  const places = new Set<number>()
  for (let y = textBottom - 60; y <= textBottom; y += 3) {
    const pages = await tableAt(y)
    const [head, row] = ['Datei', 'Angebot.pdf'].map((text) => pages.findIndex((page) => page.includes(text)))
    expect(head, `at ${y}`).toBe(row)
    places.add(row ?? -1)
  }
  expect(places).toEqual(new Set([0, 1]))
})
