import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import { expect, test } from 'vitest'
import { now } from '../../tenders/frame/shown-tender.test-data.ts'
import { waitOf } from './award-waits.ts'
import { texts } from './waiting.texts.ts'

const letter = (state: AwardLetter['state']): AwardLetter => ({
  offerId: 2,
  letterId: 3,
  organizationId: 1,
  organizationName: 'Geest eG',
  state,
  leftAt: state === 'LEFT' ? now : null,
  dispatch: null,
  awardableFrom: now,
})
const later = new Date(now.getTime() + 1)

test.each([
  ['letters wait', null, [letter('LEFT'), letter('WAITING')], texts.lettersWait],
  ['a letter cannot be delivered', null, [letter('FAILED'), letter('WAITING')], texts.lettersFailed],
  ['the period runs', later, [letter('LEFT')], texts.possibleFrom],
  ['the period is over', now, [letter('LEFT')], texts.possibleNow],
])('an announced award of which %s says so', (_how, awardableFrom, letters, expected) => {
  expect(waitOf({ offerId: 1, sentAt: now, awardableFrom, letters }, now)).toBe(expected)
})
