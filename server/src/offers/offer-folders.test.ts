import { expect, test } from 'vitest'
import { nameFault } from '../files/zip/zip-names.ts'
import { folderNames, packedOffers } from './offer-folders.ts'
import type { OpenedFiling } from './opened-offers.ts'

test.each([
  ['a name as it is', ['Deich & Erdbau GmbH'], ['Deich & Erdbau GmbH']],
  ['what leads elsewhere', ['../../etc', 'C:\\Windows', '..'], ['_.._etc', 'C__Windows', 'Bieter']],
  ['a slash is no folder', ['Bau/Tief GmbH'], ['Bau_Tief GmbH']],
  ['devices of Windows', ['CON', 'nul.'], ['_CON', '_nul']],
  [
    'the same name twice',
    ['Bau GmbH', 'BAU GmbH', 'Bau GmbH '],
    ['Bau GmbH', 'BAU GmbH (2)', 'Bau GmbH (3)'],
  ],
  ['nothing that is left', ['...', '\u200b'], ['Bieter', 'Bieter (2)']],
])('%s', (_what, given, names) => {
  expect(folderNames(given, 'Bieter')).toEqual(names)
  for (const name of folderNames(given, 'Bieter')) expect(nameFault(name)).toBeNull()
})

test('a long name is cut between two characters', () => {
  const [name = ''] = folderNames(['🏗'.repeat(100)], 'Bieter')
  expect([name.isWellFormed(), name.length <= 60]).toEqual([true, true])
})

const room = (name: string, ...files: string[]) => ({
  seen: { room: { name } },
  documents: files.map((file) => ({ name: file })),
})
const paths = (...filings: unknown[]) => packedOffers(filings as OpenedFiling[]).map(({ path }) => path)

test('one folder for each bidder, and in it one for each room where there are several', () => {
  expect(
    paths(
      { organization: 'Geest', rooms: [room('Angebot', 'Preis.pdf', 'Plan.pdf')] },
      { organization: 'Deich', rooms: [room('Angebot', 'Preis.pdf'), room('angebot', 'Preis.pdf')] },
      { organization: 'Leer', rooms: [] },
    ),
  ).toEqual(['Deich/Angebot/Preis.pdf', 'Deich/angebot (2)/Preis.pdf', 'Geest/Preis.pdf', 'Geest/Plan.pdf'])
})
