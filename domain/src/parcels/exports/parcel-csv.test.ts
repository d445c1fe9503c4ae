import { expect, test } from 'vitest'
import { parcelTable } from './parcel-csv.ts'

const fact = (name: string, value: string) => ({ name, value, isShared: true, preventDeletion: false })

test('what a spreadsheet could take for a formula is marked, quotes are doubled, lines end as in Windows', () => {
  const { row } = parcelTable(false, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const values = ['=1+1', '+49', '-1', '@SUM(A1)', '\tx', 'sagt "ja"; nein', 'erste\nzweite']
  const additionalFields = values.map((value, at) => fact('abcdefg'[at] ?? '', value))
  const written = row({ id: 1, name: '=HYPERLINK("x")', size: 12.5, additionalFields })
  expect(written).toMatch(/^"1";"'=HYPERLINK\(""x""\)";/)
  expect(written).toContain('"12,5"')
  expect(written).toMatch(
    /"'=1\+1";"'\+49";"'-1";"'@SUM\(A1\)";"'\tx";"sagt ""ja""; nein";"erste\nzweite"\r\n$/,
  )
})

test('degrees have at most eight digits behind the comma', () => {
  const parcel = { id: 1, name: 'Wiese', latitude: 53.21143730596654, longitude: 8.5, additionalFields: [] }
  expect(parcelTable(false, []).row(parcel)).toContain('"53,21143731";"8,5"')
})

test('the head has the mark of UTF-8, and what is for those inside only for them', () => {
  expect(parcelTable(true, []).head).toMatch(/^\uFEFF"Nummer";"Name";.*"Öffentlich";"Archiviert"\r\n$/)
  expect(parcelTable(false, []).head).not.toMatch(/Öffentlich|Archiviert/)
})

test.each([
  '\n=1',
  '\nx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '﹦1',
  '−1',

  '\u200b=1',
  '\ufeff+1',
  '\u2060-1',
  '\u00ad@x',
  '\u00a0=1',
  ' \u3000=1',
  '\u034f=1',
  '\u0001=1',
  '\u3164＝1',
])('%j is marked as text', (value) => {
  expect(parcelTable(false, ['a']).row({ id: 1, name: 'x', additionalFields: [fact('a', value)] })).toContain(
    `"'${value}"`,
  )
})

test.each(['a=1', ' Weide', 'zwei\n=drei', '\u200bx', '\ud83c\udf33=1'])('%j stays as it is', (value) => {
  expect(parcelTable(false, ['a']).row({ id: 1, name: 'x', additionalFields: [fact('a', value)] })).toContain(
    `"${value}"`,
  )
})
