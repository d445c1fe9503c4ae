import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { isDocumentAddress } from '@allmende/domain/notices/form/document-addresses.ts'
import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { changeNotice } from '@allmende/domain/notices/xml/change.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { type Check, openChecker } from './official/checker.ts'
import { losses } from './test-example-losses.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from './test-sdk-folder.ts'
import { parseXml } from './xml-parser.ts'

const catalogue = catalogueOf('1.7')
const lists = codeLists('1.7', 'de')
const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de')

let checks: { both: Check; schemas: Check } | undefined
const official = () => {
  checks ??= {
    both: openChecker({ version: '1.7', schemas: sdkFolder, rules: rulesFolder }),
    schemas: openChecker({ version: '1.7', schemas: sdkFolder, rules: null }),
  }
  return checks
}
const errorsIn = (check: Check, xml: string, subtype: string) =>
  check(xml, subtype).failures.filter(({ severity }) => severity === 'ERROR')

const now = '2026-03-02T10:15:00+01:00'
const write = (form: Form, values: PanelValues): string =>
  writeNotice({ catalogue, form, values: outgoingValues(form, values), now }).xml

const subtypes = listBuiltIn('de').map(({ subtype }) => subtype)

describe.skipIf(sdkIsMissing).each(subtypes)('EU-%s before the official check', (subtype) => {
  const form = formOf(subtype) as Form
  const full = sdkIsMissing ? [] : completeFilling(form, lists, seeded(4))

  test('a complete form is valid', () =>
    expect(errorsIn(official().both, write(form, full), subtype)).toEqual([]))

  test.each(['cor-buy', 'cancel'])('so is its change: %s', (reason) => {
    const noticeId = '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6'
    const sections = [{ id: 'PROCEDURE', text: 'Die Beschreibung wurde ergänzt.' }]
    const changed = changeNotice(form, full, { noticeId, reason, text: 'Ergänzung', sections })
    expect(checkForm(form, changed, lists)).toEqual([])
    expect(errorsIn(official().both, write(form, changed), subtype)).toEqual([])
  })

  test.each([1, 2, 3])('whatever our own check lets pass keeps to the schemas (%i)', (seed) => {
    const values = completed(form, randomFilling(form, lists, seeded(seed), seed / 3), lists)
    expect(errorsIn(official().schemas, write(form, values), subtype)).toEqual([])
  })

  const isFilledOnSaving = (path: string) => isDocumentAddress(path.replace(/^.*\//, ''))

  test('what the official check finds missing, ours finds too', () => {
    const { places } = writeNotice({ catalogue, form, values: full, now })
    const paths = [...new Set(places.values())].filter(
      (path) => /\/[BO][PT][TP]?-[^/]+$/.test(path) && !isFilledOnSaving(path),
    )
    // Most fields are those of other forms too: each form asks a part of its own, all together ask each.
    const asked = paths.filter((_path, index) => (index + subtypes.indexOf(subtype)) % 3 === 0)
    const unseen = asked.filter((path) => {
      const values = withField(form, full, path, null)
      const isFaulty = errorsIn(official().both, write(form, values), subtype).length > 0
      return isFaulty && checkForm(form, values, lists).length === 0
    })
    expect(unseen).toEqual([])
  })
})

const examples = sdkIsMissing ? [] : readdirSync(join(sdkFolder, 'examples/notices'))
const valid = examples.filter((name) => !name.startsWith('INVALID_'))

describe.skipIf(sdkIsMissing)('the examples of the standard', () => {
  test('are there', () => expect(valid.length).toBeGreaterThan(25))

  test.each(valid)('%s is read and written with the same content, and stays valid', (name) => {
    const root = parseXml(readFileSync(join(sdkFolder, 'examples/notices', name)))
    const { subtype, values, notes } = readNotice(catalogue, formOf, root)
    const [date, time] = [textOf(root, 'cbc:IssueDate'), textOf(root, 'cbc:IssueTime')]
    const form = formOf(subtype) as Form
    const { xml } = writeNotice({ catalogue, form, values, now: `${date.slice(0, 10)}T${time}` })
    const { lost = [], added = [] } = losses[name] ?? {}
    expect(differences(contentOf(root), contentOf(parseXml(xml)))).toEqual({
      lost: sorted(lost),
      added: sorted(added),
    })
    const isSaid = (line: string, text: string) => line.includes(text.slice(0, 40))
    expect(notes.filter(({ text }) => !lost.some((line) => isSaid(line, text)))).toEqual([])
    // Only a language that its field does not know goes without a word; the text itself stays.
    const told = (line: string) => notes.some(({ text }) => isSaid(line, text))
    const stays = (line: string) => added.some((one) => wordsOf(one) === wordsOf(line))
    expect(lost.filter((line) => !told(line) && !stays(line))).toEqual([])
    expect(errorsIn(official().both, xml, subtype)).toEqual([])
  })
})

/** Without path and language. */
const wordsOf = (line: string): string => line.replace(/^\S+ \S* /, '')

const textOf = (root: XmlElement, wanted: string): string =>
  root.children.find(({ name }) => name === wanted)?.text ?? ''

const meaningful = ['languageID', 'currencyID', 'unitCode']

/** Every text with the names of the elements it stands in. */
function contentOf(element: XmlElement, path = ''): string[] {
  const here = `${path}/${element.name}`
  const said = meaningful.flatMap((name) => element.attributes[name] ?? []).join(' ')
  const own = element.text ? [`${here} ${said} ${element.text}`] : []
  return [...own, ...element.children.flatMap((child) => contentOf(child, here))]
}

function differences(before: readonly string[], after: readonly string[]) {
  const short = (line: string) => line.split('/').slice(-2).join('/').slice(0, 90)
  const rest = [...after]
  const lost = before.filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return { lost: sorted(lost.map(short)), added: sorted(rest.map(short)) }
}

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()
