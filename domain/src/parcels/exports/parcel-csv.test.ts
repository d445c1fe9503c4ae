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

test('the head has the mark of UTF-8, and what is for those inside only for them', () => {
  expect(parcelTable(true, []).head).toMatch(/^\uFEFF"Nummer";"Name";.*"Öffentlich";"Archiviert"\r\n$/)
  expect(parcelTable(false, []).head).not.toMatch(/Öffentlich|Archiviert/)
})
