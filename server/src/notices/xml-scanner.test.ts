import { UnreadableNotice } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import { describe, expect, test } from 'vitest'
import { scanXml } from './xml-scanner.ts'

/** Tags, attributes and texts as they come; `fault` where the text is no XML. */
function scanned(source: string): string[] {
  const found: string[] = []
  try {
    scanXml(source, {
      start: (name, attributes) => void found.push(`<${name}`, ...[...attributes].flat()),
      end: (name) => void found.push(`>${name}`),
      text: (text) => void found.push(text),
    })
  } catch (error) {
    if (!(error instanceof UnreadableNotice)) throw error
    return ['fault']
  }
  return found
}

describe('names and blanks are those of XML', () => {
  test.each([
    ['a letter', 'Ä', true],
    ['what may stand within', 'a·b-1.c\u0301', true],
    ['a letter beyond the first plane', '𐐀', true],
    ['a digit in front', '1a', false],
    ['a dash in front', '-a', false],
    ['a sign of arithmetic', 'a×b', false],
    ['a blank of Unicode', 'a\u2003b', false],
  ])('%s: %s', (_what, name, isName) => {
    expect(scanned(`<${name} ${name}="x"></${name}>`)).toEqual(
      isName ? [`<${name}`, name, 'x', `>${name}`] : ['fault'],
    )
  })

  test.each([' ', '\t', '\n', '\r\n', ' \n\t'])('%j parts attributes', (blank) => {
    const source = `<?xml${blank}version="1.0"?><a${blank}b${blank}=${blank}"c"${blank}></a${blank}>`
    expect(scanned(source)).toEqual(['<a', 'b', 'c', '>a'])
  })

  test.each(['\u00A0', '\u2003', '\u2028', '\u3000'])('%j does not', (sign) => {
    expect(scanned(`<a${sign}b="c"/>`)).toEqual(['fault'])
    expect(scanned(`<a b="c"></a${sign}>`)).toEqual(['fault'])
    expect(scanned(`<?xml${sign}version="1.0"?><a/>`)).toEqual(['<a', '>a'])
  })
})

/** What takes the square of a length takes many times this; what goes through a file once, a small part of it. */
const timeout = 5000
const separators =
  '\t\n\r -.:=/\'"_·a0&;]?!\u00A0\u0085\u1680\u2000\u2003\u2028\u202F\u205F\u3000\uFEFF\u0301'
test.each([...separators])('long runs of %j lead nowhere soon', { timeout }, (sign) => {
  const run = sign.repeat(30_000)
  const beginnings = ['<a ', '<a b', '<a b=', '<a b="', '<a></a', '<?xml ', '<!--', '<a>']
  for (const beginning of beginnings) for (const end of ['', '>', '="x"']) scanned(beginning + run + end)
})
