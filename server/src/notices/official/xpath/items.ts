import type { Attr, Document, Element, Text } from 'slimdom'
import type { DocumentIndex } from './document-index.ts'
import { NotPlain } from './tokens.ts'

export type XmlNode = Document | Element | Attr | Text
export type Item = XmlNode | string | number | boolean

/** Where an expression is evaluated. */
export type Scope = { node: Item; index: DocumentIndex; variables: Readonly<Record<string, readonly Item[]>> }
export type Evaluate = (scope: Scope) => readonly Item[]

export const isNode = (item: Item): item is XmlNode => typeof item === 'object'
export const isElement = (item: Item): item is Element => isNode(item) && item.nodeType === 1
export const isAttribute = (item: Item): item is Attr => isNode(item) && item.nodeType === 2

export const textOf = (node: XmlNode): string => {
  if (isAttribute(node)) return node.value
  return node.textContent ?? ''
}

/** A value without its node; everything in a notice is untyped, which compares as text. */
export const atomOf = (item: Item): string | number | boolean => (isNode(item) ? textOf(item) : item)

export function stringOf(items: readonly Item[]): string {
  const [item] = items
  if (items.length > 1 || typeof item === 'number' || typeof item === 'boolean')
    throw new NotPlain('not one text')
  return item === undefined ? '' : isNode(item) ? textOf(item) : item
}

/** The effective boolean value. */
export function isTrue(items: readonly Item[]): boolean {
  const [first] = items
  if (first === undefined) return false
  if (isNode(first)) return true
  if (items.length > 1) throw new NotPlain('a sequence of values is neither true nor false')
  return typeof first === 'number' ? first !== 0 && !Number.isNaN(first) : Boolean(first)
}

export type Comparison = '=' | '!=' | '<' | '>' | '<=' | '>='

const compared: Record<Comparison, (a: string | number, b: string | number) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
}

/** Whether any pair of both sides compares so. */
export function compares(sign: Comparison, left: readonly Item[], right: readonly Item[]): boolean {
  return left.some((a) =>
    right.some((b) => {
      const [x, y] = pairOf(sign, a, b)
      return compared[sign](x, y)
    }),
  )
}

function pairOf(sign: Comparison, a: Item, b: Item): [string, string] | [number, number] {
  const [x, y] = [atomOf(a), atomOf(b)]
  if (typeof x === 'boolean' || typeof y === 'boolean') throw new NotPlain('compares truth')
  if (typeof x === 'number' && typeof y === 'number') return [x, y]
  const isOrder = sign !== '=' && sign !== '!='
  if (typeof x === 'number' || typeof y === 'number' || isOrder)
    throw new NotPlain('compares text with numbers')
  return [x, y]
}
