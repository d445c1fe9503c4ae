import type { Attr, Document, Element, Text } from 'slimdom'

type Found = Document | Element | Attr | Text | string | number | boolean

/** The elements of one document by name, and what was already looked for in it. */
export type DocumentIndex = {
  document: Document
  root: Element
  elements: readonly Element[]
  childrenNamed: (parent: Element, key: string) => readonly Element[]
  named: (key: string) => readonly Element[]
  /** What was found and depends on the document alone, by expression. */
  known: Map<string, readonly Found[]>
}

export const keyOf = (namespace: string | null, localName: string): string =>
  `${localName} ${namespace ?? ''}`

const none: readonly Element[] = []

export function indexOf(document: Document): DocumentIndex {
  const root = document.documentElement
  if (!root) throw new Error('the document has no root')
  const elements: Element[] = []
  const named = new Map<string, Element[]>()
  const below = new Map<Element, Map<string, Element[]>>()
  const walk = (element: Element): void => {
    elements.push(element)
    add(named, keyOf(element.namespaceURI, element.localName), element)
    const children = new Map<string, Element[]>()
    for (const child of element.childNodes) {
      if (child.nodeType !== child.ELEMENT_NODE) continue
      const inner = child as Element
      add(children, keyOf(inner.namespaceURI, inner.localName), inner)
      walk(inner)
    }
    if (children.size > 0) below.set(element, children)
  }
  walk(root)
  return {
    document,
    root,
    elements,
    childrenNamed: (parent, key) => below.get(parent)?.get(key) ?? none,
    named: (key) => named.get(key) ?? none,
    known: new Map(),
  }
}

function add(groups: Map<string, Element[]>, key: string, element: Element): void {
  const group = groups.get(key)
  if (group) group.push(element)
  else groups.set(key, [element])
}
