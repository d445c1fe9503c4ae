import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, formOfTemplate } from './catalogues.ts'
import { officialFiles } from './test-sdk-folder.ts'
import { parseXml } from './xml-parser.ts'

/** The notice's own version and the moment of its sending are never kept. */
const ofTheSending = new Set(['cbc:CustomizationID', 'cbc:IssueDate', 'cbc:IssueTime'])
const isYesOrNo = (text: string) => text === 'true' || text === 'false'

const marked = (element: XmlElement): XmlElement => ({
  ...element,
  text: element.text && !isYesOrNo(element.text) ? `${element.text}~2` : element.text,
  children: element.children.map(marked),
})

/** Every text a second time, right behind the first. */
const withTextsTwice = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((child) => {
    if (child.children.length > 0) return [withTextsTwice(child)]
    return ofTheSending.has(child.name) ? [child] : [child, marked(child)]
  }),
})

/** Every part of the notice a second time. */
const withPartsTwice = (root: XmlElement): XmlElement => ({
  ...root,
  children: root.children.flatMap((child) =>
    child.children.length > 0 && child.name !== 'ext:UBLExtensions' ? [child, marked(child)] : [child],
  ),
})

const markedTexts = (element: XmlElement): string[] => [
  ...(element.text.endsWith('~2') ? [element.text] : []),
  ...element.children.flatMap(markedTexts),
]

describe.each(officialFiles)('second instances in the examples of $version', ({ version, sdk, missing }) => {
  const catalogue = catalogueOf(version)
  const folder = join(sdk, 'examples/notices')
  const names = missing ? [] : readdirSync(folder).filter((name) => !name.startsWith('INVALID_'))
  const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de', version)

  test.each([
    ['texts', withTextsTwice],
    ['parts', withPartsTwice],
  ])('of %s are kept or told', (_what, twice) => {
    for (const name of names) {
      const root = twice(parseXml(readFileSync(join(folder, name)), catalogue))
      const { values, notes } = readNotice(catalogue, formOf, root)
      const kept = JSON.stringify(values)
      const told = new Set(notes.map(({ text }) => text))
      const lost = markedTexts(root).filter(
        (text) => !told.has(text) && !kept.includes(JSON.stringify(text).slice(1, -1)),
      )
      expect(lost, name).toEqual([])
    }
  })

  test.skipIf(missing)('are told as such where the form holds the first', () => {
    const root = parseXml(readFileSync(join(folder, 'cn_24_minimal.xml')), catalogue)
    const { notes } = readNotice(catalogue, formOf, withTextsTwice(root))
    const repeated = notes.filter(({ kind }) => kind === 'repeated').map(({ fieldId }) => fieldId)
    expect(repeated).toEqual(expect.arrayContaining(['BT-21-Procedure', 'BT-105-Procedure', 'BT-21-Lot']))
  })
})
