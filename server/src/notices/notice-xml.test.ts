import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { itemAt } from '@allmende/domain/notices/values/reading.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { type ItemValue, isGroupValue, type PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { parseXml } from './xml-parser.ts'

const catalogue = catalogueOf('1.7')
const lists = codeLists('1.7', 'de')
const now = '2026-03-02T10:15:00+01:00'
const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de')
const write = (form: Form, values: PanelValues) => writeNotice({ catalogue, form, values, now })
const readBack = (xml: string) => readNotice(catalogue, formOf, parseXml(xml, catalogue))

/** XML has no place for a part in which nothing is said. */
const withoutEmpty = (items: readonly ItemValue[]): ItemValue[] => {
  const counts = new Map<string, number>()
  return items.flatMap((item): ItemValue[] => {
    if (!isGroupValue(item)) return [item]
    const children = withoutEmpty(item.children)
    if (children.length === 0) return []
    const ordinal = (counts.get(item.contentId) ?? 0) + 1
    counts.set(item.contentId, ordinal)
    return [{ ...item, ordinal, children }]
  })
}

/** The place of every element, its siblings of the same name counted. */
const pathsIn = ({ name, children }: XmlElement, above = ''): string[] => {
  const here = above || `/${name}`
  const placed = children.map((child, at) => {
    const alike = children.slice(0, at + 1).filter((one) => one.name === child.name)
    return { child, path: `${here}/${child.name}[${alike.length}]` }
  })
  return [here, ...placed.flatMap(({ child, path }) => pathsIn(child, path))]
}

describe.each(listBuiltIn('de').map(({ subtype }) => subtype))('EU-%s', (subtype) => {
  const form = formOf(subtype) as Form

  test.each([1, 2, 3])('what is written is read back, nothing more and nothing less (%i)', (seed) => {
    const filled = completed(form, randomFilling(form, lists, seeded(seed), seed / 3), lists)
    const values = outgoingValues(form, filled)
    expect(readBack(write(form, values).xml)).toEqual({ subtype, values: withoutEmpty(values), notes: [] })
  })

  test('every place in the XML leads to a part of the form', () => {
    const { xml, places } = write(form, completeFilling(form, lists, seeded(4)))
    const paths = new Set(pathsIn(parseXml(xml, catalogue)))
    expect([...places.values()].filter((path) => !itemAt(form, path))).toEqual([])
    expect([...places.keys()].filter((path) => !paths.has(path))).toEqual([])
    expect(places.size).toBeGreaterThan(10)
  })
})

describe('one text at a time', () => {
  const form = formOf('19') as Form
  const full = completeFilling(form, lists, seeded(4))
  const titlePath = pathOf('BT-21-Procedure')

  function pathOf(contentId: string): string {
    const paths = [...write(form, full).places.values()]
    return paths.find((path) => path.endsWith(`/${contentId}`)) ?? ''
  }
  const titled = (stringValue: string, translations?: Record<string, string>) =>
    withField(form, full, titlePath, { stringValue, ...(translations && { translations }) })
  const titleIn = (values: PanelValues) =>
    write(form, values).xml.match(
      /<cac:ProcurementProject>[\s\S]*?<cbc:Name[\s\S]*?(?=\n\s*<cbc:D|\n\s*<cac)/,
    )?.[0]

  test('signs of XML are escaped, signs it does not have are left out, edges trimmed', () => {
    expect(titleIn(titled(' A & B < C\u0000\uD800 > "D" \r '))).toContain(
      '<cbc:Name languageID="DEU">A &amp; B &lt; C &gt; "D"</cbc:Name>',
    )
  })

  test('each language has an element of its own', () => {
    const xml = titleIn(titled('Laden', { ENG: 'Charging', FRA: 'Recharge' }))
    expect(xml?.match(/<cbc:Name .*/g)).toEqual([
      '<cbc:Name languageID="DEU">Laden</cbc:Name>',
      '<cbc:Name languageID="ENG">Charging</cbc:Name>',
      '<cbc:Name languageID="FRA">Recharge</cbc:Name>',
    ])
  })

  test('the name of an organization repeats with its holder', () => {
    const name = pathOf('BT-500-Organization-Company')
    const values = withField(form, full, name, { stringValue: 'Stadt', translations: { ENG: 'City' } })
    expect(write(form, values).xml.match(/<cac:PartyName>/g)).toHaveLength(2)
    expect(readBack(write(form, values).xml).values).toEqual(values)
  })

  test('the same values give the same text, and the moment of sending is said with its zone', () => {
    expect(write(form, full)).toEqual(write(form, JSON.parse(JSON.stringify(full)) as PanelValues))
    expect(write(form, full).xml).toContain('<cbc:IssueTime>10:15:00+01:00</cbc:IssueTime>')
  })

  test('an own field of a copied form is left out', () => {
    const [first, ...rest] = form.panels
    const own = {
      contentId: 'F-1',
      contentType: 'field',
      label: 'Eigenes',
      displayType: 'TEXTBOX',
      type: 'text',
    } as const
    const copy = {
      ...form,
      panels: [...(first ? [{ ...first, children: [...first.children, own] }] : []), ...rest],
    }
    const values = withField(copy, full, 'meta-data-group/F-1', { stringValue: 'nur hier' })
    expect(write(copy, values).xml).toBe(write(form, full).xml)
  })
})

