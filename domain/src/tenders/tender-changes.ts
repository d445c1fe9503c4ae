import { type Change, changesBetween } from '../changes.ts'
import type { CodeLists } from '../notices/catalogue/code-lists.ts'
import type { Form } from '../notices/form/form.ts'
import { type Speech, type SpokenField, spokenFields } from '../notices/readable/spoken-values.ts'
import { textsOf } from '../notices/values/reading.ts'
import type { FieldValue, PanelValues } from '../notices/values/values.ts'
import { sayRooms } from '../templates/templates.texts.ts'
import { type Bilingual, type Language, say } from '../texts.ts'
import { sayExactDeadline } from '../times.ts'
import { groupFactChanges, type ParcelNames } from './group-fact-changes.ts'
import { lotPanelsOf } from './lots.ts'
import { asksFor } from './notice/notice-facts.ts'
import type { ChangedTender, Tender } from './tenders.contract.ts'
import { labelsOf, teamRoleTexts, tenderLabels, tenderTypeTexts } from './tenders.texts.ts'

/** What the form of a saved tender is read with, what its parcels are called, and in which language: else in German. */
export type ChangeWords = { form: Form; lists: CodeLists; parcels: ParcelNames; language?: Language }

/** What the log says of a saved tender, in German and in the words of its form. */
export function tenderChanges(before: Tender, after: Tender, words: ChangeWords): Change[] {
  const { form, lists, parcels } = words
  const { team: _separate, ...labels } = labelsOf(after.type)
  return [
    ...changesBetween(factsOf(before, form), factsOf(after, form), labels),
    ...groupFactChanges(form, before.panels, after.panels, { parcels, labels }).map(withoutPlace),
    ...valueChanges(before.panels, after.panels, form, lists).map(withoutPlace),
    ...lotOrderChange(before.panels, after.panels, form),
  ]
}

export const teamChanges = (before: Pick<Tender, 'team'>, after: Pick<Tender, 'team'>): Change[] =>
  changesBetween({ team: sayTeam(before) }, { team: sayTeam(after) }, { team: tenderLabels.team })

const sayTeam = ({ team }: Pick<Tender, 'team'>) =>
  team.map(({ userName, role }) => `${userName} (${teamRoleTexts[role].de})`)

/** Panels and team are told apart; everything else that can be saved has its words here, or it does not compile. */
type Facts = Record<
  Exclude<keyof ChangedTender, 'id' | 'version' | 'panels' | 'team'>,
  string | number | null
>

type FactTender = Pick<Tender, keyof Facts | 'organizationName'>

/** What is no part of the notice; what the notice asks for itself is compared there. */
export function factsOf(tender: FactTender, form: Form, language: Language = 'de'): Facts {
  const asked = asksFor(form)
  return {
    type: tenderTypeTexts[tender.type][language],
    name: asked.name ? null : tender.name,
    description: asked.description ? null : tender.description,
    organizationId: asked.organizationId ? null : tender.organizationName,
    applicationDeadline: exactly(tender.applicationDeadline, language),
    offerDeadline: exactly(tender.offerDeadline, language),
    finalDeadline: exactly(tender.finalDeadline, language),
    deadlinePeriodDays: tender.deadlinePeriodDays,
    informationRooms: sayRooms(tender.informationRooms.map((room) => ({ ...room, stage: null }))),
    roomTemplates: sayRooms(tender.roomTemplates),
  }
}

export const exactly = (time: Date | null, language: Language = 'de') =>
  time && sayExactDeadline(time, language)

/** A change and where it stands: a lot's begin with its identifier. */
export type PlacedChange = Change & { place: string }

const withoutPlace = ({ label, oldValue, newValue }: PlacedChange): Change => ({ label, oldValue, newValue })

export function valueChanges(
  before: PanelValues,
  after: PanelValues,
  form: Form,
  lists: CodeLists,
  language: Language = 'de',
): PlacedChange[] {
  const [old, current] = [before, after].map((values) => spokenByPlace(form, values, { language, lists }))
  const places = [...new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])])]
  return places.flatMap((place) => {
    const [was, is] = [old?.get(place), current?.get(place)]
    if (isSameValue(was?.value, is?.value)) return []
    const { panel, label } = is ?? was ?? { panel: '', label: place }
    // Two values can read alike, as times in two zones do.
    const textOf =
      was?.text === is?.text ? rawText : (spoken: SpokenField | undefined) => spoken?.text ?? null
    return [{ place, label: `${panel}: ${label}`, oldValue: textOf(was), newValue: textOf(is) }]
  })
}

export const rawText = (spoken: SpokenField | undefined): string | null =>
  spoken ? [...textsOf(spoken.value), spoken.value.unitValue ?? []].flat().join(', ') : null

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  const sorted = (value: FieldValue | undefined) =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    )
  return sorted(one) === sorted(other)
}

const lotOrder: Bilingual = { de: 'Reihenfolge der Lose', en: 'Order of the lots' }

/** Lots are told by their identifiers, so that another order would else go unsaid. */
export function lotOrderChange(
  before: PanelValues,
  after: PanelValues,
  form: Form,
  language: Language = 'de',
): Change[] {
  const [old, current] = [before, after].map((values) =>
    lotPanelsOf(form, values).flatMap(({ identifier }) => identifier ?? []),
  )
  const stayed = (lots: string[] = [], others: string[] = []) =>
    lots.filter((lot) => others.includes(lot)).join(', ')
  const [oldValue, newValue] = [stayed(old, current), stayed(current, old)]
  return oldValue === newValue ? [] : [{ label: say(lotOrder, language), oldValue, newValue }]
}

/** A reference reads otherwise when what it stands for is renamed; that is told there. */
export const isSaidAlike = (one: SpokenField | undefined, other: SpokenField | undefined): boolean =>
  one?.text === other?.text || JSON.stringify(one?.value) === JSON.stringify(other?.value)

/** Every answer by where it stands; a lot by its identifier, so that removing the first changes none that follow. */
export function spokenByPlace(form: Form, values: PanelValues, speech: Speech): Map<string, SpokenField> {
  const lots = new Map(lotPanelsOf(form, values).map(({ path, identifier }) => [path, identifier]))
  return new Map(
    spokenFields(form, values, speech).map((spoken) => {
      const [top = '', ...rest] = spoken.path.split('/')
      return [[lots.get(top) ?? top, ...rest].join('/'), spoken]
    }),
  )
}
