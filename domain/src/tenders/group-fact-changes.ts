import type { Change } from '../changes.ts'
import { type Form, type FormGroup, isField } from '../notices/form/form.ts'
import { childPath, type ValuePath } from '../notices/form/paths.ts'
import { groupsIn } from '../notices/values/reading.ts'
import type { GroupValue, ItemValue, PanelValues } from '../notices/values/values.ts'
import { type Bilingual, type Language, say } from '../texts.ts'
import { sayExactDeadline } from '../times.ts'
import { lotPanelsOf } from './lots.ts'

/** What parcels are called, by their numbers. */
export type ParcelNames = ReadonlyMap<number, string>

export type FactName = Exclude<keyof GroupValue, 'contentId' | 'ordinal' | 'children'>
/** What parcels are called, and what the tender calls its deadlines. */
export type FactSpeech = {
  parcels: ParcelNames
  labels: Record<'applicationDeadline' | 'offerDeadline', Bilingual>
  language?: Language
}
type Words = {
  label: (speech: FactSpeech) => Bilingual
  say: (value: NonNullable<GroupValue[FactName]>, speech: FactSpeech, language: Language) => string
}

const texts = {
  organization: { de: 'Verknüpfte Organisation', en: 'Linked organization' },
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  number: { de: 'Nr. {id}', en: 'No. {id}' },
} satisfies Record<string, Bilingual>

const deadline = (key: 'applicationDeadline' | 'offerDeadline'): Words => ({
  label: ({ labels }) => labels[key],
  say: (value, _speech, language) => sayDeadline(String(value), language),
})

/** What a group says beside its fields; a fact without words does not compile. */
const factWords: Record<FactName, Words> = {
  organizationId: {
    label: () => texts.organization,
    say: (value, _speech, language) => say(texts.number, language, { id: String(value) }),
  },
  propertyIds: {
    label: () => texts.parcels,
    say: (value, { parcels }, language) =>
      [value]
        .flat()
        .map((id) => parcels.get(Number(id)) ?? say(texts.number, language, { id: String(id) }))
        .join(', '),
  },
  applicationDeadline: deadline('applicationDeadline'),
  offerDeadline: deadline('offerDeadline'),
}
const factNames = Object.keys(factWords) as FactName[]

/** A lot's own deadline as the log says it; a text that is none is told as it is. */
function sayDeadline(text: string, language: Language): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : sayExactDeadline(moment, language)
}

/** What changed of the facts beside the fields: a lot's own deadlines and parcels, a party's organization. */
export function groupFactChanges(
  form: Form,
  before: PanelValues,
  after: PanelValues,
  speech: FactSpeech,
): (Change & { place: string; fact: FactName })[] {
  const { language = 'de' } = speech
  const [old, current] = [factsByPlace(form, before), factsByPlace(form, after)]
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), current.get(place)]
    return factNames.flatMap((fact) => {
      const [oldFact, newFact] = [was?.group[fact], is?.group[fact]]
      if (JSON.stringify(oldFact) === JSON.stringify(newFact)) return []
      const words = factWords[fact]
      const told = (value: GroupValue[FactName]) =>
        value === undefined ? null : words.say(value, speech, language) || null
      return [
        {
          place,
          fact,
          label: `${(is ?? was)?.title}: ${say(words.label(speech), language)}`,
          oldValue: told(oldFact),
          newValue: told(newFact),
        },
      ]
    })
  })
}

type Placed = { group: GroupValue; title: string }

/** Every group that has such facts, by where it stands; lots by their identifiers. */
function factsByPlace(form: Form, values: PanelValues): Map<string, Placed> {
  const lots = new Map(lotPanelsOf(form, values).map(({ path, identifier }) => [path, identifier]))
  const found = new Map<string, Placed>()
  const walk = (items: FormGroup['children'], children: readonly ItemValue[], at: ValuePath): void => {
    for (const item of items)
      if (!isField(item))
        for (const group of groupsIn(children, item.contentId)) {
          const path = childPath(at, item, group.ordinal)
          const title = item.repeatable ? `${item.label} ${group.ordinal}` : item.label
          if (factNames.some((fact) => group[fact] !== undefined))
            found.set(lots.get(path) ?? path, { group, title })
          walk(item.children, group.children, path)
        }
  }
  walk(form.panels, values, '')
  return found
}
