import type { CodeLists } from '../catalogue/code-lists.ts'
import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { noticeLanguages } from '../values/languages.ts'
import { captionOf } from '../form/layout.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldIn, fieldsNamed, groupsIn, isFilled, textsOf } from '../values/reading.ts'
import { sayQuantity } from './spoken-quantities.ts'
import type { FieldValue, ItemValue, PanelValues } from '../values/values.ts'
import { sayDay, sayMoment } from '../../times.ts'
import { type Bilingual, type Language, say } from '../../texts.ts'

const texts = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  time: { de: '{time} Uhr', en: '{time}' },
} satisfies Record<string, Bilingual>

/** An answer in words: where it stands, what it is called, what it says. */
export type SpokenField = {
  path: ValuePath
  panel: string
  label: string
  text: string
  isHidden: boolean
  field: FormField
  value: FieldValue
}

/** The words for answers: the lists of one language, and what the identifiers of this tender stand for. */
export type Speech = { language: Language; lists: CodeLists; names?: ReadonlyMap<string, string> }

/** Every answer of a form in the form's order, hidden ones included. */
export function spokenFields(form: Form, values: PanelValues, speech: Speech): SpokenField[] {
  const names = speech.names ?? namesIn(form, values)
  const spoken: SpokenField[] = []
  const walk = (
    holder: FormGroup | Form,
    children: readonly ItemValue[],
    at: ValuePath,
    panel: string,
  ): void => {
    for (const item of contentOf(holder).items) {
      if (isField(item)) {
        const value = fieldIn(children, item.contentId)
        if (value && isFilled(value))
          spoken.push({
            path: childPath(at, item),
            panel,
            label: item.label,
            isHidden: item.hidden === true,
            text: [sayValue(item, value, { ...speech, names }), ...sayTranslations(value, speech)].join('; '),
            field: item,
            value,
          })
        continue
      }
      for (const group of groupsIn(children, item.contentId))
        walk(item, group.children, childPath(at, item, group.ordinal), panel || titleOf(item, group.ordinal))
    }
  }
  walk(form, values, '', '')
  return spoken
}

const titleOf = (group: FormGroup, ordinal: number) =>
  group.repeatable ? `${group.label} ${ordinal}` : group.label

/** What identifiers stand for: the titles of lots, the names of parties. */
export function namesIn(form: Form, values: PanelValues): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const walk = (holder: FormGroup | Form, children: readonly ItemValue[]): void => {
    for (const item of contentOf(holder).items) {
      if (isField(item)) continue
      for (const group of groupsIn(children, item.contentId)) {
        // The standard keeps it some groups further down.
        const id = item.identifierFieldId && fieldsNamed([group], item.identifierFieldId)[0]?.stringValue
        const caption = captionOf(item, group)
        if (id && caption) names.set(id, caption)
        walk(item, group.children)
      }
    }
  }
  walk(form, values)
  return names
}

const sayTranslations = ({ translations = {} }: FieldValue, { lists }: Speech): string[] =>
  Object.entries(translations).map(([code, text]) => `${lists.label(noticeLanguages, code) ?? code}: ${text}`)

/** One answer as a reader would say it. */
export const sayValue = (field: FormField, value: FieldValue, speech: Speech): string =>
  sayLines(field, value, speech).join(', ')

/** The same, one line for each entry of a list. */
export function sayLines(field: FormField, value: FieldValue, speech: Speech): readonly string[] {
  const { language, lists } = speech
  if (value.booleanValue !== undefined) return [say(value.booleanValue ? texts.yes : texts.no, language)]
  if (value.dateValue) return [sayIfAny(value.dateValue, new Date(value.dateValue.slice(0, 10)), sayDay)]
  if (value.dateTimeValue) return [sayTime(value.dateTimeValue, language)]
  if (value.longValue) return [sayQuantity(field, value, language, lists)]
  return textsOf(value).map((text) => sayText(field, text, speech))
}

/** What a notice from outside calls a day or a moment need not be one. */
const sayIfAny = (text: string, time: Date, saying: (time: Date) => string): string =>
  Number.isNaN(time.getTime()) ? text : saying(time)

/** Codes that people know by heart are told with their label. */
const spokenCodes: readonly string[] = ['cpv', 'nuts', 'nuts-lvl3']

function sayText({ codeList, choices }: FormField, text: string, { lists, names }: Speech): string {
  const chosen = choices?.find(({ contentId }) => contentId === text)?.name
  if (chosen !== undefined) return chosen
  const label = codeList && lists.label(codeList, text)
  if (label) return spokenCodes.includes(codeList) ? `${label} (${text})` : label
  const named = names?.get(text)
  return named ? `${named} (${text})` : text
}

/** A time as it is written in the notice; a whole moment as clocks in Germany show it. */
function sayTime(text: string, language: Language): string {
  if (text.includes('T')) return sayIfAny(text, new Date(text), (time) => sayMoment(time, language))
  return say(texts.time, language, { time: text.slice(0, 5) })
}
