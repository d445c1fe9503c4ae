import type { OfferedAction, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { gatheredActions, lotOptions, nextStep, toldOnce } from './offered-actions.ts'

const can = (action: TenderActionName): OfferedAction => ({
  action,
  verdict: { allowed: true, message: null, from: null },
})
const cannot = (action: TenderActionName, message: string, from: string | null = null): OfferedAction => ({
  action,
  verdict: { allowed: false, message, from: from === null ? null : new Date(from) },
})
const lot = (...actions: OfferedAction[]) => ({ actions, outcome: null })
const everyDialog = () => true

test('an action of several lots is offered once, possible as soon as it is for one of them', () => {
  const lots = [lot(cannot('openOffers', 'Frist läuft')), lot(can('openOffers'))]
  expect(gatheredActions({ actions: [can('invite')], lots }, everyDialog)).toEqual([
    can('openOffers'),
    can('invite'),
  ])
})

test('of several reasons the one that time solves first is told', () => {
  const lots = [
    lot(cannot('openOffers', 'Niemand hat ein Angebot abgegeben')),
    lot(cannot('openOffers', 'bis Freitag', '2026-12-04T09:00:00Z')),
    lot(cannot('openOffers', 'bis Montag', '2026-11-30T09:00:00Z')),
  ]
  const [gathered] = gatheredActions({ actions: [], lots }, everyDialog)
  expect(gathered?.verdict).toMatchObject({ allowed: false, message: 'bis Montag' })
})

test('what has no dialog yet is not shown', () => {
  const offered = { actions: [can('award'), can('cancel')], lots: [] }
  expect(gatheredActions(offered, (action) => action !== 'award')).toEqual([can('cancel')])
})

test.each<[string, OfferedAction[], TenderActionName | null]>([
  ['of a draft', [can('cancel'), can('publish')], 'publish'],
  ['in the running competition', [cannot('openApplications', 'Frist läuft'), can('invite')], null],
  [
    'where applications wait and another lot could go on',
    [can('startNegotiation'), can('openApplications')],
    'openApplications',
  ],
  ['once every lot has ended', [can('archive')], 'archive'],
  ['which is never the end', [can('endLot'), can('cancel')], null],
])('the next step %s', (_when, actions, step) => {
  expect(nextStep(0, gatheredActions({ actions, lots: [] }, everyDialog))).toBe(step)
})

test('a notice that was published has no next step, though it can be archived', () => {
  const gathered = gatheredActions({ actions: [can('cancel'), can('archive')], lots: [] }, everyDialog)
  expect(nextStep(3, gathered)).toBeNull()
  expect(nextStep(4, gathered)).toBeNull()
})

test('a reason that several actions in a row have is told once, below the last', () => {
  const friday = '2026-12-04T09:00:00Z'
  const actions = [
    cannot('startNegotiation', 'bis Freitag', friday),
    cannot('startOffers', 'bis Freitag', friday),
    cannot('openOffers', 'bis Freitag', '2026-12-11T09:00:00Z'),
    can('invite'),
    can('cancel'),
  ]
  expect(toldOnce(actions).map(({ isToldBelow }) => isToldBelow)).toEqual([true, false, false, false, false])
})

test('a choice of lots has those that the action is about, locked where it is not possible', () => {
  const lots = [lot(can('startOffers')), lot(cannot('startOffers', 'noch niemand zugelassen')), lot()]
  expect(lotOptions(lots, 'startOffers').map(({ whyNot }) => whyNot)).toEqual([
    null,
    'noch niemand zugelassen',
  ])
})

test('what the tender offers as a whole is for all of its lots that have not ended', () => {
  expect(lotOptions([lot(), lot()], 'publish')).toHaveLength(2)
  const ended = { ...lot(), outcome: 'NO_AWARD' as const }
  expect(lotOptions([lot(), ended], 'announceAward')).toHaveLength(1)
})