test('a notice of another 1.x is read with a note, one of another standard refused', () => {
  const form = formOf('19') as Form
  const { xml } = write(form, completeFilling(form, lists, seeded(4)))
  const other = (version: string) => readBack(xml.replace('eforms-sdk-1.7', version))
  expect(other('eforms-sdk-1.10').notes).toEqual([{ kind: 'version', path: '', text: '1.10' }])
  expect(other('eforms-sdk-1.10').values).toEqual(readBack(xml).values)
  for (const version of ['eforms-sdk-2.0', 'eforms-de', ''])
    expect(() => other(version)).toThrow(expect.objectContaining({ why: 'version' }))
  expect(() => readBack(xml.replace('>19<', '>77<'))).toThrow(expect.objectContaining({ why: 'subtype' }))
  expect(() => readBack(xml.replace('>19<', '>29<'))).toThrow(expect.objectContaining({ why: 'otherRoot' }))
})

test('a second version that a notice names is told where it is another one', () => {
  const form = formOf('19') as Form
  const { xml } = write(form, completeFilling(form, lists, seeded(7)))
  const named = '<cbc:CustomizationID>eforms-sdk-1.7</cbc:CustomizationID>'
  const naming = (second: string) => readBack(xml.replace(named, named + named.replace('1.7', second))).notes
  expect(xml).toContain(named)
  expect(naming('1.7')).toEqual([])
  expect(naming('1.9')).toMatchObject([{ text: 'eforms-sdk-1.9' }])
})

test.each(['1.7', '1.15'])('a qualification system is read under either root (%s)', (version) => {
  const form = formOfTemplate('EU-15', 'de', version) as Form
  const values = completeFilling(form, codeLists(version, 'de'), seeded(4))
  const { xml } = writeNotice({ catalogue: catalogueOf(version), form, values, now })
  const read = (text: string) =>
    readNotice(catalogueOf(version), () => form, parseXml(text, catalogueOf(version)))
  expect(read(xml.replaceAll('ContractNotice', 'PriorInformationNotice'))).toEqual({
    ...read(xml),
    notes: [{ kind: 'root', path: '', text: 'PriorInformationNotice' }],
  })
  expect(() => read(xml.replaceAll('ContractNotice', 'ContractAwardNotice'))).toThrow(
    expect.objectContaining({ why: 'otherRoot' }),
  )
})

test('what has no field is told with its place', () => {
  const form = formOf('19') as Form
  const { xml } = write(form, completeFilling(form, lists, seeded(4)))
  const { notes } = readBack(xml.replace('</ContractNotice>', '<cbc:Note>Hallo</cbc:Note></ContractNotice>'))
  expect(notes).toEqual([
    { kind: 'unknown', path: '/ContractNotice/cbc:Note[1]', text: 'Hallo', fieldId: 'OPP-130-Business' },
  ])
})
