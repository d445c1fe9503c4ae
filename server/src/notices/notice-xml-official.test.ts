import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { isDocumentAddress } from '@allmende/domain/notices/form/document-addresses.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { changeNotice } from '@allmende/domain/notices/xml/change.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { usualVersion } from './catalogues.ts'
import { noticeTime as now, standards } from './test-standard.ts'

const notices = standards.flatMap((standard) =>
  standard.subtypes.map((subtype) => ({ ...standard, subtype })),
)

describe.each(notices)('EU-$subtype of $version before the official check', (notice) => {
  const { version, subtype, subtypes, catalogue, lists, write, errors, schemaErrors } = notice
  const form = notice.formOf(subtype) as Form
  const full = completeFilling(form, lists, seeded(4))

  test('a complete form is valid', () => expect(errors(write(form, full), subtype)).toEqual([]))

  test.each(['cor-buy', 'cancel'])('so is its change: %s', (reason) => {
    const noticeId = '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6'
    const sections = [{ id: 'PROCEDURE', text: 'Die Beschreibung wurde ergänzt.' }]
    const changed = changeNotice(form, full, { noticeId, reason, text: 'Ergänzung', sections }, lists)
    expect(checkForm(form, changed, lists)).toEqual([])
    expect(errors(write(form, changed), subtype)).toEqual([])
  })

  test.each([1, 2, 3])('whatever our own check lets pass keeps to the schemas (%i)', (seed) => {
    const values = completed(form, randomFilling(form, lists, seeded(seed), seed / 3), lists)
    expect(schemaErrors(write(form, values), subtype)).toEqual([])
  })

  const isFilledOnSaving = (path: string) => isDocumentAddress(path.replace(/^.*\//, ''))

  // Of one version only: a check for each field of each form takes long. What is removed from the others is asked in
  // removed-values.test.ts.
  if (version !== usualVersion) return
  test('what the official check finds missing, ours finds too', () => {
    const { places } = writeNotice({ catalogue, form, values: full, now })
    const paths = [...new Set(places.values())].filter(
      (path) => /\/[BO][PT][TP]?-[^/]+$/.test(path) && !isFilledOnSaving(path),
    )
    // Most fields are those of other forms too: each form asks a part of its own, all together ask each.
    const asked = paths.filter((_path, index) => (index + subtypes.indexOf(subtype)) % 3 === 0)
    const unseen = asked.filter((path) => {
      const values = withField(form, full, path, null)
      const isFaulty = errors(write(form, values), subtype).length > 0
      return isFaulty && checkForm(form, values, lists).length === 0
    })
    expect(unseen).toEqual([])
  })
})
