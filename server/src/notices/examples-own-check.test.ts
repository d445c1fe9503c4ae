import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from './catalogues.ts'
import { openChecker } from './official/checker.ts'
import { officialFiles } from './test-sdk-folder.ts'
import { parseXml } from './xml-parser.ts'

describe.each(officialFiles)('the valid examples of $version', ({ version, sdk, rules, missing }) => {
  const folder = join(sdk, 'examples/notices')
  const names = missing ? [] : readdirSync(folder)
  const [catalogue, lists] = [catalogueOf(version), codeLists(version, 'de')]
  const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de', version)
  const read = (name: string) => {
    const xml = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')
    const { subtype, values } = readNotice(catalogue, formOf, parseXml(xml, catalogue))
    return { xml, subtype, found: checkForm(formOf(subtype) as Form, values, lists) }
  }

  test.skipIf(missing)('have no error once they are imported', () => {
    const official = openChecker({ version, schemas: sdk, rules })
    const isValid = ({ xml, subtype }: ReturnType<typeof read>) =>
      official(xml, subtype).failures.every(({ severity }) => severity !== 'ERROR')
    // What is invalid by intent need not be asked; what else has findings must be invalid.
    const wrong = names
      .filter((name) => !name.startsWith('INVALID_'))
      .map((name) => ({ name, ...read(name) }))
      .filter((example) => example.found.length > 0 && isValid(example))
    expect(wrong.map(({ name, found }) => ({ name, found }))).toEqual([])
  })
})

test('a notice on a European group may have its name in the European registration alone', () => {
  const form = formOfTemplate('EU-X01', 'de', '1.7') as Form
  const section = [
    {
      contentId: 'GR-Business-Party',
      ordinal: 1,
      children: [{ contentId: 'BT-501-Business-European', stringValue: '1' }],
    },
  ]
  const values = [{ contentId: 'GR-Business-Section', ordinal: 1, children: section }]
  const found = checkForm(form, values, codeLists('1.7', 'de'))
  expect(found.map(({ fieldId }) => fieldId)).not.toContain('BT-500-Business')
})

test('conditions of performance bring their code along, in the form of 16 too', () => {
  const form = formOfTemplate('EU-16', 'de', '1.7') as Form
  const requirements = {
    contentId: 'GR-Lot-ContractExecutionRequirements',
    ordinal: 1,
    children: [{ contentId: 'BT-70-Lot', stringValue: 'Mindestlohn' }],
  }
  const terms = { contentId: 'GR-Lot-TenderingTerms', ordinal: 1, children: [requirements] }
  const values = [{ contentId: 'GR-Lot', ordinal: 1, children: [terms] }]
  const found = checkForm(form, values, codeLists('1.7', 'de'))
  expect(found.map(({ rule }) => rule)).not.toContain('forbidden')
})
