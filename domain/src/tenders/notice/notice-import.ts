import type { TenderType } from '../../procedure/tender-type.ts'
import { withFacts } from '../../notices/values/editing.ts'
import type { Form } from '../../notices/form/form.ts'
import {
  namedIn,
  partyNumbers,
  type PartySource,
  replacedParty,
  withEachParty,
} from '../../notices/values/parties.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { withoutMisfits } from '../../notices/values/without-misfits.ts'
import type { Language } from '../../texts.ts'
import type { ImportNote } from './imported-notice.ts'
import { namedMoment } from './named-deadlines.ts'
import { type Speakers, wordsOfMisfit } from './note-words.ts'
import { lotPanelsOf, withEachLot } from '../lots.ts'
import { type Deadlines, deadlinesOf } from '../tenders.rules.ts'

/** What kind of tender a notice announces, by its form type in the words of the standard. */
export function typeOfNotice(formType: string): TenderType {
  if (formType === 'competition') return 0
  return formType === 'planning' || formType === 'bri' ? 3 : 4
}

/** The values that can be kept, with notes on the others; null where hardly any can. */
export function fittingValues(
  values: PanelValues,
  speakers: Speakers,
  language: Language,
): { values: PanelValues; notes: ImportNote[] } | null {
  const { form, lists } = speakers[language]
  const notes: ImportNote[] = []
  const kept = withoutMisfits(form, values, lists, ({ path, value, values: around }) => {
    const words = wordsOfMisfit(speakers, around, path, value)
    notes.push({ kind: 'misfit', path, text: `${words.name[language]}: ${words.value[language]}`, ...words })
  })
  return kept && { values: kept, notes }
}

/** Every party is the organization of ours that has one of its numbers, and then says what we know of that. */
export function withKnownParties(
  form: Form,
  values: PanelValues,
  organizationWith: (number: string) => PartySource | undefined,
): PanelValues {
  const named = namedIn(form, values)
  return withEachParty(form, values, (party) => {
    const [known] = partyNumbers([party]).flatMap((number) => organizationWith(number) ?? [])
    return known ? replacedParty(form, party, known, named) : party
  })
}

/** The notice's deadlines as those of the tender: one that all lots share is the tender's own, others are the lots'. */
export function importedDeadlines(
  form: Form,
  values: PanelValues,
  type: TenderType,
): { values: PanelValues; deadlines: Deadlines } {
  const found = lotPanelsOf(form, values).map((panel) => ({
    lot: panel.value,
    applicationDeadline: namedMoment(form, values, panel, 'BT-1311')?.at ?? null,
    offerDeadline: namedMoment(form, values, panel, 'BT-131')?.at ?? null,
  }))
  const shared = (key: 'applicationDeadline' | 'offerDeadline'): Date | null => {
    const moments = new Set(found.map((lot) => lot[key]?.getTime()))
    return moments.size === 1 ? (found[0]?.[key] ?? null) : null
  }
  const common = {
    applicationDeadline: shared('applicationDeadline'),
    offerDeadline: shared('offerDeadline'),
  }
  const deadlines = deadlinesOf(type, { ...common, finalDeadline: null, deadlinePeriodDays: null })
  const foundIn = new Map(found.map(({ lot, ...own }) => [lot, own]))
  const dated = withEachLot(form, values, (alone, { value, path }) => {
    const own = foundIn.get(value)
    const of = own && deadlinesOf(type, { ...own, finalDeadline: null, deadlinePeriodDays: null })
    const differing = (key: 'applicationDeadline' | 'offerDeadline') =>
      of?.[key] && !deadlines[key] ? { [key]: of[key].toISOString() } : {}
    const facts = { ...differing('applicationDeadline'), ...differing('offerDeadline') }
    return Object.keys(facts).length > 0 ? withFacts(form, alone, path, facts) : alone
  })
  return { values: dated, deadlines }
}
