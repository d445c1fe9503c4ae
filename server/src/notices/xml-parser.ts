import type { Catalogue } from '@allmende/domain/notices/catalogue/catalogue.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { UnreadableNotice } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import { scanXml } from './xml-scanner.ts'

/** More than any notice needs: one with a hundred lots has half a megabyte, thirty thousand elements, twenty levels. */
const mostBytes = 16_000_000
const mostElements = 200_000
const deepest = 100
/** Of an element or a namespace; those of the standard stay below half of it. */
const longestName = 200

const megabyte = 1_000_000

type Names = Pick<Catalogue, 'namespaces' | 'documents'>
/**
 * The prefixes that an element declares, and those round it: copying them would let a small file take long. `names`
 * are those of the tags that were seen with them.
 */
type Scope = { own: ReadonlyMap<string, string>; names: Map<string, string>; outer?: Scope }
type Growing = {
  element: { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlElement[] }
  tag: string
  scope: Scope
}

const ofXml = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']])

/** A notice's elements under the standard's own prefixes; refuses whatever is no sound XML of a notice. */
export function parseXml(source: string | Uint8Array, names: Names): XmlElement {
  const text = decoded(source)
  const prefixes = new Map(Object.entries(names.namespaces).map(([prefix, uri]) => [uri, `${prefix}:`]))
  const outermost: Scope = { own: ofXml, names: new Map() }
  const open: Growing[] = []
  let root: XmlElement | undefined
  let count = 0

  const nameIn = (tag: string, scope: Scope, line: number): string => {
    const [prefix, local] = tag.includes(':') ? tag.split(':', 2) : ['', tag]
    const uri = uriOf(scope, prefix ?? '') ?? (prefix ? malformed(line) : '')
    if (open.length === 0) return rootName(names, uri, local ?? '')
    const name = (prefixes.get(uri) ?? (uri ? `{${uri}}` : '')) + local
    scope.names.set(tag, name)
    return name
  }

  scanXml(text, {
    start: (tag, attributes, line) => {
      if (root && open.length === 0) malformed(line)
      if (open.length >= deepest) throw new UnreadableNotice('tooDeep', { line })
      refuseLongNames(tag, attributes, line)
      if (++count > mostElements) throw new UnreadableNotice('tooMany', { max: mostElements })
      const outer = open.at(-1)
      const scope = scopeIn(outer?.scope ?? outermost, attributes)
      const element = {
        name: scope.names.get(tag) ?? nameIn(tag, scope, line),
        attributes: plainOnes(attributes),
        children: [],
        text: '',
        line,
      }
      outer?.element.children.push(element)
      root ??= element
      open.push({ element, tag, scope })
    },
    end: (tag, line) => {
      const closed = open.pop()
      if (closed?.tag !== tag) malformed(line)
      else closed.element.text = closed.element.text.trim()
    },
    text: (said, line) => {
      const inside = open.at(-1)
      // What stands before the first word is trimmed in the end: between elements nothing piles up.
      if (inside) inside.element.text = inside.element.text ? inside.element.text + said : said.trimStart()
      else if (said.trim()) malformed(line)
    },
  })
  if (!root || open.length > 0) return malformed(open.at(-1)?.element.line ?? 1)
  return root
}

function malformed(line: number): never {
  throw new UnreadableNotice('notWellFormed', { line })
}

/** Every element below bears its namespace in its name, so a long one would count again and again. */
function refuseLongNames(tag: string, attributes: ReadonlyMap<string, string>, line: number): void {
  let longest = tag.length
  for (const [name, uri] of attributes) if (isDeclaration(name)) longest = Math.max(longest, uri.length)
  if (longest > longestName) throw new UnreadableNotice('longName', { line, max: longestName })
}

/** Notices are exchanged as UTF-8; other encodings could hide what is in a file. */
function decoded(source: string | Uint8Array): string {
  const size = typeof source === 'string' ? source.length : source.byteLength
  if (size > mostBytes)
    throw new UnreadableNotice('tooLarge', {
      max: mostBytes / megabyte,
      size: Math.ceil(size / megabyte),
    })
  const text = typeof source === 'string' ? source.replace(/^\uFEFF/, '') : utf8(source)
  const [, declared] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(text.slice(0, 200)) ?? []
  if (declared && !/^utf-?8$/i.test(declared)) throw new UnreadableNotice('encoding')
  return text
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableNotice('encoding')
  }
}

function rootName({ documents }: Names, uri: string, local: string): string {
  const known = Object.values(documents).find(({ root, namespace }) => root === local && namespace === uri)
  if (!known) throw new UnreadableNotice('foreign', { root: local })
  return known.root
}

function scopeIn(outer: Scope, attributes: ReadonlyMap<string, string>): Scope {
  let own: Map<string, string> | undefined
  for (const [name, uri] of attributes)
    if (isDeclaration(name)) {
      own ??= new Map()
      own.set(name.slice('xmlns:'.length), uri)
    }
  return own ? { own, names: new Map(), outer } : outer
}

const uriOf = ({ own, outer }: Scope, prefix: string): string | undefined =>
  own.get(prefix) ?? (outer && uriOf(outer, prefix))

const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:')

const none: XmlElement['attributes'] = {}
const plainOnes = (attributes: ReadonlyMap<string, string>): XmlElement['attributes'] =>
  attributes.size === 0
    ? none
    : Object.fromEntries([...attributes].filter(([name]) => !name.includes(':') && name !== 'xmlns'))
