import { type Change, changesBetween } from '../changes.ts'
import type { Form } from '../notices/form/form.ts'
import type { PanelValues } from '../notices/values/values.ts'
import type { ChangeLine } from '../procedure/announced-change.ts'
import { isContinuous } from '../procedure/tender-type.ts'
import { type Language, say } from '../texts.ts'
import {
  type LotDeadlineName,
  lotDeadlineNames,
  type LotDeadlines,
  lotDeadlinesIn,
} from './deadlines-in-force.ts'
import { groupFactChanges } from './group-fact-changes.ts'
import { derivedDeadlineFields } from './notice/notice-facts.ts'
import { type ChangeWords, exactly, factsOf, lotOrderChange, valueChanges } from './tender-changes.ts'
import type { Tender } from './tenders.contract.ts'
import { labelsOf, tenderLabels } from './tenders.texts.ts'

/** A tender as far as a change may alter it. */
export type ComparedTender = Pick<
  Tender,
  | 'type'
  | 'name'
  | 'description'
  | 'organizationId'
  | 'organizationName'
  | 'applicationDeadline'
  | 'offerDeadline'
  | 'finalDeadline'
  | 'deadlinePeriodDays'
> & { panels: PanelValues }

type KnownLot = Pick<Tender['lots'][number], 'id' | 'identifier' | 'name'>

const ofNobody = { informationRooms: [], roomTemplates: [] }
const lotFacts: readonly string[] = lotDeadlineNames

/** What an announced change tells, each fact once and with the lot it concerns; `lots` are those there are afterwards. */
export function changeLines(
  before: ComparedTender,
  after: ComparedTender,
  lots: readonly KnownLot[],
  { form, lists, parcels, language = 'de' }: ChangeWords,
): ChangeLine[] {
  const { team: _apart, ...labels } = labelsOf(after.type)
  const idOf = new Map(lots.map(({ identifier, id }) => [identifier, id]))
  const placed = ({ place, ...change }: Change & { place: string }): ChangeLine => ({
    ...lineOf(change),
    lotId: idOf.get(place.split('/', 1)[0] ?? '') ?? null,
  })
  // Which deadlines the lots have to keep to is told by themselves.
  const { applicationDeadline: _lots, offerDeadline, ...others } = labels
  const own = isContinuous(after.type) ? { ...others, offerDeadline } : others
  return [
    ...changesBetween(
      factsOf({ ...before, ...ofNobody }, form, language),
      factsOf({ ...after, ...ofNobody }, form, language),
      own,
      language,
    ).map((change) => ({ ...lineOf(change), lotId: null })),
    ...deadlineLines(before, after, lots, form, language),
    ...groupFactChanges(form, before.panels, after.panels, { parcels, labels, language })
      .filter(({ fact }) => !lotFacts.includes(fact))
      .map(placed),
    ...valueChanges(before.panels, after.panels, form, lists, language).filter(isTyped).map(placed),
    ...lotOrderChange(before.panels, after.panels, form, language).map((change) => ({
      ...lineOf(change),
      lotId: null,
    })),
  ]
}

const lineOf = ({ label, oldValue, newValue }: Change): Change => ({ label, oldValue, newValue })

/** What follows the tender's deadlines is told with these. */
const isTyped = ({ place }: { place: string }): boolean =>
  !derivedDeadlineFields.includes(place.slice(place.lastIndexOf('/') + 1))

/** One line where it is the same for all lots, else one for each whose deadline is another one. */
function deadlineLines(
  before: ComparedTender,
  after: ComparedTender,
  lots: readonly KnownLot[],
  form: Form,
  language: Language,
): ChangeLine[] {
  const [old, current] = [lotDeadlinesIn(form, before), lotDeadlinesIn(form, after)]
  const labels = { ...labelsOf(after.type), offerDeadline: tenderLabels.offerDeadline }
  return lotDeadlineNames.flatMap((name): ChangeLine[] => {
    const stayed = lots.filter(({ identifier }) => old.has(identifier) && current.has(identifier))
    const changed = stayed.filter(({ identifier }) =>
      isOther(old.get(identifier), current.get(identifier), name),
    )
    const line = ({ identifier }: KnownLot): Change => ({
      label: say(labels[name], language),
      oldValue: exactly(old.get(identifier)?.[name] ?? null, language),
      newValue: exactly(current.get(identifier)?.[name] ?? null, language),
    })
    const [first] = changed
    if (!first) return []
    const ofFirst = line(first)
    const isOneForAll =
      changed.length === stayed.length &&
      changed.every(
        (lot) => line(lot).oldValue === ofFirst.oldValue && line(lot).newValue === ofFirst.newValue,
      )
    if (isOneForAll) return [{ ...ofFirst, lotId: null }]
    return changed.map((lot) => {
      const { label, ...values } = line(lot)
      const title = [lot.identifier, lot.name].filter(Boolean).join(' ')
      return { label: `${title}: ${label}`, ...values, lotId: lot.id }
    })
  })
}

const isOther = (
  one: LotDeadlines | undefined,
  other: LotDeadlines | undefined,
  name: LotDeadlineName,
): boolean => one?.[name]?.getTime() !== other?.[name]?.getTime()
