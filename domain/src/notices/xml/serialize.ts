import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ValuePath } from '../form/paths.ts'
import type { Draft } from './draft.ts'
import type { CanonicalPath, WrittenNotice } from './notice-xml.ts'
import { nameIn } from './plan.ts'

/** Trimmed, and without the signs that XML cannot hold. */
export const legalText = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').trim()

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const inText = (text: string): string => text.replaceAll(/[&<>\r]/g, (sign) => escapes[sign] ?? sign)
const inAttribute = (text: string): string =>
  text.replaceAll(/[&<>"\r\n\t]/g, (sign) => escapes[sign] ?? sign)

/** One element per line, children in the order of the schemas, nothing empty. */
export function serialized(
  catalogue: Catalogue,
  root: { name: string; namespace: string },
  draft: Draft,
): WrittenNotice {
  let xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const add = ({ name, attributes, text, children }: Draft, level: number, declared = ''): void => {
    const indent = '  '.repeat(level)
    let start = `${indent}<${name}${declared}`
    for (const key in attributes) start += ` ${key}="${inAttribute(attributes[key] ?? '')}"`
    if (text) {
      xml += `${start}>${inText(text)}</${name}>\n`
      return
    }
    xml += `${start}>\n`
    for (const child of children) add(child, level + 1)
    xml += `${indent}</${name}>\n`
  }

  const prefixes = Object.entries(catalogue.namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  arrange(draft, ranksOf(catalogue))
  add(draft, 0, ` xmlns="${root.namespace}"${prefixes.join('')}`)
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
  const walk = ({ place, children }: Draft, path: CanonicalPath): void => {
    if (place !== undefined) places.set(path, place)
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
  if (element.children.length === 0) return Boolean(element.text)
  const left = element.children.filter((child) => arrange(child, ranked))
  const rank = ranked(element.name)
  const rankOf = ({ name }: Draft) => rank.get(name) ?? rank.size
  element.children = left.length > 1 ? left.toSorted((a, b) => rankOf(a) - rankOf(b)) : left
  return Boolean(element.text) || left.length > 0
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
