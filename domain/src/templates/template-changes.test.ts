import { describe, expect, test } from 'vitest'
import type { FormField, FormGroup } from '../notices/form/form.ts'
import { templateChanges } from './template-changes.ts'
import { EditedTemplate, type Template } from './templates.contract.ts'

const field: FormField = {
  contentId: 'frage',
  contentType: 'field',
  label: 'Frage',
  displayType: 'TEXTBOX',
  type: 'text',
}
const panelWith = (...children: FormGroup['children']): FormGroup => ({
  contentId: 'bereich',
  contentType: 'section',
  label: 'Bereich',
  children,
})
const template: Template = {
  id: 'F-1',
  version: 1,
  name: 'Formular',
  description: 'Zum Ausprobieren',
  active: true,
  projectTypes: [],
  roomTemplates: [{ name: 'Angebot', description: 'Hier hinein', stage: 7 }],
  panels: [panelWith(field)],
  baseTemplateId: null,
  sdkVersion: null,
  builtIn: false,
  created: null,
  updated: null,
}
const labels = (after: Partial<Template>) =>
  templateChanges(template, { ...template, ...after }).map(({ label }) => label)

const changed: Record<keyof EditedTemplate, { to: Partial<Template>; label: string }[]> = {
  name: [{ to: { name: 'Anders' }, label: 'Name' }],
  description: [{ to: { description: 'Anders' }, label: 'Beschreibung' }],
  active: [{ to: { active: false }, label: 'Aktiv' }],
  projectTypes: [{ to: { projectTypes: ['KONZESSION_VERHANDLUNG'] }, label: 'Verfahrensarten' }],
  roomTemplates: [
    { to: { roomTemplates: [] }, label: 'Raumvorlagen' },
    ...[{ name: 'Anders' }, { description: 'Anders' }, { stage: 4 as const }, { stage: null }].map(
      (room) => ({
        to: { roomTemplates: template.roomTemplates.map((old) => ({ ...old, ...room })) },
        label: 'Raumvorlagen',
      }),
    ),
  ],
  panels: [{ to: { panels: [] }, label: 'Bereich' }],
}

