import type { TenderType } from '../procedure/tender-type.ts'
import { expect, test } from 'vitest'
import { phaseOf } from './phases.ts'

const now = new Date('2026-11-15T10:00:00Z')
const later = new Date(now.getTime() + 1)
const earlier = new Date(now.getTime() - 1)

type Case = [stage: number | null, type: TenderType, published: Date | null, de: string, seenBy: string]
const cases: Case[] = [
  [null, 0, null, 'Entwurf', 'team'],
  [null, 3, null, 'Entwurf', 'team'],
  [null, 0, earlier, 'Entwurf', 'team'],
  [0, 0, null, 'Entwurf', 'team'],
  [1, 0, later, 'Veröffentlichung am 15.11.2026', 'team'],
  [2, 0, later, 'Veröffentlichung am 15.11.2026', 'team'],
  [2, 0, now, 'Veröffentlicht', 'everyone'],
  [2, 1, earlier, 'Veröffentlicht', 'everyone'],
  [3, 0, earlier, 'Teilnahmewettbewerb', 'everyone'],
  [3, 0, later, 'Veröffentlichung am 15.11.2026', 'team'],
  [4, 5, earlier, 'Teilnahmewettbewerb', 'everyone'],
  [5, 2, earlier, 'Verhandlung', 'everyone'],
  [6, 0, earlier, 'Angebotsphase', 'everyone'],
  [7, 0, earlier, 'Abgeschlossen', 'everyone'],
  [8, 0, earlier, 'Aufgehoben', 'everyone'],
  [2, 3, later, 'Veröffentlichung am 15.11.2026', 'team'],
  [2, 3, earlier, 'Bekanntmachung', 'everyone'],
  [2, 4, earlier, 'Vergebener Auftrag', 'everyone'],
  [8, 3, earlier, 'Aufgehoben', 'everyone'],
]

test.each(cases)('a tender at %s of kind %d, public from %s, is %s', (stage, type, published, de, seenBy) => {
  const phase = phaseOf({ stage, type, published, publicFrom: published }, now)
  expect([phase.label.de, phase.seenBy]).toEqual([de, seenBy])
  expect(phase.isDraft).toBe(de === 'Entwurf')
})

test('what was cancelled before it appeared stays with its team', () => {
  const phase = phaseOf({ stage: 8, type: 0, published: now, publicFrom: null }, now)
  expect([phase.label.en, phase.seenBy]).toEqual(['Cancelled', 'team'])
})
