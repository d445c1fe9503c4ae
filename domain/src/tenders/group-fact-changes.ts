import type { Change } from '../changes.ts'
import { type Form, type FormGroup, isField } from '../notices/form/form.ts'
import { childPath, type ValuePath } from '../notices/form/paths.ts'
import { groupsIn } from '../notices/values/reading.ts'
import type { GroupValue, ItemValue, PanelValues } from '../notices/values/values.ts'
import type { Bilingual } from '../texts.ts'
import { sayExactDeadline } from '../times.ts'
import { lotPanelsOf } from './lots.ts'

/** What parcels are called, by their numbers. */
export type ParcelNames = ReadonlyMap<number, string>

export type FactName = Exclude<keyof GroupValue, 'contentId' | 'ordinal' | 'children'>
/** What parcels are called, and what the tender calls its deadlines. */
export type FactSpeech = {
  parcels: ParcelNames
  labels: Record<'applicationDeadline' | 'offerDeadline', Bilingual>
}
type Words = {
  label: (speech: FactSpeech) => string
  say: (value: NonNullable<GroupValue[FactName]>, speech: FactSpeech) => string
}

const deadline = (key: 'applicationDeadline' | 'offerDeadline'): Words => ({
  label: ({ labels }) => labels[key].de,
  say: (value) => sayDeadline(String(value)),
})

/** What a group says beside its fields; a fact without words does not compile. */
const factWords: Record<FactName, Words> = {
  organizationId: { label: () => 'Verknüpfte Organisation', say: (value) => `Nr. ${value}` },
  propertyIds: {
    label: () => 'Grundstücke',
    say: (value, { parcels }) =>
      [value]
        .flat()
        .map((id) => parcels.get(Number(id)) ?? `Nr. ${id}`)
        .join(', '),
  },
  applicationDeadline: deadline('applicationDeadline'),
  offerDeadline: deadline('offerDeadline'),
}
const factNames = Object.keys(factWords) as FactName[]

/** A lot's own deadline as the log says it; a text that is none is told as it is. */
function sayDeadline(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : sayExactDeadline(moment)
}

/** What changed of the facts beside the fields: a lot's own deadlines and parcels, a party's organization. */
export function groupFactChanges(
  form: Form,
  before: PanelValues,
  after: PanelValues,
  speech: FactSpeech,
): (Change & { place: string; fact: FactName })[] {
  const [old, current] = [factsByPlace(form, before), factsByPlace(form, after)]
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), current.get(place)]
    return factNames.flatMap((fact) => {
      const [oldFact, newFact] = [was?.group[fact], is?.group[fact]]
      if (JSON.stringify(oldFact) === JSON.stringify(newFact)) return []
      const { label, say } = factWords[fact]
      const told = (value: GroupValue[FactName]) => (value === undefined ? null : say(value, speech) || null)
      return [
        {
          place,
          fact,
          label: `${(is ?? was)?.title}: ${label(speech)}`,
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
