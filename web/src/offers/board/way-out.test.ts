import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../../tenders/frame/shown-tender.test-data.ts'
import { participant } from './participant.test-data.ts'
import { arrivedSince } from './useArrivals.ts'
import { deadEnd, mayEnd } from './way-out.ts'

const past = new Date(now.getTime() - 1000)
const refusedStep = (action: 'startNegotiation' | 'startOffers', from: Date | null = null) => ({
  action,
  verdict: { allowed: false, message: 'Niemand da.', from },
})
const sealed = { offersByRound: [{ round: 1, offers: [participant(1, { stage: 1 })] }] }

test.each([
  ['nobody applied in time', { stage: 3, applicationDeadline: past }, /kein Teilnahmeantrag/],
  ['somebody applied', { stage: 3, applicationDeadline: past, ...sealed }, null],
  ['the deadline is to come', { stage: 3, applicationDeadline: now }, null],
  ['the opening was empty', { stage: 4, actions: [refusedStep('startNegotiation')] }, /^Niemand da\.$/],
  ['nobody is left', { stage: 5, actions: [refusedStep('startOffers')] }, /^Niemand da\.$/],
  ['time alone is missing', { stage: 5, actions: [refusedStep('startOffers', now)] }, null],
  ['no offer came', { stage: 6, offerDeadline: past }, /kein Angebot/],
  ['it is over', { stage: 6, offerDeadline: past, outcome: 'NO_AWARD' }, null],
] as const)('a lot of which %s', (_case, { ...facts }, answer) => {
  const lot = teamLot({ ...facts, actions: 'actions' in facts ? [...facts.actions] : [] })
  const why = deadEnd(teamTender(), lot, now, 'de')
  if (answer === null) expect(why).toBeNull()
  else expect(why).toMatch(answer)
})

test('a round that still runs is no end', () => {
  const lot = teamLot({ stage: 3, applicationDeadline: past })
  const rounds = (finalDeadline: Date) => teamTender({ type: 5, finalDeadline })
  expect(deadEnd(rounds(new Date(now.getTime() + 1)), lot, now, 'de')).toBeNull()
  expect(deadEnd(rounds(past), lot, now, 'de')).toMatch(/kein Teilnahmeantrag wartet auf seine Öffnung/)
})

test('only who may ends the lot', () => {
  const verdict = { allowed: true, message: null, from: null }
  expect(mayEnd({ actions: [{ action: 'endLot', verdict }] })).toBe(true)
  expect(mayEnd({ actions: [] })).toBe(false)
})

test('what has come to another place is marked', () => {
  const before = new Map([
    ['1', 'applications'],
    ['2', 'applications'],
  ])
  const after = new Map([
    ['1', 'negotiation'],
    ['2', 'applications'],
    ['3', 'applications'],
  ])
  expect(arrivedSince(before, after)).toEqual(['1', '3'])
})
