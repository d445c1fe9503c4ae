import { codeListsOf } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { FormField } from '@allmende/domain/notices/form/form.ts'
import { expect, test } from 'vitest'
import { optionsFor } from './code-options.ts'

const lists = codeListsOf({
  procedures: [
    ['open', 'Offenes Verfahren'],
    ['restricted', 'Nicht offenes Verfahren'],
    ['oth-single', 'Sonstiges einstufiges Verfahren'],
  ],
})
const field = (more: Partial<FormField>): FormField => ({
  contentId: 'BT-105-Procedure',
  contentType: 'field',
  label: 'Verfahrensart',
  displayType: 'COMBOBOX',
  type: 'code',
  ...more,
})
const offered = (more: Partial<FormField>) => optionsFor(lists, field(more)).map(({ value }) => value)

test('a field offers the codes of its list, and only those of them that it takes', () => {
  expect(offered({})).toEqual([])
  expect(offered({ codeList: 'procedures' })).toEqual(['open', 'restricted', 'oth-single'])
  expect(offered({ codeList: 'procedures', codes: ['oth-single', 'open'] })).toEqual(['open', 'oth-single'])
})
