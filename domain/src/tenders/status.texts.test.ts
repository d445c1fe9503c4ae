import { expect, test } from 'vitest'
import { type StatusWord, statusWords } from '../procedure/status.contract.ts'
import { statusText, statusTexts } from './status.texts.ts'

const at = new Date('2026-12-04T09:00:00Z')

test.each<[StatusWord, Date | null, string, string]>([
  ['announced', at, 'Veröffentlichung am 04.12.2026', 'To be published on 04.12.2026'],
  [
    'competition',
    at,
    'Teilnahmewettbewerb bis Fr., 04.12.2026, 10:00 Uhr',
    'Call for participation until Fri, 04.12.2026, 10:00',
  ],
  ['offers', at, 'Angebotsphase bis Fr., 04.12.2026, 10:00 Uhr', 'Offer phase until Fri, 04.12.2026, 10:00'],
  ['offers', null, 'Angebotsphase', 'Offer phase'],
  ['waiting', at, 'Wartefrist bis 04.12.2026', 'Waiting period until 04.12.2026'],
  ['deadlinePassed', null, 'Frist abgelaufen, wird ausgewertet', 'Deadline passed, being evaluated'],
  ['notice', null, 'Bekanntmachung', 'Notice'],
])('%s at %s reads %s', (word, moment, de, en) => {
  expect(statusText({ word, at: moment })).toEqual({ de, en })
})

test('no two of them read alike', () => {
  for (const language of ['de', 'en'] as const)
    expect(new Set(statusWords.map((word) => statusTexts[word][language])).size).toBe(statusWords.length)
})