describe('a change of', () => {
  test.each(Object.keys(EditedTemplate.shape))('%s is told', (key) => {
    for (const { to, label } of changed[key as keyof EditedTemplate]) expect(labels(to)).toContain(label)
  })

  const fieldFacts: Record<
    Exclude<keyof FormField, 'contentId' | 'contentType' | 'fields'>,
    { to: Partial<FormField>; label: string }
  > = {
    label: { to: { label: 'Neu' }, label: 'Feld „Neu“: Bezeichnung' },
    description: { to: { description: 'Bitte knapp' }, label: 'Feld „Frage“: Hinweis' },
    displayType: { to: { displayType: 'TEXTAREA' }, label: 'Feld „Frage“: Darstellung' },
    type: { to: { type: 'number' }, label: 'Feld „Frage“: Inhalt' },
    repeatable: { to: { repeatable: true }, label: 'Feld „Frage“: Wiederholbar' },
    required: { to: { required: true }, label: 'Feld „Frage“: Pflicht' },
    requiredOnce: {
      to: { requiredOnce: { within: '', when: { field: 'x', is: 'present' } } },
      label: 'Feld „Frage“: Mindestens einmal Pflicht',
    },
    forbidden: { to: { forbidden: { field: 'x', is: 'present' } }, label: 'Feld „Frage“: Ausgeschlossen' },
    hidden: { to: { hidden: true }, label: 'Feld „Frage“: Verborgen' },
    readOnly: { to: { readOnly: true }, label: 'Feld „Frage“: Nur lesbar' },
    alwaysShow: { to: { alwaysShow: true }, label: 'Feld „Frage“: Immer gezeigt' },
    maxLength: { to: { maxLength: 80 }, label: 'Feld „Frage“: Höchstlänge' },
    pattern: { to: { pattern: 'a+' }, label: 'Feld „Frage“: Muster' },
    range: { to: { range: [0, 9] }, label: 'Feld „Frage“: Kleinste und größte Zahl' },
    codes: { to: { codes: ['a'] }, label: 'Feld „Frage“: Zugelassene Codes' },
    unitList: { to: { unitList: 'duration-unit' }, label: 'Feld „Frage“: Liste der Einheiten' },
    codeList: { to: { codeList: 'cpv' }, label: 'Feld „Frage“: Codeliste' },
    choices: { to: { choices: [{ contentId: 'a', name: 'A' }] }, label: 'Feld „Frage“: Auswahl' },
    presetValue: { to: { presetValue: 'x' }, label: 'Feld „Frage“: Vorgegebener Wert' },
    presetWith: { to: { presetWith: ['x'] }, label: 'Feld „Frage“: Vorgegeben zusammen mit' },
    initialValue: { to: { initialValue: 'x' }, label: 'Feld „Frage“: Anfangswert' },
    filledOnSaving: { to: { filledOnSaving: true }, label: 'Feld „Frage“: Beim Speichern ausgefüllt' },
    schemeId: { to: { schemeId: 'LOT' }, label: 'Feld „Frage“: Kennung' },
    schemeName: { to: { schemeName: 'Lot' }, label: 'Feld „Frage“: Name der Kennung' },
    idSchemes: { to: { idSchemes: ['LOT'] }, label: 'Feld „Frage“: Verweist auf' },
  }
  test.each(Object.entries(fieldFacts))('%s of a field is told', (_fact, { to, label }) => {
    expect(labels({ panels: [panelWith({ ...field, ...to })] })).toEqual([label])
  })

  const groupFacts: Record<
    Exclude<keyof FormGroup, 'contentId' | 'children'>,
    { to: Partial<FormGroup>; label: string }
  > = {
    label: { to: { label: 'Neu' }, label: 'Bereich „Neu“: Bezeichnung' },
    contentType: { to: { contentType: 'group' }, label: 'Gruppe „Bereich“: Art' },
    description: { to: { description: 'x' }, label: 'Bereich „Bereich“: Hinweis' },
    repeatable: { to: { repeatable: true }, label: 'Bereich „Bereich“: Wiederholbar' },
    required: { to: { required: true }, label: 'Bereich „Bereich“: Pflicht' },
    startsWith: { to: { startsWith: 2 }, label: 'Bereich „Bereich“: Anzahl zu Beginn' },
    hidden: { to: { hidden: true }, label: 'Bereich „Bereich“: Verborgen' },
    collapsed: { to: { collapsed: true }, label: 'Bereich „Bereich“: Zugeklappt' },
    identifierFieldId: { to: { identifierFieldId: 'x' }, label: 'Bereich „Bereich“: Feld der Kennung' },
    captionFieldId: { to: { captionFieldId: 'x' }, label: 'Bereich „Bereich“: Feld der Überschrift' },
  }
  test.each(Object.entries(groupFacts))('%s of a group is told', (_fact, { to, label }) => {
    expect(labels({ panels: [{ ...panelWith(field), ...to }] })).toEqual([label])
  })

  test('the place of a field is told, also where the order stays', () => {
    const group: FormGroup = { contentId: 'gruppe', contentType: 'group', label: 'Gruppe', children: [] }
    const before = { ...template, panels: [panelWith(group, field)] }
    const after = { ...template, panels: [panelWith({ ...group, children: [field] })] }
    expect(templateChanges(before, after)).toEqual([
      { label: 'Feld „Frage“: Steht in', oldValue: 'Bereich', newValue: 'Gruppe' },
    ])
  })

  test('an answer that keeps its name is told by what is stored', () => {
    const choosing = (contentId: string) => ({
      panels: [panelWith({ ...field, choices: [{ contentId, name: 'A' }] })],
    })
    const [change] = templateChanges({ ...template, ...choosing('a') }, { ...template, ...choosing('b') })
    expect(change?.oldValue).not.toBe(change?.newValue)
  })
})
