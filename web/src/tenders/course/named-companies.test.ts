import { expect, test } from 'vitest'
import { namedCompanies } from './named-companies.ts'

const lot = (...names: string[]) => ({
  offersByRound: [{ round: null, offers: names.map((organizationName) => ({ organizationName })) }],
})
const tender = { lots: [lot('Deich & Erdbau GmbH'), lot('Solar Geest eG', 'Müller KG')] } as never

test.each([
  ['Die Mittel wurden nicht bewilligt.', []],
  ['Das Angebot der Firma Muller war zu teuer.', ['Müller KG']],
  ['Solarenergie und eine GmbH stehen nicht zur Wahl.', []],
  ['Weder deich noch SOLAR überzeugten.', ['Deich & Erdbau GmbH', 'Solar Geest eG']],
])('%s', (text, found) => {
  expect(namedCompanies(tender, text)).toEqual(found)
})
