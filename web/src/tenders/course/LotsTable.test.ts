import type { LotParticipant, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../ui/language.tsx'
import { now, publicLot, publicTender, teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { LotsTable } from './LotsTable.tsx'

const drawn = (tender: ShownTender): string =>
  renderToStaticMarkup(
    createElement(
      LanguageProvider,
      null,
      createElement(LotsTable, { tender, template: null, mayEdit: false }),
    ),
  )
const headsIn = (html: string) => (html.match(/<th scope="col">/g) ?? []).length
const farAhead = new Date('2999-01-01T10:00:00Z')

test('a lot without a deadline says so, and notices have no columns for them', () => {
  const lots = [publicLot()]
  const run = drawn(publicTender({ lots }))
  expect(headsIn(run)).toBe(5)
  expect(run.match(/>–<\/td>/g)).toHaveLength(2)
  for (const type of [3, 4] as const) expect(headsIn(drawn(publicTender({ lots, type })))).toBe(3)
})

test('a deadline that its tender did not live to see is not shown like a living one', () => {
  const lots = [publicLot({ offerDeadline: farAhead })]
  expect(drawn(publicTender({ lots }))).not.toContain('<del')
  expect(drawn(publicTender({ lots, stage: 8, archived: now }))).toMatch(/<del.*(entfallen|void)/)
})

test('the team reads to whom an award was announced', () => {
  const offers = [{ offerId: 7, organizationName: 'Bau &amp; Söhne' } as LotParticipant]
  const award = { offerId: 7, sentAt: now, awardableFrom: farAhead, letters: [] }
  const lot = teamLot({ stage: 7, award, offersByRound: [{ round: 1, offers }] })
  expect(drawn(teamTender({ stage: 7, lots: [lot] }))).toMatch(/15\.11\.2026, (möglich ab|possible from)/)
})

test('once all rounds are over the table names the end of the last one', () => {
  const first = new Date('2026-01-05T09:00:00Z')
  const last = new Date('2026-01-25T09:00:00Z')
  const rounds = { type: 5, deadlinePeriodDays: 10, finalDeadline: last } as const
  const html = drawn(publicTender({ ...rounds, lots: [publicLot({ applicationDeadline: first })] }))
  expect(html).toMatch(/Letzte Runde|Last round/)
  expect(html).toMatch(/25\.01\.2026/)
  expect(html).not.toMatch(/05\.01\.2026/)
})
