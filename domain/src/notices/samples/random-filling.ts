import type { CodeLists } from '../catalogue/code-lists.ts'
import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf, placesOf } from '../form/form-index.ts'
import { identifierMaker, tiesOf } from '../values/identifiers.ts'
import { minimumOf } from '../form/instances.ts'
import { newValues } from '../values/new-values.ts'
import { type Random, sampleUuid, sampleValue, valueOf } from './sample-values.ts'
import { slotOf, slotted } from '../values/slots.ts'
import { type Identify, sendingTime } from '../values/structure.ts'
import { bearsIdentifier, tidy } from '../values/tidy.ts'
import {
  type FieldValue,
  type GroupValue,
  type ItemValue,
  isGroupValue,
  type PanelValues,
} from '../values/values.ts'

type Filling = { lists: CodeLists; random: Random; identify: Identify; density: number }

/** Some legal values for every part of the form: what a test of storing, reading and drawing needs. */
export function randomFilling(form: Form, lists: CodeLists, random: Random, density = 0.5): PanelValues {
  const filling = { lists, random, identify: identifierMaker(form, []), density }
  const own = new Map(
    newValues(form, { uuid: () => sampleUuid(random) }).map((panel) => [panel.contentId, panel]),
  )
  const filled = form.panels.flatMap((panel) => {
    const known = panel.contentId === 'meta-data-group' ? own.get(panel.contentId) : undefined
    return known ? [known] : instances(filling, panel)
  })
  return tidy(form, withReferences(form, filled, random))
}

function instances(filling: Filling, group: FormGroup): GroupValue[] {
  const { random } = filling
  const most = group.repeatable ? Math.floor(random() * 3) : Number(random() < 0.9 || bearsIdentifier(group))
  const count = Math.max(minimumOf(group), most)
  return Array.from({ length: count }, (_, at) => ({
    contentId: group.contentId,
    ordinal: at + 1,
    children: contentOf(group).items.flatMap((item): ItemValue[] =>
      isField(item) ? randomField(filling, item) : instances(filling, item),
    ),
  }))
}

function randomField({ lists, random, identify, density }: Filling, field: FormField): FieldValue[] {
  if (field.schemeId) return [slotted(field, identify(field.schemeId))]
  if (field.presetValue !== undefined)
    return field.presetWith || field.presetValue === sendingTime ? [] : [slotted(field, field.presetValue)]
  if (random() > density) return []
  const codes = field.choices?.map(({ contentId }) => contentId) ?? codesOf(field, lists)
  const code = codes[Math.floor(random() * codes.length)]
  if (slotOf(field) === 'booleanValue') return [valueOf(field, String(random() < 0.5))]
  const value = code === undefined ? sampleValue(field, lists) : valueOf(field, code)
  return value ? [value] : []
}

const codesOf = ({ codeList, codes }: FormField, lists: CodeLists): readonly string[] =>
  codes ?? (codeList ? lists.codes(codeList).map(([code]) => code) : [])

/** References lead to things that are there, or are left out. */
function withReferences(form: Form, values: PanelValues, random: Random): PanelValues {
  const identified = values.flatMap((panel) => tiesOf(form, panel).identified)
  const place = (value: ItemValue): ItemValue[] => {
    if (isGroupValue(value)) return [{ ...value, children: value.children.flatMap(place) }]
    const field = placesOf(form).get(value.contentId)?.item
    if (!field || !isField(field) || !field.idSchemes) return [value]
    const fitting = identified.filter(({ scheme }) => field.idSchemes?.includes(scheme))
    const chosen = fitting[Math.floor(random() * fitting.length)]
    return chosen ? [slotted(field, chosen.id)] : []
  }
  return values.flatMap(place) as GroupValue[]
}
