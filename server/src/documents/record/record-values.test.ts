import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { Paper } from '../paper.ts'
import { Desk } from './desk.ts'
import { estimatedValues } from './record-values.ts'

const amount = (contentId: string, longValue: string) => ({ contentId, longValue, unitValue: 'EUR' })
const lot = (ordinal: number, value: string) => ({
  contentId: 'GR-Lot',
  ordinal,
  children: [
    { contentId: 'BT-137-Lot', stringValue: `LOT-000${ordinal}` },
    { contentId: 'GR-Value', ordinal: 1, children: [amount('BT-27-Lot', value)] },
  ],
})

function told(whole: string, ...ofLots: string[]): string {
  const lots = ofLots.map((_, at) => ({ id: at + 1, name: `Ufer ${at + 1}`, identifier: `LOT-000${at + 1}` }))
  const panels = [
    { contentId: 'GR-Procedure', ordinal: 1, children: [amount('BT-27-Procedure', whole)] },
    { contentId: 'GR-Lots', ordinal: 1, children: ofLots.map((value, at) => lot(at + 1, value)) },
  ]
  const tender = { lots, panels } as unknown as TeamTender
  const paper = new Paper({
    title: '',
    subject: '',
    requestedBy: null,
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 3,
  })
  return estimatedValues(new Desk(paper, 'de', tender.lots), tender)
}

test('one amount for the whole and its only lot is told once', () => {
  expect(told('460000', '460000.00')).toBe('460.000,00 €')
})

test('different amounts are told by name', () => {
  expect(told('460000', '300000', '160000.5')).toBe(
    'Gesamte Ausschreibung: 460.000,00 €\nUfer 1: 300.000,00 €\nUfer 2: 160.000,50 €',
  )
})
