import fontoxpath from 'fontoxpath'
import type { Node } from 'slimdom'
import { isNode, type Item } from './xpath/items.ts'

const {
  createTypedValueFactory,
  domFacade,
  evaluateXPath,
  evaluateXPathToBoolean,
  evaluateXPathToNodes,
  registerCustomXPathFunction,
} = fontoxpath

const ownNamespace = 'urn:allmende'
// The engine lacks fn:format-number; the rules use it to ask whether a number is whole. Some files write it with the prefix `chk`.
registerCustomXPathFunction(
  { namespaceURI: ownNamespace, localName: 'format-number' },
  ['item()?', 'xs:string'],
  'xs:string',
  (_context, value: Node | number | string | null, picture: string) => {
    const number = Number(typeof value === 'object' ? value?.textContent : value)
    return picture === '#' ? String(Math.round(number)) : String(Number(number.toFixed(10)))
  },
)

export type FullXPath = {
  nodes: (expression: string, from: Node, variables: Variables) => Node[]
  isTrue: (expression: string, from: Node, variables: Variables) => boolean
  items: (expression: string, from: Node, variables: Variables) => Item[]
}
type Variables = Readonly<Record<string, unknown>>

/** The full XPath engine with the prefixes of the rules; compiled expressions stay with it. */
export function fullXPath(namespaces: ReadonlyMap<string, string>): FullXPath {
  const known = new Map([...namespaces, ['own', ownNamespace], ['', '']])
  const options = {
    namespaceResolver: (prefix: string) => known.get(prefix) ?? null,
    language: evaluateXPath.XPATH_3_1_LANGUAGE,
  }
  return {
    nodes: (expression, from, variables) => evaluateXPathToNodes(expression, from, null, variables, options),
    isTrue: (expression, from, variables) =>
      evaluateXPathToBoolean(understood(expression), from, null, variables, options),
    items: (expression, from, variables) =>
      evaluateXPath(expression, from, null, variables, evaluateXPath.ALL_RESULTS_TYPE, options) as Item[],
  }
}

const nodes = createTypedValueFactory('node()*')

/**
 * What a variable holds, as the engine takes it: a single value as it is, several nodes as a sequence. Without being
 * told that they are one, it would take them for an array, which never equals anything.
 */
export const bound = (items: readonly Item[]): unknown =>
  items.length !== 1 && items.every(isNode)
    ? nodes([...items], domFacade)
    : items.length === 1
      ? items[0]
      : items

const rewritten = new Map<string, string>()

/** Says in the engine's words what it does not understand. */
export function understood(expression: string): string {
  const known = rewritten.get(expression)
  if (known !== undefined) return known
  const own = nestQuantifiers(
    expression.replaceAll(/(?<![\w:-])(?:chk:)?format-number\(/g, 'own:format-number('),
  )
  rewritten.set(expression, own)
  return own
}

/**
 * `every $a in X, $b in Y[.=$a] satisfies Z` becomes `every $a in X satisfies every $b in … satisfies Z`: in the
 * engine a later variable of one quantifier does not see an earlier one.
 */
function nestQuantifiers(expression: string): string {
  const begin = /every (\$\w+ in)/.exec(expression)
  if (!begin) return expression
  const from = begin.index + 'every '.length
  const end = positionsOutside(expression, from, ' satisfies ')[0]
  if (end === undefined) return expression
  const commas = positionsOutside(expression, from, ', ').filter((position) => position < end)
  const ends = [...commas, end]
  const bindings = ends.map((to, at) => expression.slice(at === 0 ? from : (ends[at - 1] ?? 0) + 2, to))
  const head = bindings.map((binding) => `every ${binding} satisfies `).join('')
  return expression.slice(0, begin.index) + head + nestQuantifiers(expression.slice(end + 11))
}

/** Where a text stands outside of brackets and quotes, up to the bracket that ends the part. */
function positionsOutside(expression: string, from: number, wanted: string): number[] {
  const found: number[] = []
  let depth = 0
  let quote = ''
  for (let at = from; at < expression.length && depth >= 0; at++) {
    const sign = expression.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === "'" || sign === '"') quote = sign
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    else if (depth === 0 && expression.startsWith(wanted, at)) found.push(at)
  }
  return found
}
