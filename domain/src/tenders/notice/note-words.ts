import { type Catalogue, type CatalogueLabels, minorOf } from '../../notices/catalogue/catalogue.ts'
import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import { type Form, type FormField, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { nameOf } from '../../notices/form/names.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { sayValue } from '../../notices/readable/spoken-values.ts'
import type { FieldValue, PanelValues } from '../../notices/values/values.ts'
import { inSlot } from '../../notices/xml/field-texts.ts'
import type { ReadNote } from '../../notices/xml/notice-xml.ts'
import { type Bilingual, type Language, say } from '../../texts.ts'
import type { ImportNote } from './imported-notice.ts'

/** All that is needed to speak of a notice in one language. */
export type Speaker = {
  language: Language
  form: Form
  lists: CodeLists
  catalogue: Catalogue
  labels: CatalogueLabels
}
export type Speakers = Readonly<Record<Language, Speaker>>

type Words = { name: Bilingual; value: Bilingual }

/** Whoever reads it later may read it in the other language. */
const inBoth = ({ de, en }: Speakers, words: (speaker: Speaker) => string): Bilingual => ({
  de: words(de),
  en: words(en),
})

const otherEntry = { de: 'Weitere Angabe', en: 'Further entry' } satisfies Bilingual

/** A note with the names of the part and the field it is about, and what the file says there. */
export function worded(note: ReadNote, values: PanelValues, speakers: Speakers): ImportNote {
  const { kind, path, text, place, fieldId } = note
  if (kind === 'root') return { kind, path, text }
  if (kind === 'version') return { kind, path, text, readAs: minorOf(speakers.de.catalogue.version) }
  const name = (speaker: Speaker) => {
    const part = place === undefined ? '' : nameOf(speaker.form, values, place)
    return [part, fieldOf(speaker, fieldId)?.label ?? say(otherEntry, speaker.language)]
      .filter(Boolean)
      .join(' – ')
  }
  const value = (speaker: Speaker) => {
    const field = fieldOf(speaker, fieldId)
    return field ? sayValue(field, inSlot(field, text), speaker) : text
  }
  return { kind, path, text, name: inBoth(speakers, name), value: inBoth(speakers, value) }
}

/** What a field of the form holds although it does not fit, and what that field is called. */
export const wordsOfMisfit = (
  speakers: Speakers,
  values: PanelValues,
  path: ValuePath,
  value: FieldValue,
): Words => ({
  name: inBoth(speakers, ({ form }) => nameOf(form, values, path)),
  value: inBoth(speakers, (speaker) => {
    const field = fieldOf(speaker, value.contentId)
    return field ? sayValue(field, value, speaker) : ''
  }),
})

/** As the form has it, or else as the standard knows it. */
function fieldOf({ form, catalogue, labels }: Speaker, fieldId: string | undefined): FormField | undefined {
  if (fieldId === undefined) return undefined
  const item = placesOf(form).get(fieldId)?.item
  if (item && isField(item)) return item
  const facts = catalogue.fields[fieldId]
  if (!facts) return undefined
  return {
    contentId: fieldId,
    contentType: 'field',
    label: labels.fields[fieldId] ?? facts.name,
    displayType: facts.type === 'indicator' ? 'RADIO' : 'TEXTBOX',
    type: facts.type,
    ...(facts.list && { codeList: facts.list }),
  }
}
