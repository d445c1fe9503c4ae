import { expect, test } from 'vitest'
import { checkForm, sayFound } from '../check/check.ts'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { withField } from './editing.ts'
import type { Form, FormField } from '../form/form.ts'
import { furtherLanguagesPath, noticeLanguages, withLanguagesOf } from './languages.ts'
import { fieldAt } from './reading.ts'
import { outgoingValues } from '../xml/outgoing.ts'

const field = (contentId: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type,
  ...more,
})
const form: Form = {
  subtype: '19',
  sdkVersion: '1.7',
  panels: [
    {
      contentId: 'meta-data-group',
      contentType: 'section',
      label: 'Meta',
      hidden: true,
      children: [field('BT-702(b)-notice', 'code', { repeatable: true, codeList: noticeLanguages })],
    },
    {
      contentId: 'GR-Procedure',
      contentType: 'section',
      label: 'Verfahren',
      children: [field('BT-21-Procedure', 'text-multilingual', { label: 'Titel' })],
    },
  ],
}
const lists = codeListsOf({
  [noticeLanguages]: [
    ['FRA', 'Französisch'],
    ['DAN', 'Dänisch'],
  ],
})
const title = 'GR-Procedure/BT-21-Procedure'
const say = (values: Parameters<typeof checkForm>[1]) =>
  checkForm(form, values, lists).map((found) => sayFound(found, 'de'))

test('what is said in the notice is said in each of its languages', () => {
  const german = withField(form, [], title, { stringValue: 'Fähre' })
  expect(say(german)).toEqual([])
  const both = withField(form, german, furtherLanguagesPath, { listValue: ['FRA', 'DAN'] })
  expect(checkForm(form, both, lists)).toMatchObject([
    { rule: 'translation', panelPath: title, cause: 'BT-702(b)-notice' },
  ])
  expect(say(both)).toEqual(['Verfahren – Titel: Dieser Text fehlt noch auf Französisch, Dänisch.'])
  const translated = withField(form, both, title, { stringValue: 'Fähre', translations: { FRA: 'Bac' } })
  expect(say(translated)).toEqual(['Verfahren – Titel: Dieser Text fehlt noch auf Dänisch.'])
  expect(say(withField(form, translated, furtherLanguagesPath, { listValue: ['FRA'] }))).toEqual([])
})

test('a text that is emptied to be written anew keeps its translations meanwhile', () => {
  const emptied = withField(form, [], title, { stringValue: '', translations: { FRA: 'Bac' } })
  expect(fieldAt(emptied, title)).toMatchObject({ translations: { FRA: 'Bac' } })
  expect(withField(form, emptied, title, { stringValue: '' })).toEqual([])
})

test('a language that the notice gave up stays in the form and out of the notice', () => {
  const value = { contentId: 'BT-21-Procedure', stringValue: 'Fähre', translations: { FRA: 'Bac', DAN: 'F' } }
  expect(withLanguagesOf(value, ['FRA']).translations).toEqual({ FRA: 'Bac' })
  const values = withField(form, [], title, value)
  expect(fieldAt(outgoingValues(form, values), title)).toEqual({
    contentId: 'BT-21-Procedure',
    stringValue: 'Fähre',
  })
})
