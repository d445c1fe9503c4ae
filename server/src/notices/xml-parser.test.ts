import { UnreadableNotice } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from './catalogues.ts'
import { parseXml as parseWith } from './xml-parser.ts'

const catalogue = catalogueOf('1.7')
const { namespaces } = catalogue
const parseXml = (source: string | Uint8Array) => parseWith(source, catalogue)
const contractNotice = 'urn:oasis:names:specification:ubl:schema:xsd:ContractNotice-2'
const notice = (content: string, head = '') =>
  `${head}<ContractNotice xmlns="${contractNotice}" xmlns:cbc="${namespaces['cbc']}">${content}</ContractNotice>`

/** Why it is refused; undefined where it is read. */
function refusal(source: string | Uint8Array): string | undefined {
  try {
    parseXml(source)
    return undefined
  } catch (error) {
    if (error instanceof UnreadableNotice) return error.why
    throw error
  }
}

describe('sound XML', () => {
  test('comes as elements under the prefixes of the standard, whatever its own are', () => {
    const root = parseXml(
      `<x:ContractNotice xmlns:x="${contractNotice}" xmlns="${namespaces['cbc']}"><ID schemeName='a&amp;b'>\n 1&#x2F;&lt;2 <!-- no --><![CDATA[<&]]></ID><y xmlns="urn:else"/></x:ContractNotice>`,
    )
    expect(root).toEqual({
      name: 'ContractNotice',
      attributes: {},
      text: '',
      line: 1,
      children: [
        { name: 'cbc:ID', attributes: { schemeName: 'a&b' }, children: [], text: '1/<2 <&', line: 1 },
        { name: '{urn:else}y', attributes: {}, children: [], text: '', line: 2 },
      ],
    })
  })

  test('may begin with a mark, a declaration, comments and instructions', () => {
    const text = notice(
      '<cbc:ID>ä</cbc:ID>',
      '\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<!-- a --><?b c?>',
    )
    expect(parseXml(text)).toEqual(parseXml(Buffer.from(text)))
  })
})

describe('what is refused', () => {
  const laughs = `<!DOCTYPE n [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const outside = '<!DOCTYPE n SYSTEM "file:///etc/passwd">'
  const cases: [about: string, source: string | Uint8Array, why: string][] = [
    ['entities that grow', notice('<cbc:ID>&b;</cbc:ID>', laughs), 'docType'],
    ['a document type from outside', notice('', outside), 'docType'],
    ['an entity nobody declared', notice('<cbc:ID>&b;</cbc:ID>'), 'notWellFormed'],
    ['UTF-16', Buffer.from(`\uFEFF${notice('')}`, 'utf16le'), 'encoding'],
    ['Latin-1 without saying so', Buffer.from(notice('<cbc:ID>ä</cbc:ID>'), 'latin1'), 'encoding'],
    [
      'another encoding by its own word',
      notice('', '<?xml version="1.0" encoding="ISO-8859-1"?>'),
      'encoding',
    ],
    ['a foreign root', '<html><body/></html>', 'foreign'],
    ['a root of the same name', '<ContractNotice><a/></ContractNotice>', 'foreign'],
    ['two roots', notice('') + notice(''), 'notWellFormed'],
    ['nothing', '', 'notWellFormed'],
    ['no XML', 'Liebe Kolleginnen', 'notWellFormed'],
    ['a tag left open', notice('<cbc:ID>'), 'notWellFormed'],
    ['tags across', notice('<cbc:ID><cbc:Name></cbc:ID></cbc:Name>'), 'notWellFormed'],
    ['an attribute twice', notice('<cbc:ID a="1" a="2"/>'), 'notWellFormed'],
    ['an unknown prefix', notice('<cac:Party/>'), 'notWellFormed'],
    ['a sign that XML does not have', notice('<cbc:ID>\u0000</cbc:ID>'), 'notWellFormed'],
    ['the number of such a sign', notice('<cbc:ID>&#0;</cbc:ID>'), 'notWellFormed'],
  ]
  test.each(cases)('%s', (_about, source, why) => expect(refusal(source)).toBe(why))

  test('says where', () => {
    expect(() => parseXml(notice('\n\n<cbc:ID>&nbsp;</cbc:ID>'))).toThrow(
      expect.objectContaining({ values: { line: 3 } }),
    )
  })
})

describe('large files are refused or read; how long that takes is measured in bench/', () => {
  const large: [about: string, source: string | Uint8Array, why: string | undefined][] = [
    ['100 MB', new Uint8Array(100_000_000), 'tooLarge'],
    ['a hundred thousand levels', notice('<cbc:ID>'.repeat(100_000)), 'tooDeep'],
    ['a million elements', notice('<cbc:ID/>'.repeat(1_000_000)), 'tooMany'],
    ['15 MB of text in one line', notice('x'.repeat(15_000_000)), undefined],
    [
      'attributes without end',
      `<a ${Array.from({ length: 50_000 }, (_, at) => `b${at}="c"`).join(' ')}/>`,
      'notWellFormed',
    ],
    [
      'a namespace that every element below would repeat',
      notice(
        `${`<z:a xmlns:z="${'u'.repeat(20_000)}">`}${'<z:a>'.repeat(89)}${'<z:a>x</z:a>'.repeat(1000)}${'</z:a>'.repeat(90)}`,
      ),
      'longName',
    ],
    ['a default namespace as long', notice(`<a xmlns="${'u'.repeat(201)}"/>`), 'longName'],
    ['one that nobody uses', notice(`<cbc:ID xmlns:z="${'u'.repeat(201)}"/>`), 'longName'],
    ['an element with a long name', notice(`<${'a'.repeat(201)}/>`), 'longName'],
    ['names as long as may be', notice(`<${'a'.repeat(200)} xmlns="${'u'.repeat(200)}"/>`), undefined],
    ['a long text of an attribute', notice(`<cbc:ID a="${'x'.repeat(20_000)}"/>`), undefined],
    ['spaces that lead nowhere', `<a${' '.repeat(1_000_000)}`, 'notWellFormed'],
  ]
  test.each(large)('%s', (_about, source, why) => expect(refusal(source)).toBe(why))

  test('many prefixes declared over and over', () => {
    const prefixes = (level: number) =>
      Array.from({ length: 90 }, (_, at) => `xmlns:p${level}-${at}="urn:x"`).join(' ')
    const levels = Array.from({ length: 90 }, (_, level) => `<cbc:ID ${prefixes(level)}>`).join('')
    const inner = '<cbc:ID xmlns:a="b"/>'.repeat(1000)
    expect(refusal(notice(levels + inner + '</cbc:ID>'.repeat(90)))).toBeUndefined()
  })
})
