import { expect, test } from 'vitest'
import { codeListsOf } from '../notices/catalogue/code-lists.ts'
import { completeFilling } from '../notices/samples/complete-filling.ts'
import { sampleCodes, sampleForm as form } from '../notices/samples/sample-form.ts'
import { seeded } from '../notices/samples/sample-values.ts'
import { withGroupAdded } from '../notices/values/editing.ts'
import type { TenderType } from '../procedure/tender-type.ts'
import { changeFaults, type ChangedFacts } from './change-faults.ts'
import { changeFaultTexts as texts } from './change-faults.texts.ts'
import { type LotDeadlineName, withDeadlines } from './deadlines-in-force.ts'
import { lotPanelsOf } from './lots.ts'

const now = new Date('2027-03-01T12:00:00Z')
const day = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const panels = completeFilling(form, codeListsOf(sampleCodes), seeded(1))
const [first] = lotPanelsOf(form, panels)

/** What is wrong with a change by which a lot with such deadlines joins. */
function saidOf(
  type: TenderType,
  own: Partial<Record<LotDeadlineName, Date>>,
  skippedPhases: readonly number[] = [],
) {
  const before: ChangedFacts = {
    type,
    name: 'Kiosk am See',
    description: '',
    organizationId: 1,
    applicationDeadline: skippedPhases.length > 0 ? null : day(type === 5 ? -10 : 10),
    offerDeadline: day(90),
    finalDeadline: type === 5 ? day(60) : null,
    deadlinePeriodDays: type === 5 ? 30 : null,
    panels,
  }
  const { values } = withGroupAdded(form, panels, '', 'GR-Lot')
  const added = lotPanelsOf(form, values).find(({ identifier }) => identifier !== first?.identifier)
  const dated = { applicationDeadline: null, offerDeadline: null, ...own }
  const after = withDeadlines(
    form,
    { ...before, panels: values },
    new Map([[added?.identifier ?? null, dated]]),
  )
  const lot = {
    identifier: first?.identifier ?? null,
    name: 'Nordufer',
    stage: 3 as const,
    outcome: null,
    applicationDeadline: before.applicationDeadline,
    offerDeadline: null,
  }
  const tender = {
    type,
    published: day(-20),
    publicFrom: day(-20),
    heardAt: null,
    archived: null,
    finalDeadline: before.finalDeadline,
    skippedPhases: [...skippedPhases],
    lots: [lot],
  }
  const isNew = (field: string) => field.startsWith(`0.panels.${added?.path}`)
  return changeFaults(form, before, after, tender, now)
    .filter(({ field }) => isNew(field))
    .map(({ text }) => text)
}

test.each<[string, TenderType, Partial<Record<LotDeadlineName, Date>>, unknown[]]>([
  ['takes over all deadlines', 0, {}, []],
  ['ends in the past', 0, { applicationDeadline: day(-1), offerDeadline: day(20) }, [texts.newLotPast]],
  [
    'asks for offers too soon',
    0,
    { applicationDeadline: day(5), offerDeadline: day(5) },
    [texts.newLotOrder],
  ],
  ['of rounds takes part in those of all', 5, {}, []],
  ['of rounds begins with its own', 5, { applicationDeadline: day(60) }, []],
  ['of rounds begins with a past one', 5, { applicationDeadline: now }, [texts.newLotPast]],
  ['of rounds begins when all are over', 5, { applicationDeadline: day(61) }, [texts.newLotRound]],
  ['of rounds has a deadline for offers', 5, { offerDeadline: day(70) }, [texts.newLotOffers]],
])('a new lot that %s', (_how, type, own, expected) => {
  expect(saidOf(type, own)).toEqual(expected)
})

test('a new lot has no deadline of a phase that was left out', () => {
  const skipped = [3, 4, 5]
  expect(saidOf(2, { applicationDeadline: day(5), offerDeadline: day(20) }, skipped)).toEqual([
    texts.newLotSkipped,
  ])
  expect(saidOf(2, { offerDeadline: day(20) }, skipped)).toEqual([])
})
