import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { fieldAt, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { withDocumentAddresses } from '@allmende/domain/tenders/notice/document-places.ts'
import { reusedValues } from '@allmende/domain/tenders/notice/reused-notice.ts'
import { expect, test } from 'vitest'
import { codeLists, formOfTemplate } from '../../notices/catalogues.ts'

const uuid = () => '6d1a6f53-3a1c-4f53-9d3d-0c6fdc1a0a01'
const saved = { id: 7, home: 'https://vergabe.gemeinde.de' }

/** A notice whose one lot says how its documents may be read. */
function begun(version: string) {
  const form = formOfTemplate('EU-16', 'de', version) as Form
  const values = newValues(form, { uuid })
  const [access = ''] = pathsTo(form, values, 'BT-14-Lot')
  const panels = withField(form, values, access, { stringValue: 'non-restricted-document' })
  const [path = ''] = pathsTo(form, panels, 'OPT-140-Lot')
  return { form, panels, path }
}

test('the platform gives the documents of a lot their number where the version demands one', () => {
  const { form, panels, path } = begun('1.15')
  const found = checkForm(form, panels, codeLists('1.15', 'de'))
  expect(found.filter(({ fieldId }) => fieldId === 'OPT-140-Lot')).toEqual([])
  const told = withDocumentAddresses(form, panels, saved)
  expect(fieldAt(told, path)?.stringValue).toBe('DOC-7-LOT-0001-1')
  const old = begun('1.7')
  expect(fieldAt(withDocumentAddresses(old.form, old.panels, saved), old.path)).toBeUndefined()
})

test('a number that somebody gave stays; one of ours is not taken over into another notice', () => {
  const { form, panels, path } = begun('1.15')
  const own = withField(form, panels, path, { stringValue: 'V-2026/12' })
  expect(fieldAt(withDocumentAddresses(form, own, saved), path)?.stringValue).toBe('V-2026/12')
  const told = withDocumentAddresses(form, panels, saved)
  const target = { form, lists: codeLists('1.15', 'de'), uuid }
  expect(fieldAt(reusedValues({ id: 7, panels: told }, target), path)).toBeUndefined()
})
