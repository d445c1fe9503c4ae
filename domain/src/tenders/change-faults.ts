import type { Form } from '../notices/form/form.ts'
import type { FieldFault } from '../verdict.ts'
import { type Changeability, type Changeable, changeableIn, type Changing } from './change-rules.ts'
import { changeFaultTexts as texts } from './change-faults.texts.ts'
import { type ChangedPlace, changedPlaces } from './changed-places.ts'
import {
  type DatedForm,
  type LotDeadlineName,
  lotDeadlineNames,
  lotDeadlinesIn,
} from './deadlines-in-force.ts'
import { lotDeadlinePath } from './check/own-places.ts'
import { type LotPanel, lotPanelsOf, ownDeadline } from './lots.ts'
import { newlyPastInNotice } from './notice/named-deadlines.ts'
import { asksFor, derivedDeadlineFields } from './notice/notice-facts.ts'
import { offersFollowApplications } from '../procedure/deadlines.ts'
import { asksForOffersOnly } from '../procedure/stages.ts'
import { isContinuous } from '../procedure/tender-type.ts'

/** What a change may alter of a tender. */
export type ChangedFacts = DatedForm & { name: string; description: string; organizationId: number | null }

const textTypes: readonly string[] = ['text', 'text-multilingual', 'url']
/** Where a notice says how its documents are found. */
const documentGroups: readonly string[] = ['GR-Lot-ProcurementDocuments', 'GR-Part-ProcurementDocuments']

type Place = Pick<ChangedPlace, 'field' | 'groups'>

/** Texts are the fields one writes in; documents are whatever the notice says of where they are found. */
function isTextOrDocument({ field, groups }: Place): boolean {
  if (groups.some((group) => documentGroups.includes(group))) return true
  return field !== null && textTypes.includes(field.type)
}

/** Whether this place may change; a form asks the same before anything is typed. */
export const isAllowed = (level: Changeability, place: Place): boolean =>
  level === 'all' ||
  (level === 'texts' && isTextOrDocument(place)) ||
  derivedDeadlineFields.includes(place.field?.contentId ?? '')

/** Why it may not. */
export const why = (level: Changeability, isInLot: boolean): FieldFault['text'] => {
  if (level === 'nothing' || level === 'all') return isInLot ? texts.nothing : texts.commonNothing
  return texts[level]
}

/** Everything of a change that is not possible, each at its field; about deadlines the procedure decides. */
export function changeFaults(
  form: Form,
  before: ChangedFacts,
  after: ChangedFacts,
  tender: Changing,
  now: Date,
): FieldFault[] {
  const changeable = changeableIn(tender, now)
  return [
    ...placeFaults(form, before, after, changeable),
    ...ownFaults(form, before, after, changeable),
    ...lotFaults(form, after, tender, changeable),
    ...newLotFaults(form, after, tender, now),
    ...newlyPastInNotice(form, before, after, now).map(({ path }) => ({
      field: `0.panels.${path}`,
      text: texts.noticePast,
    })),
  ]
}

function placeFaults(form: Form, before: ChangedFacts, after: ChangedFacts, changeable: Changeable) {
  return changedPlaces(form, before.panels, after.panels).flatMap((place): FieldFault[] => {
    // A lot that is new is judged as a whole.
    const level = place.lot === null ? changeable.common : (changeable.lots.get(place.lot) ?? 'all')
    if (isAllowed(level, place)) return []
    return [{ field: `0.panels.${place.path}`, text: why(level, place.lot !== null) }]
  })
}

/** What the tender says itself where its notice does not ask for it. */
function ownFaults(form: Form, before: ChangedFacts, after: ChangedFacts, { common }: Changeable) {
  const asked = asksFor(form)
  const needs = { name: 'texts', description: 'texts', organizationId: 'all' } as const
  return (Object.keys(needs) as (keyof typeof needs)[]).flatMap((name): FieldFault[] => {
    if (asked[name] || before[name] === after[name]) return []
    const isPossible = common === 'all' || (common === 'texts' && needs[name] === 'texts')
    return isPossible ? [] : [{ field: `0.${name}`, text: why(common, false) }]
  })
}

/** A lot that was announced stays one; what joins it begins as published. */
function lotFaults(
  form: Form,
  after: ChangedFacts,
  { lots }: Changing,
  { common }: Changeable,
): FieldFault[] {
  const panels = lotPanelsOf(form, after.panels)
  const there = new Set(panels.length === 0 ? [null] : panels.map(({ identifier }) => identifier))
  const known = new Set(lots.map(({ identifier }) => identifier))
  const gone = lots.filter(({ identifier }) => !there.has(identifier))
  const added = common === 'all' ? [] : panels.filter(({ identifier }) => !known.has(identifier))
  return [
    ...gone.map(({ identifier, name }) => ({
      field: '0.panels',
      text: texts.lotRemoved,
      values: { lot: [identifier, name].filter(Boolean).join(' ') },
    })),
    ...added.map(({ path }) => ({ field: `0.panels.${path}`, text: texts.lotAdded })),
  ]
}

/** Nobody could do anything with a lot whose deadlines are past, and of a phase left out none is told. */
function newLotFaults(form: Form, after: ChangedFacts, tender: Changing, now: Date): FieldFault[] {
  const known = new Set(tender.lots.map(({ identifier }) => identifier))
  const deadlines = lotDeadlinesIn(form, after)
  return lotPanelsOf(form, after.panels)
    .filter(({ identifier }) => !known.has(identifier))
    .flatMap((panel) => {
      const fault: FaultAt = (name, text) => ({
        field: `0.panels.${lotDeadlinePath(panel.path, name)}`,
        text,
      })
      if (isContinuous(tender.type)) return newRoundFaults(panel, after, fault, now)
      const own = deadlines.get(panel.identifier)
      if (!own) return []
      if (own.applicationDeadline !== null && asksForOffersOnly(tender))
        return [fault('applicationDeadline', texts.newLotSkipped)]
      const past = lotDeadlineNames.filter((name) => own[name] !== null && own[name] <= now)
      if (past.length > 0) return past.map((name) => fault(name, texts.newLotPast))
      const isInOrder = offersFollowApplications(tender, own).allowed
      return isInOrder ? [] : [fault('offerDeadline', texts.newLotOrder)]
    })
}

type FaultAt = (name: LotDeadlineName, text: FieldFault['text']) => FieldFault

/** Without a first round of its own a lot takes part in those of all, whose further ones follow by themselves. */
function newRoundFaults(
  { value }: LotPanel,
  { finalDeadline }: ChangedFacts,
  fault: FaultAt,
  now: Date,
): FieldFault[] {
  const [first, offers] = [ownDeadline(value, 'applicationDeadline'), ownDeadline(value, 'offerDeadline')]
  return [
    ...(first !== null && first <= now ? [fault('applicationDeadline', texts.newLotPast)] : []),
    ...(first !== null && finalDeadline !== null && first > finalDeadline
      ? [fault('applicationDeadline', texts.newLotRound)]
      : []),
    ...(offers !== null ? [fault('offerDeadline', texts.newLotOffers)] : []),
  ]
}
