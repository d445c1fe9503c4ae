import { expect, test } from 'vitest'
import { namedDeadline } from './named-deadline.ts'
import { justAfter, plus, procedure, times } from './test-procedure.ts'

const { application, secondRound, thirdRound, final, offer } = times
const rounds = procedure({ type: 5, lots: [{}, { applicationDeadline: plus(application, 1000) }] })

test.each([
  ['the only one', procedure(), [1], 'application', times.published, application],
  ['one that is over: none', procedure(), [1], 'application', justAfter(application), null],
  ['that for offers', procedure(), [1], 'offer', justAfter(application), offer],
  ['none where there is none', procedure({ lots: [{ offerDeadline: null }] }), [1], 'offer', offer, null],
  ['the first of several', rounds, [1, 2], 'application', times.published, application],
  [
    'the first that is to come',
    rounds,
    [1, 2],
    'application',
    justAfter(application),
    plus(application, 1000),
  ],
  ['that of the round that runs', rounds, [1], 'application', justAfter(application), secondRound],
  ['that of a later round', rounds, [1], 'application', thirdRound, thirdRound],
  ['none after the last', rounds, [1], 'application', justAfter(final), null],
] as const)('a letter names %s', (_what, state, lotIds, which, now, named) => {
  expect(namedDeadline(state, lotIds, which, now)).toEqual(named)
})
