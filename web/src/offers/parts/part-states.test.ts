import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { PublicLot, PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { describe, expect, test } from 'vitest'
import { lotOffer, now, publicLot, publicTender } from '../../tenders/frame/shown-tender.test-data.ts'
import type { Phase } from '../offer-paths.ts'
import { ownParts } from './own-parts.ts'
import { stateOf } from './part-states.ts'

const answered = (kind: NonNullable<LotOffer['answer']>['kind'], more = {}): Partial<LotOffer> => ({
  answer: {
    kind,
    at: now,
    reason: 'Zu teuer.',
    winner: null,
    winnerOnRequest: false,
    awardableFrom: null,
    dispatch: null,
    letterId: 9,
    ...more,
  },
})

function words(
  phase: Phase,
  lot: Partial<PublicLot>,
  part: Partial<LotOffer>,
  isArchived = false,
  isAwaited = false,
) {
  const seen = { lot: publicLot(lot), part: lotOffer(part), isArchived, isAwaited }
  const { label, text, values, reason } = stateOf(phase, seen)
  return [label.de, text && say(text, 'de', values), reason].filter(Boolean).join(' | ')
}

test.each<[string, Phase, Partial<PublicLot>, Partial<LotOffer>, RegExp]>([
  ['before the competition', 'application', { stage: 2 }, { stage: 0 }, /^Noch nicht begonnen/],
  [
    'in the competition',
    'application',
    { stage: 3, canApply: true },
    { stage: 0 },
    /^In Arbeit \| .* noch nicht eingereicht/,
  ],
  [
    'submitted',
    'application',
    { stage: 3, canApply: true },
    { stage: 1, applicationSent: now },
    /^Eingereicht \| Eingereicht am So\., 15\.11\.2026, 11:00 Uhr\. Bis zum Ablauf/,
  ],
  [
    'changed since',
    'application',
    { stage: 3, canApply: true },
    { stage: 1, unsubmittedChanges: true },
    /^Änderungen noch nicht eingereicht/,
  ],
  [
    'submitted, deadline past',
    'application',
    { stage: 3 },
    { stage: 1 },
    /^Eingereicht und verschlossen \| .*niemand lesen/,
  ],
  [
    'changed too late',
    'application',
    { stage: 3 },
    { stage: 1, unsubmittedChanges: true },
    /^Eingereicht und verschlossen \| .*zählt nicht/,
  ],
  ['not submitted, deadline past', 'application', { stage: 3 }, { stage: 0 }, /^Nicht eingereicht/],
  ['not submitted, opened', 'application', { stage: 4 }, { stage: 0 }, /^Nicht eingereicht/],
  ['opened', 'application', { stage: 4 }, { stage: 2 }, /^Wird geprüft \| .*wird geprüft\.$/],
  [
    'opened without the last changes',
    'application',
    { stage: 4 },
    { stage: 2, unsubmittedChanges: true },
    /^Wird geprüft \| .*wird geprüft\. Was Sie nach der Einreichung geändert haben, hat die Vergabestelle nicht\.$/,
  ],
  ['admitted', 'application', { stage: 5 }, { stage: 3 }, /^Zugelassen$/],
  [
    'denied',
    'application',
    { stage: 5 },
    { stage: 2, deniedAt: now, reason: 'Nachweise fehlen.' },
    /^Nicht zugelassen \| Nachweise fehlen\.$/,
  ],
  ['negotiating', 'negotiation', { stage: 5 }, { stage: 3, effectiveStage: 5 }, /^In Verhandlung/],
  [
    'not asked for an offer',
    'negotiation',
    { stage: 6 },
    { stage: 3, effectiveStage: 6 },
    /^Nicht zum Angebot aufgefordert$/,
  ],
  [
    'asked for an offer',
    'offer',
    { stage: 6, canOffer: true },
    { stage: 4, effectiveStage: 6 },
    /^Zum Angebot aufgefordert/,
  ],
  ['an offer begun', 'offer', { stage: 6, canOffer: true }, { stage: 5, effectiveStage: 6 }, /^In Arbeit/],
  [
    'an offer submitted',
    'offer',
    { stage: 6, canOffer: true },
    { stage: 6, effectiveStage: 6 },
    /^Eingereicht \|/,
  ],
  ['no offer in time', 'offer', { stage: 6 }, { stage: 5, effectiveStage: 6 }, /^Nicht eingereicht/],
  ['no offer at all', 'offer', { stage: 7 }, { stage: 4, effectiveStage: 7 }, /^Kein Angebot abgegeben/],
  [
    'an offer opened',
    'offer',
    { stage: 7 },
    { stage: 7, effectiveStage: 7 },
    /^Geöffnet \| .*wird gewertet\.$/,
  ],
  [
    'an offer opened without the last changes',
    'offer',
    { stage: 7 },
    { stage: 7, effectiveStage: 7, unsubmittedChanges: true },
    /^Geöffnet \| .*wird gewertet\. Was Sie nach der Einreichung geändert haben, hat die Vergabestelle nicht\.$/,
  ],
  [
    'won',
    'offer',
    { stage: 7, outcome: 'AWARDED' },
    { stage: 7, ...answered('offerAccepted') },
    /^Zuschlag \|/,
  ],
  [
    'lost',
    'offer',
    { stage: 7, outcome: 'AWARDED' },
    { stage: 7, ...answered('offerDenied') },
    /^Nicht berücksichtigt \| Zu teuer\.$/,
  ],
  [
    'in a lot that ended without an award',
    'offer',
    { stage: 7, outcome: 'NO_AWARD' },
    { stage: 7, ...answered('offerDenied', { reason: 'Kein Bedarf.' }) },
    /^Ohne Zuschlag beendet \| Kein Bedarf\.$/,
  ],
  [
    'in a lot that ended without an award before any offer',
    'application',
    { stage: 4, outcome: 'NO_AWARD' },
    { stage: 2, ...answered('applicationDenied', { reason: 'Kein Bedarf.' }) },
    /^Ohne Zuschlag beendet \| Kein Bedarf\.$/,
  ],
  [
    'denied before the lot ended without an award',
    'application',
    { stage: 7, outcome: 'NO_AWARD' },
    { stage: 2, deniedAt: now, ...answered('applicationDenied') },
    /^Nicht zugelassen \| Zu teuer\.$/,
  ],
  [
    'left behind with an offer before the lot ended without an award',
    'offer',
    { stage: 7, outcome: 'NO_AWARD' },
    { stage: 2, deniedAt: now, ...answered('offerDenied') },
    /^Nicht berücksichtigt \| Zu teuer\.$/,
  ],
  [
    'left behind with an offer by a later round',
    'offer',
    { stage: 4 },
    { stage: 2, deniedAt: now, ...answered('offerDenied', { reason: 'Eine spätere Runde.' }) },
    /^Nicht berücksichtigt \| Eine spätere Runde\.$/,
  ],
  [
    'left behind by a later round when asked for an offer',
    'offer',
    { stage: 4 },
    { stage: 2, round: 1, reached: 4, deniedAt: now, ...answered('applicationDenied') },
    /^Nicht berücksichtigt \| Zu teuer\.$/,
  ],
  [
    'left behind by a later round in the negotiation',
    'application',
    { stage: 4 },
    { stage: 2, round: 1, reached: 3, deniedAt: now, reason: 'Eine spätere Runde.' },
    /^Nicht berücksichtigt \| Eine spätere Runde\.$/,
  ],
  [
    'left behind by a later round before anything was decided',
    'application',
    { stage: 4 },
    { stage: 2, round: 2, reached: 2, everReached: 4, deniedAt: now, ...answered('applicationDenied') },
    /^Nicht zugelassen \| Zu teuer\.$/,
  ],
  [
    'about to lose',
    'offer',
    { stage: 7 },
    { stage: 7, ...answered('offerDenied', { winner: 'Geest eG', awardableFrom: now }) },
    /Der Zuschlag soll an Geest eG gehen, frühestens am 15\.11\.2026\. \| Zu teuer\./,
  ],
  ['cancelled', 'offer', { stage: 6, outcome: 'CANCELLED' }, { stage: 6 }, /^Aufgehoben/],
])('a part that is %s says so', (_how, phase, lot, part, expected) => {
  expect(words(phase, lot, part)).toMatch(expected)
})

describe('the lots of a page', () => {
  const day = 86_400_000
  const part = (lotId: number, stage: number, effectiveStage: number, more: Partial<LotOffer> = {}) =>
    publicLot({
      id: lotId,
      stage: effectiveStage,
      lotOffer: lotOffer({ lotId, stage, effectiveStage, ...more }),
    })
  const shown = (phase: Phase, tender: PublicTender) => ownParts(tender, phase, now).map(({ lot }) => lot.id)
  const lots = [part(1, 0, 3), part(2, 3, 5), part(3, 3, 6), part(4, 4, 6), publicLot({ id: 5 })]

  test.each<[Phase, number[]]>([
    ['application', [1, 2, 3, 4]],
    ['negotiation', [2, 3, 4]],
    ['offer', [3, 4]],
  ])('%s', (phase, ids) => {
    expect(shown(phase, publicTender({ lots }))).toEqual(ids)
  })

  test('of a continuous procedure the deadline is that of the round', () => {
    const first = new Date(now.getTime() - day)
    const lot = (round: number | null) => ({ ...part(1, 0, 3, { round }), applicationDeadline: first })
    const deadlines = [null, 1, 3].map((round) => {
      const tender = publicTender({ type: 5, deadlinePeriodDays: 7, lots: [lot(round)] })
      const [own] = ownParts(tender, 'application', now)
      return [own?.round, own?.deadline?.getTime()]
    })
    expect(deadlines).toEqual([
      [2, first.getTime() + 7 * day],
      [1, first.getTime()],
      [3, first.getTime() + 14 * day],
    ])
  })
})

test('an announcement that was withdrawn is told with its reason; who won in the end is told as done', () => {
  const at = new Date('2026-11-15T10:00:00Z')
  const letter = {
    letterId: 1,
    kind: 'offerDenied',
    at,
    awardableFrom: at,
    takenBack: at,
    takenBackReason: 'Irrtum',
  } as const
  const seen = (part: object, lot: object = {}) =>
    stateOf('offer', {
      lot: publicLot({ stage: 7, ...lot }),
      part: lotOffer({ stage: 7, effectiveStage: 7, ...part }),
      isArchived: false,
    })
  expect(seen({ letters: [letter] })).toMatchObject({
    text: { de: expect.stringContaining('gilt seit dem {day} nicht mehr') },
    reason: 'Irrtum',
  })
  // Who was let in after all was not told of an award.
  const denial = { ...letter, kind: 'applicationDenied', awardableFrom: null } as const
  expect(seen({ letters: [denial] }).reason).toBeNull()
  expect(seen({ letters: [{ ...letter, kind: 'applicationDenied' }] }).reason).toBe('Irrtum')
  const answer = {
    kind: 'offerDenied',
    at,
    reason: 'x',
    winner: 'A',
    awardableFrom: at,
    letterId: 2,
  } as const
  expect(seen({ answer, letters: [letter] }).text?.de).toContain('soll an {winner} gehen')
  expect(seen({ answer }, { outcome: 'AWARDED' }).text?.de).toContain('hat {winner} erhalten')
  const onRequest = { ...answer, winner: null, winnerOnRequest: true, awardableFrom: null }
  expect(seen({ answer: onRequest }, { outcome: 'AWARDED' }).text?.de).toContain('auf Antrag')
})

test.each<[Phase, Partial<PublicLot>, Partial<LotOffer>]>([
  ['application', { stage: 3, canApply: false }, { stage: 0 }],
  ['application', { stage: 3, canApply: true }, { stage: 0 }],
  ['offer', { stage: 6, canOffer: false }, { stage: 5 }],
  ['offer', { stage: 6, canOffer: true }, { stage: 5 }],
  ['application', { stage: 3, canApply: true }, { stage: 1, unsubmittedChanges: true }],
  ['offer', { stage: 6, canOffer: true }, { stage: 6, unsubmittedChanges: true }],
  ['offer', { stage: 6, canOffer: false }, { stage: 6, unsubmittedChanges: true }],
])('of an %s the server has not answered yet nobody says that it was not submitted', (phase, lot, part) => {
  expect(words(phase, lot, part, false, true)).toMatch(/^Noch keine Antwort \| /)
})
