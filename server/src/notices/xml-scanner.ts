import { UnreadableNotice } from '@allmende/domain/notices/xml/notice-xml.texts.ts'

/** What a file is made of, once it is read: tags and the text between them. */
export type XmlHandler = {
  start: (name: string, attributes: ReadonlyMap<string, string>, line: number) => void
  end: (name: string, line: number) => void
  text: (text: string, line: number) => void
}

const mostAttributes = 100
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Names and blanks exactly as XML 1.0 has them (productions 3 to 5). No sign is both, so where one ends is never tried
 * out: the blanks of Unicode, which `\s` knows as well, are in a name or nowhere.
 */
const nameStart =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const name = `[${nameStart}][${nameStart}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040]*`
const blank = '[ \\t\\r\\n]'
const startTag = new RegExp(`<(${name})`, 'uy')
const attribute = new RegExp(`${blank}+(${name})${blank}*=${blank}*(?:"([^<"]*)"|'([^<']*)')`, 'uy')
const startTagEnd = new RegExp(`${blank}*(/?)>`, 'uy')
const endTag = new RegExp(`</(${name})${blank}*>`, 'uy')
const declaration = new RegExp(`<\\?xml${blank}[^<]*?\\?>`, 'uy')
const declared = new RegExp(`^xml(${blank}|$)`, 'iu')
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const entity = /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|&/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML without document types: no entities but the five that XML itself has, nothing fetched, nothing expanded.
 * Goes through the text once, so neither time nor memory grow faster than it.
 */
export function scanXml(source: string, handler: XmlHandler): void {
  const text = source.replaceAll(/\r\n?/g, '\n')
  let at = 0
  let line = 1
  const fail = (): never => {
    throw new UnreadableNotice('notWellFormed', { line })
  }
  let lineEnd = text.indexOf('\n')
  const goTo = (next: number): void => {
    for (; lineEnd >= 0 && lineEnd < next; lineEnd = text.indexOf('\n', lineEnd + 1)) line++
    at = next
  }
  const match = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at
    const found = expression.exec(text)
    if (found) goTo(expression.lastIndex)
    return found
  }
  /** What stands between the opening at hand and its end. */
  const upTo = (opening: string, closing: string): string => {
    const from = at + opening.length
    const end = text.indexOf(closing, from)
    if (end < 0) fail()
    goTo(end + closing.length)
    return text.slice(from, end)
  }
  const plain = (raw: string): string => (raw.includes('&') ? withoutEntities(raw) : raw)
  const withoutEntities = (raw: string): string =>
    raw.replaceAll(entity, (whole, hex?: string, decimal?: string, known?: string) => {
      if (known) return entities[known] ?? fail()
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : fail()
      if (whole === '&' || code > 0x10ffff) fail()
      const sign = String.fromCodePoint(code)
      return illegal.test(sign) ? fail() : sign
    })

  const readAttributes = (): ReadonlyMap<string, string> => {
    // Most tags have none: that is seen at once.
    if (text[at] === '>') return noAttributes
    const attributes = new Map<string, string>()
    for (let found = match(attribute); found; found = match(attribute)) {
      const [, key = '', double, single] = found
      if (attributes.has(key) || attributes.size >= mostAttributes) fail()
      attributes.set(key, plain((double ?? single ?? '').replaceAll(/[\t\n]/g, ' ')))
    }
    return attributes
  }
  const readStart = (): void => {
    const began = line
    const [, tag = ''] = match(startTag) ?? fail()
    const attributes = readAttributes()
    const [, closed] = match(startTagEnd) ?? fail()
    handler.start(tag, attributes, began)
    if (closed) handler.end(tag, began)
  }
  const readMarkup = (): void => {
    if (text.startsWith('<!--', at)) {
      const comment = upTo('<!--', '-->')
      if (comment.includes('--') || comment.endsWith('-')) fail()
    } else if (text.startsWith('<![CDATA[', at)) handler.text(upTo('<![CDATA[', ']]>'), line)
    else if (text.startsWith('<!', at)) throw new UnreadableNotice('docType')
    else if (text.startsWith('<?', at)) {
      if (declared.test(upTo('<?', '?>'))) fail()
    } else if (text.startsWith('</', at)) handler.end((match(endTag) ?? fail())[1] ?? '', line)
    else readStart()
  }

  if (illegal.test(text)) fail()
  match(declaration)
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const end = next < 0 ? text.length : next
    if (end > at) {
      const raw = text.slice(at, end)
      if (raw.includes(']]>')) fail()
      handler.text(plain(raw), line)
      goTo(end)
    }
    if (next >= 0) readMarkup()
  }
}
