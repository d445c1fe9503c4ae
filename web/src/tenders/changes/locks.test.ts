import { codeListsOf } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import type { FormField } from '@allmende/domain/notices/form/form.ts'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { sampleCodes, sampleForm } from '@allmende/domain/notices/samples/sample-form.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { Changeability } from '@allmende/domain/tenders/change-rules.ts'
import { changeFaultTexts } from '@allmende/domain/tenders/change-faults.texts.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { allowed } from '@allmende/domain/verdict.ts'
import { describe, expect, test } from 'vitest'
import { deadlineLock, deadlineLocks, locksOf, ownLock } from './locks.ts'

const panels = completeFilling(sampleForm, codeListsOf(sampleCodes), seeded(1))
const say = ({ de }: { de: string }) => de
const now = new Date('2027-06-01T10:00:00Z')
const lotAt = (stage: number, identifier = 'LOT-0001') => ({
  identifier,
  stage,
  outcome: null,
  applicationDeadline: null,
})
const announced = { type: 0 as const, skippedPhases: [], lots: [lotAt(3)] }
const changeable = (common: Changeability, lot: Changeability) => ({
  verdict: allowed,
  common,
  lots: new Map([['LOT-0001', lot]]),
})
const locks = (common: Changeability, lot: Changeability) =>
  locksOf(sampleForm, { ...announced, panels }, changeable(common, lot), now, say)
const field = (id: string) => placesOf(sampleForm).get(id)?.item as FormField
const title = ['GR-Lot[1]/purpose/BT-21-Lot', 'BT-21-Lot'] as const
const amount = ['GR-Lot[1]/extras[1]/value', 'value'] as const
const ofNewLot = ['GR-Lot[9]/extras[1]/value', 'value'] as const

describe('what stays as it was announced', () => {
  test.each([
    ['everything is open', 'all', 'all', title, true],
    ['everything is open', 'all', 'all', amount, true],
    ['a text while offers are made', 'texts', 'texts', title, true],
    ['an amount while offers are made', 'texts', 'texts', amount, false],
    ['a text after the deadline', 'deadlines', 'deadlines', title, false],
    ['a text of a lot that has ended', 'all', 'nothing', title, false],
    ['a lot that is new', 'all', 'nothing', ofNewLot, true],
  ] as const)('%s: %s, %s', (_what, common, lot, [path, id], isFree) => {
    expect(locks(common, lot).whyNot(path, field(id)) === null).toBe(isFree)
  })

  test('no announced lot is removed; one that was added may be', () => {
    expect(locks('all', 'all').mayRemove('GR-Lot[1]')).toBe(false)
    expect(locks('all', 'all').mayRemove('GR-Lot[9]')).toBe(true)
    expect(locks('all', 'all').mayRemove('GR-Lot[1]/extras[1]')).toBe(true)
    expect(locks('all', 'texts').mayRemove('GR-Lot[1]/extras[1]')).toBe(false)
  })

  test('lots are added while one of them is before its offer phase', () => {
    expect(locks('all', 'texts').mayAdd('')).toBe(true)
    expect(locks('all', 'texts').mayAdd('GR-Lot[1]')).toBe(false)
    expect(locks('texts', 'texts').mayAdd('')).toBe(false)
  })

  test.each([
    ['all', 'all', true],
    ['texts', 'texts', true],
    ['texts', 'all', false],
    ['nothing', 'texts', false],
  ] as const)('beside the notice: at %s what needs %s', (common, needs, isFree) => {
    expect(ownLock(changeable(common, common), needs, say) === null).toBe(isFree)
  })
})

describe('what a lot or a party says beside its fields', () => {
  test.each([
    ['application', 3, null],
    ['application', 6, reasons.deadlineOpened.de],
    ['offer', 6, null],
    ['offer', 7, reasons.deadlineOpened.de],
  ] as const)('the %s deadline of a lot at %i', (which, stage, why) => {
    const tender = { ...announced, panels, lots: [lotAt(stage)] }
    const { whyNotDeadline } = locksOf(sampleForm, tender, changeable('all', 'all'), now, say)
    expect(whyNotDeadline('GR-Lot[1]', `${which}Deadline`)).toBe(why)
    expect(whyNotDeadline('GR-Lot[9]', `${which}Deadline`)).toBeNull()
  })

  test('parcels and parties stay from the offer phase on, and it is said why', () => {
    const { whyNotBeside } = locks('texts', 'texts')
    expect(whyNotBeside('GR-Lot[1]')).toBe(changeFaultTexts.texts.de)
    expect(whyNotBeside('GR-Organisations-Section')).toBe(changeFaultTexts.texts.de)
    expect(locks('all', 'texts').whyNotBeside('GR-Organisations-Section')).toBeNull()
  })
})

describe('deadlines that decide about nothing any more', () => {
  const lot = (stage: number) => ({ stage, outcome: null, applicationDeadline: null })
  test.each([
    ['application', [6], false],
    ['application', [6, 3], true],
    ['application', [3], true],
    ['offer', [6], true],
    ['offer', [7], false],
  ] as const)('%s with lots at %j', (which, stages, isFree) => {
    const tender = { type: 0 as const, skippedPhases: [], lots: stages.map(lot) }
    expect(deadlineLock(tender, which, now, say) === null).toBe(isFree)
  })
  test('a continuous procedure: the period once the first round is over, the last offer deadline after opening', () => {
    const past = { ...lotAt(7), applicationDeadline: new Date('2027-05-01T10:00:00Z') }
    const coming = { ...lotAt(3), applicationDeadline: new Date('2027-07-01T10:00:00Z') }
    const locked = (lots: (typeof past)[]) =>
      Object.entries(deadlineLocks({ type: 5, skippedPhases: [], lots }, now, say)).flatMap(([name, why]) =>
        why === null ? [] : name,
      )
    expect(locked([coming])).toEqual([])
    expect(locked([past, coming])).toEqual(['deadlinePeriodDays'])
    expect(locked([past])).toEqual(['applicationDeadline', 'offerDeadline', 'deadlinePeriodDays'])
  })
})
