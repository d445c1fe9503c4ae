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
  const places = new Map<CanonicalPath, ValuePath>()
  const lines: CanonicalPath[] = ['']
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  const ranks = ranksOf(catalogue)

  const add = (line: string, path: CanonicalPath): void => {
    parts.push(line, '\n')
    for (let at = -1; (at = line.indexOf('\n', at + 1)) >= 0; ) lines.push(path)
    lines.push(path)
  }
  const addElement = (element: Draft, path: CanonicalPath, indent: string, declared = ''): void => {
    if (element.place !== undefined) places.set(path, element.place)
    const attributes = Object.entries(element.attributes).map(
      ([name, value]) => ` ${name}="${inAttribute(value)}"`,
    )
    const start = `${indent}<${element.name}${declared}${attributes.join('')}>`
    const end = `</${element.name}>`
    if (element.text) return add(start + inText(element.text) + end, path)
    add(start, path)
    const counts = new Map<string, number>()
    for (const child of inOrder(element, ranks)) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      addElement(child, `${path}/${child.name}[${count}]`, `${indent}  `)
    }
    add(indent + end, path)
  }

  const prefixes = Object.entries(catalogue.namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  prune(draft)
  addElement(draft, `/${root.name}`, '', ` xmlns="${root.namespace}"${prefixes.join('')}`)
  return { xml: parts.join(''), places, lines }
}

/** Whether anything is left. */
function prune(element: Draft): boolean {
  element.children = element.children.filter(prune)
  return Boolean(element.text) || element.children.length > 0
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

function inOrder({ name, children }: Draft, ranked: Ranks): readonly Draft[] {
  const rank = ranked(name)
  return children.toSorted((a, b) => (rank.get(a.name) ?? rank.size) - (rank.get(b.name) ?? rank.size))
}
