import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ValuePath } from '../form/paths.ts'
import type { Draft } from './draft.ts'
import type { CanonicalPath, WrittenNotice } from './notice-xml.ts'
import { nameIn } from './plan.ts'

/** Trimmed, and without the signs that XML cannot hold. */
export const legalText = (text: string): string =>
  (illegal.test(text) ? text.replaceAll(allIllegal, '') : text).trim()

const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const allIllegal = new RegExp(illegal, 'gu')

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
/** Most texts have no such sign: that is found out without making a new one. */
const inText = (text: string): string =>
  /[&<>\r]/.test(text) ? text.replaceAll(/[&<>\r]/g, (sign) => escapes[sign] ?? sign) : text
const inAttribute = (text: string): string =>
  /["\n\t]/.test(text) ? inText(text).replaceAll(/["\n\t]/g, (sign) => escapes[sign] ?? sign) : inText(text)

/** One element per line, children in the order of the schemas, nothing empty. */
export function serialized(
  catalogue: Catalogue,
  root: { name: string; namespace: string },
  draft: Draft,
): WrittenNotice {
  let xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const add = ({ name, attributes, text, children }: Draft, indent: string, declared = ''): void => {
    xml += `${indent}<${name}${declared}`
    for (const key in attributes) xml += ` ${key}="${inAttribute(attributes[key] ?? '')}"`
    if (text) {
      xml += `>${inText(text)}</${name}>\n`
      return
    }
    xml += '>\n'
    const inner = `${indent}  `
    for (const child of children) add(child, inner)
    xml += `${indent}</${name}>\n`
  }

  const prefixes = Object.entries(catalogue.namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  arrange(draft, ranksOf(catalogue))
  add(draft, '', ` xmlns="${root.namespace}"${prefixes.join('')}`)
  let places: WrittenNotice['places'] | undefined
  return {
    xml,
    // Whoever only sends the notice does not ask for them.
    get places() {
      places ??= placesIn(draft)
      return places
    },
  }
}

function placesIn(root: Draft): WrittenNotice['places'] {
  const places = new Map<CanonicalPath, ValuePath>()
  const walk = ({ place, field, children }: Draft, path: CanonicalPath): void => {
    if (place !== undefined) places.set(path, field ? `${place}/${field}` : place)
    const counts = new Map<string, number>()
    for (const child of children) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      walk(child, `${path}/${child.name}[${count}]`)
    }
  }
  walk(root, `/${root.name}`)
  return places
}

/** Drops what is empty, and puts the rest in order; says whether anything is left. */
function arrange(element: Draft, ranked: Ranks): boolean {
  const { children, text, name } = element
  if (children.length === 0) return text !== ''
  const rank = ranked(name)
  let isSorted = true
  let kept = 0
  let latest = -1
  for (const child of children) {
    if (!arrange(child, ranked)) continue
    child.rank = rank.get(child.name) ?? rank.size
    isSorted &&= child.rank >= latest
    latest = child.rank
    children[kept++] = child
  }
  children.length = kept
  if (!isSorted) children.sort((a, b) => a.rank - b.rank)
  return text !== '' || kept > 0
}

type Ranks = (parent: string) => ReadonlyMap<string, number>
const ranks = new WeakMap<Catalogue, Ranks>()

function ranksOf(catalogue: Catalogue): Ranks {
  const known = ranks.get(catalogue)
  if (known) return known
  const made = new Map(
    Object.entries(catalogue.order).map(([parent, children]) => [
      parent,
      new Map(children.map((child, at) => [nameIn(child), at])),
    ]),
  )
  const none = new Map<string, number>()
  const rank: Ranks = (parent) => made.get(parent) ?? none
  ranks.set(catalogue, rank)
  return rank
}
