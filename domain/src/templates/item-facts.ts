import { type FormField, type FormGroup, type FormItem, isField } from '../notices/form/form.ts'
import { displayTypeTexts } from './templates.texts.ts'

/** What stands below an item is told item by item. */
type Structure = 'contentId' | 'children' | 'fields'
type FactName = Exclude<keyof FormField | keyof FormGroup, Structure>

/** What the log calls each fact of an item; one that is stored but has no name here does not compile. */
const factNames: Record<FactName, string> = {
  label: 'Bezeichnung',
  contentType: 'Art',
  description: 'Hinweis',
  displayType: 'Darstellung',
  type: 'Inhalt',
  required: 'Pflicht',
  requiredOnce: 'Mindestens einmal Pflicht',
  repeatable: 'Wiederholbar',
  maxLength: 'Höchstlänge',
  choices: 'Auswahl',
  startsWith: 'Anzahl zu Beginn',
  alwaysShow: 'Immer gezeigt',
  hidden: 'Verborgen',
  readOnly: 'Nur lesbar',
  collapsed: 'Zugeklappt',
  forbidden: 'Ausgeschlossen',
  pattern: 'Muster',
  range: 'Kleinste und größte Zahl',
  codeList: 'Codeliste',
  codes: 'Zugelassene Codes',
  unitList: 'Liste der Einheiten',
  presetValue: 'Vorgegebener Wert',
  presetWith: 'Vorgegeben zusammen mit',
  initialValue: 'Anfangswert',
  filledOnSaving: 'Beim Speichern ausgefüllt',
  schemeId: 'Kennung',
  schemeName: 'Name der Kennung',
  idSchemes: 'Verweist auf',
  identifierFieldId: 'Feld der Kennung',
  captionFieldId: 'Feld der Überschrift',
}
const facts = Object.keys(factNames) as FactName[]

export type ItemChange = { fact: string; oldValue: string | null; newValue: string | null }

/** Which facts of an item differ, in the words of the log. */
export function itemFactChanges(before: FormItem, after: FormItem): ItemChange[] {
  return facts.flatMap((fact) => {
    const [was, is] = [valueOf(before, fact), valueOf(after, fact)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const [oldValue, newValue] = [say(fact, was), say(fact, is)]
    // Answers that are called alike are told apart by what is stored for them.
    const told = oldValue === newValue ? [raw(was), raw(is)] : [oldValue, newValue]
    return [{ fact: factNames[fact], oldValue: told[0] ?? null, newValue: told[1] ?? null }]
  })
}

/** Absent and false say the same; the fields below choices are told by themselves. */
function valueOf(item: FormItem, fact: FactName): unknown {
  if (fact === 'choices')
    return isField(item) ? item.choices?.map(({ contentId, name }) => ({ contentId, name })) : undefined
  const value = (item as Partial<Record<FactName, unknown>>)[fact]
  return value === false || value === '' ? undefined : value
}

function say(fact: FactName, value: unknown): string | null {
  if (value === undefined) return null
  if (value === true) return 'ja'
  if (fact === 'displayType') return displayTypeTexts[value as FormField['displayType']].de
  if (fact === 'choices')
    return (value as NonNullable<FormField['choices']>).map(({ name }) => name).join(' / ')
  return typeof value === 'object' ? raw(value) : String(value)
}

const raw = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
