import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { isDocumentAddress } from '@allmende/domain/notices/form/document-addresses.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from '../catalogues.ts'
import { foldersOf, officialFiles } from '../test-sdk-folder.ts'
import { type Check, openChecker } from './checker.ts'

const now = '2026-03-02T10:15:00+01:00'
const isFilledOnSaving = (path: string) => isDocumentAddress(path.replace(/^.*\//, ''))
/** Most fields are those of other forms too: each form asks a part of its own, all together ask each. */
const parts = 6

describe.each(officialFiles)('in a notice of $version', (files) => {
  const { version, missing } = files
  const catalogue = catalogueOf(version)
  const lists = codeLists(version, 'de')
  const subtypes = listBuiltIn('de', version).map(({ subtype }) => subtype)
  let opened: Check | undefined
  const official = (form: Form, values: PanelValues, subtype: string): string[] => {
    opened ??= openChecker(foldersOf(files))
    const { xml } = writeNotice({ catalogue, form, values: outgoingValues(form, values), now })
    const { failures } = opened(xml, subtype)
    return failures.flatMap(({ severity, rule, xpath }) => (severity === 'ERROR' ? [`${rule} ${xpath}`] : []))
  }

  test.skipIf(missing).each(subtypes.map((subtype, at) => ({ subtype, at })))(
    'of EU-$subtype our own check finds what the official one misses once it is removed',
    { timeout: 120_000 },
    ({ subtype, at }) => {
      const form = formOfTemplate(`EU-${subtype}`, 'de', version) as Form
      const full = completeFilling(form, lists, seeded(4))
      const before = new Set(official(form, full, subtype))
      const own = (values: PanelValues) =>
        checkForm(form, values, lists).map(({ rule, panelPath }) => `${rule} ${panelPath}`)
      const said = new Set(own(full))
      const { places } = writeNotice({ catalogue, form, values: full, now })
      const paths = [...new Set(places.values())].filter(
        (path) => /\/[BO][PT][TP]?-[^/]+$/.test(path) && !isFilledOnSaving(path),
      )
      const asked = paths.filter((_path, index) => (index + at) % parts === 0)
      const unseen = asked.flatMap((path) => {
        const values = withField(form, full, path, null)
        if (own(values).some((finding) => !said.has(finding))) return []
        const missed = official(form, values, subtype).filter((failure) => !before.has(failure))
        return missed.length > 0 ? [`${path}: ${missed.join(', ')}`] : []
      })
      expect(unseen).toEqual([])
    },
  )
})
