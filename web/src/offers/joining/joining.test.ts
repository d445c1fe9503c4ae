import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { PublicTender, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import {
  lotOffer,
  now,
  publicLot,
  publicTender,
  teamTender,
} from '../../tenders/frame/shown-tender.test-data.ts'
import { goOnPath } from '../offer-paths.ts'
import { chancesOf, joinWords, mayFindJoining, whyNotPossible } from './joining.ts'
import { leadsTo, roundsExplained } from './leads-to.ts'
import { whyLeftOut } from './left-out.ts'

const person = (side: 'CLIENT' | 'CONTRACTOR', internal = false): Actor => ({
  kind: 'user',
  email: 'x@y.example',
  roles: [internal ? 'SYSTEM_USER' : 'ORGANIZATION_USER'],
  organizationId: 1,
  organizationType: side,
})
const bidder = person('CONTRACTOR')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const at = (stage: number, facts: Partial<PublicTender> = {}, deadline: Date | null = hours(1)) =>
  publicTender({
    stage,
    lots: [publicLot({ stage, applicationDeadline: deadline, offerDeadline: deadline })],
    ...facts,
  })
const interest: Partial<PublicTender> = { type: 2, skippedPhases: [3, 4] }
const rounds: Partial<PublicTender> = { type: 5, finalDeadline: hours(900), deadlinePeriodDays: 7 }
const denied = publicLot({ stage: 5, lotOffer: lotOffer({ stage: 2, effectiveStage: 5, deniedAt: now }) })

test.each<[string, Actor, ShownTender, string]>([
  ['a visitor in the competition', visitor, at(3), 'Teilnehmen'],
  ['a bidder in the competition', bidder, at(3), 'Teilnehmen'],
  ['a bidder after its deadline', bidder, at(3, {}, hours(-1)), 'joiningClosed'],
  ['a bidder before it', bidder, at(2), 'joiningByInvitation'],
  ['an invited bidder before it', bidder, at(2, { isInvited: true }), 'Teilnehmen'],
  ['a bidder while offers are opened', bidder, at(7), 'joiningAfterCompetition'],
  ['somebody of an authority', person('CLIENT'), at(3), 'onlyCompaniesJoin'],
  ['staff outside the team', person('CLIENT', true), at(3), ''],
  ['the team', person('CLIENT', true), teamTender(), ''],
  ['anybody, of a notice', bidder, at(2, { type: 3 }), ''],
  ['anybody, once it is archived', bidder, at(3, { archived: now }), ''],
  ['an interested bidder', bidder, at(2, interest), 'Teilnehmen'],
  ['whoever takes part', bidder, at(3, { offerId: 7, lots: [publicLot({ lotOffer: lotOffer() })] }), ''],
  [
    'whoever was denied in a round',
    bidder,
    at(5, { ...rounds, offerId: 7, lots: [denied] }),
    'Erneut bewerben',
  ],
  ['whoever was denied elsewhere', bidder, at(5, { offerId: 7, lots: [denied] }), ''],
  [
    'whoever takes part in one of two lots',
    bidder,
    at(3, { offerId: 7, lots: [publicLot({ lotOffer: lotOffer() }), publicLot({ id: 2, stage: 3 })] }),
    'An weiteren Losen teilnehmen',
  ],
])('%s finds the way in, or why there is none', (_who, actor, tender, expected) => {
  const why = whyNotPossible(actor, tender, now)?.reason
  const words =
    mayFindJoining(actor, tender, now).allowed && 'isInvited' in tender
      ? joinWords(tender, chancesOf(tender, now)).action.de
      : ''
  expect(words || (why ?? '')).toBe(expected)
})

test.each<[string, PublicTender, 0 | 3 | 4, RegExp]>([
  ['the competition', at(3), 0, /^Teilnahmeantrag bis So\., 15\.11\.2026, 12:00 Uhr$/],
  ['a competition to come', at(2), 0, /sobald der Teilnahmewettbewerb beginnt/],
  ['a round', at(5, rounds, hours(-24)), 0, /^Teilnahmeantrag in Runde 2 bis Sa\., 21\.11\.2026, 11:00 Uhr$/],
  ['an expression of interest', at(2, interest), 3, /bekunden Ihr Interesse/],
  ['a negotiation', at(5, interest), 3, /an der Verhandlung teil/],
  ['offers', at(6), 4, /^Angebot bis /],
  ['offers without a deadline', at(6, {}, null), 4, /^Angebot$/],
])('joining %s says what it leads to', (_what, tender, stage, expected) => {
  const [lot] = tender.lots
  if (!lot) throw new Error('no lot')
  const { text, values } = leadsTo(tender, lot, { allowed: true, stage }, now)
  expect(say(text, 'de', values)).toMatch(expected)
})

test.each<[string, PublicTender, RegExp | null]>([
  [
    'with its next deadline',
    at(5, rounds, hours(-24)),
    /in Runden: .* Die nächste Frist ist Sa\., 21\.11\.2026, 11:00 Uhr\.$/,
  ],
  [
    'with the earliest of several lots',
    at(5, {
      ...rounds,
      lots: [6, 5].map((day) => publicLot({ id: day, stage: 3, applicationDeadline: hours(24 * day) })),
    }),
    /Fr\., 20\.11\.2026/,
  ],
  ['without one where none is set', at(5, rounds, null), /zählt für die nächste Runde\.$/],
  ['not where there is none', at(3), null],
])('a round is explained %s', (_how, tender, expected) => {
  const told = roundsExplained(tender, chancesOf(tender, now), now)
  expect(told && say(told.text, 'de', told.values)).toEqual(expected && expect.stringMatching(expected))
})

const joined = (lotStage: number, stage: number, facts: Partial<PublicTender> = {}) =>
  publicTender({
    offerId: 7,
    lots: [publicLot({ stage: lotStage, lotOffer: lotOffer({ stage, effectiveStage: lotStage }) })],
    ...facts,
  })

test.each<[PublicTender, number, string]>([
  [joined(3, 0), 0, '/projekte/1/bewerbung'],
  [joined(5, 3), 3, '/projekte/1/verhandlung'],
  [joined(6, 4), 4, '/projekte/1/angebot'],
  [joined(2, 3, interest), 3, '/projekte/1'],
])('after joining she is where she goes on: %#', (tender, stage, path) => {
  expect(goOnPath(bidder, tender, stage, now)).toBe(path)
})

test('of a lot that is left out the sentence speaks of the lot, whatever the cause', () => {
  const open = publicLot({ stage: 3, applicationDeadline: hours(1) })
  const left = [
    { stage: 2 },
    { stage: 4, applicationDeadline: null },
    { stage: 3, applicationDeadline: hours(-1) },
    { stage: 3, outcome: 'NO_AWARD' as const },
  ].map((facts, index) => publicLot({ id: index + 2, ...facts }))
  const answers = chancesOf(publicTender({ stage: 3, lots: [open, ...left] }), now).flatMap(({ answer }) =>
    answer.allowed ? [] : [whyLeftOut(answer.reason)],
  )
  expect(answers).toHaveLength(left.length)
  for (const { de, en } of answers) {
    expect(de).toMatch(/dieses Los|diesem Los/i)
    expect(en).toMatch(/this lot/i)
  }
})
