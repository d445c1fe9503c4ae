import { expect, test } from 'vitest'
import { texts } from './course.texts.ts'

test.each([
  'competitionText',
  'negotiationText',
  'negotiationTextSkipped',
  'offersText',
  'offersTextSkipped',
] as const)('who starts a phase reads that there is no way back: %s', (key) => {
  expect(texts[key].de).toMatch(/ Der Schritt lässt sich nicht zurücknehmen\.$/)
  expect(texts[key].en).toMatch(/ This step cannot be taken back\.$/)
})
