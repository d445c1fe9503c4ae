import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { failing, losses } from './test-example-losses.ts'
import { standards } from './test-standard.ts'
import { parseXml } from './xml-parser.ts'

const validExamples = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('INVALID_'))

describe.each(standards)('the examples of $version', ({ version, sdk, catalogue, formOf, errors }) => {
  const folder = join(sdk, 'examples/notices')
  const valid = validExamples(folder)

  test('are there', () => expect(valid.length).toBeGreaterThan(25))

  test.each(valid)('%s is read and written with the same content, and stays valid', (name) => {
    const root = parseXml(readFileSync(join(folder, name)), catalogue)
    const { subtype, values, notes } = readNotice(catalogue, formOf, root)
    const [date, time] = [textOf(root, 'cbc:IssueDate'), textOf(root, 'cbc:IssueTime')]
    const form = formOf(subtype) as Form
    const { xml } = writeNotice({ catalogue, form, values, now: `${date.slice(0, 10)}T${time}` })
    const { lost = [], added = [] } = losses[version]?.[name] ?? {}
    expect(differences(contentOf(root), contentOf(parseXml(xml, catalogue)))).toEqual({
      lost: sorted(lost),
      added: sorted(added),
    })
    const isSaid = (line: string, text: string) => line.includes(text.slice(0, 40))
    expect(notes.filter(({ text }) => !lost.some((line) => isSaid(line, text)))).toEqual([])
    // Only a language that its field does not know goes without a word; the text itself stays.
    const told = (line: string) => notes.some(({ text }) => isSaid(line, text))
    const stays = (line: string) => added.some((one) => wordsOf(one) === wordsOf(line))
    expect(lost.filter((line) => !told(line) && !stays(line) && !isPlaceNumber(line))).toEqual([])
    const failed = errors(xml, subtype).map(({ rule }) => rule)
    expect(sorted(failed)).toEqual(failing[version]?.[name] ?? [])
  })
})

/** The number of a reference that says no more than its place. */
const isPlaceNumber = (line: string): boolean => line.endsWith('DocumentReference/cbc:ID  1')

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
