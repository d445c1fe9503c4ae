import { expect, test } from 'vitest'
import { shownDeadlines } from './lot-deadlines.ts'
import type { TenderType } from '../procedure/tender-type.ts'

const day = (count: number) => new Date(Date.UTC(2026, 10, count))
const lot = (id: number, applicationDeadline: Date | null, offerDeadline: Date | null) => ({
  id,
  identifier: `LOT-000${id}`,
  name: '',
  applicationDeadline,
  offerDeadline,
})
type Given = { type?: TenderType; finalDeadline?: Date; offerDeadline?: Date; lots: ReturnType<typeof lot>[] }
const said = ({ type = 0, finalDeadline, offerDeadline, lots }: Given) =>
  shownDeadlines({
    type,
    finalDeadline: finalDeadline ?? null,
    offerDeadline: offerDeadline ?? null,
    lots,
  }).map(({ label, deadline, lots: some }) =>
    [...(some ?? []).map(({ id }) => id), label.de, deadline.getUTCDate()].join(' '),
  )

test.each<[string, Given, string[]]>([
  [
    'one for all lots',
    { lots: [lot(1, day(2), day(9)), lot(2, day(2), day(9))] },
    ['Teilnahmefrist 2', 'Angebotsfrist 9'],
  ],
  [
    'another one than the form began with',
    { offerDeadline: day(4), lots: [lot(1, day(2), day(9))] },
    ['Teilnahmefrist 2', 'Angebotsfrist 9'],
  ],
  [
    'one for some',
    { lots: [lot(1, null, day(9)), lot(2, null, day(8)), lot(3, null, day(9))] },
    ['2 Angebotsfrist 8', '1 3 Angebotsfrist 9'],
  ],
  ['a lot without', { lots: [lot(1, day(2), null), lot(2, null, null)] }, ['1 Teilnahmefrist 2']],
  [
    'rounds',
    { type: 5, finalDeadline: day(20), offerDeadline: day(28), lots: [lot(1, day(2), day(9))] },
    ['Finale Teilnahmefrist 20', 'Frist der ersten Runde 2', 'Finale Angebotsfrist 28', 'Angebotsfrist 9'],
  ],
])('%s', (_name, given, expected) => {
  expect(said(given)).toEqual(expected)
})
