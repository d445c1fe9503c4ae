import type { Element, Text } from 'slimdom'
import { type DocumentIndex, keyOf } from './document-index.ts'
import { functionCall } from './functions.ts'
import { type Evaluate, isAttribute, isElement, isNode, isTrue, type Item, type Scope } from './items.ts'
import type { Language } from './language.ts'
import { NotPlain, type Reader } from './tokens.ts'

/** One step: what it leads to from one item, and whether several may lead to the same. */
type Step = { from: (item: Item, scope: Scope) => readonly Item[]; joins?: true }
/** `key` names all that was read of the path up to there, where it depends on the document alone. */
type PathStep = Step & { key: string | null }

const nothing: readonly Item[] = []

/** A path from the root, from everywhere or from where it stands. */
export function readPath(reader: Reader, language: Language): Evaluate {
  const begin = reader.position
  if (reader.skip('//')) {
    const first = everywhere(reader, language)
    const itself = filtered({ from: (item) => [item] }, reader, language)
    const steps = [{ ...itself, key: keyFrom(reader, begin, language) }]
    return below(first, reader.skip('/') ? [...steps, ...readSteps(reader, language, begin)] : steps)
  }
  if (!reader.skip('/')) return below(null, readSteps(reader, language, null))
  return below(({ index }) => [index.document], readSteps(reader, language, begin))
}

/** `steps` from what `first` gives. */
export function readFurther(first: Evaluate, reader: Reader, language: Language): Evaluate {
  return reader.skip('/') ? below(first, readSteps(reader, language, null)) : first
}

function readSteps(reader: Reader, language: Language, begin: number | null): PathStep[] {
  const steps: PathStep[] = []
  do {
    const step = readStep(reader, language)
    steps.push({ ...step, key: begin === null ? null : keyFrom(reader, begin, language) })
  } while (reader.skip('/'))
  if (reader.isAt('//')) throw new NotPlain('looks at all descendants')
  return steps
}

function keyFrom(reader: Reader, begin: number, { constants }: Language): string | null {
  const tokens = reader.since(begin)
  const isFree = tokens.every(({ kind, text }) => kind !== 'variable' || constants.has(text.slice(1)))
  return isFree ? tokens.map(({ kind, text }) => (kind === 'text' ? `'${text}'` : text)).join(' ') : null
}

/** Prefixes that depend on the document alone are looked up once. */
function below(first: Evaluate | null, steps: readonly PathStep[]): Evaluate {
  return (scope) => {
    const { known } = scope.index
    const last = steps.findLastIndex(({ key }) => key !== null && known.has(key))
    let items = known.get(steps[last]?.key ?? '') ?? (first ? first(scope) : [scope.node])
    for (const { from, joins, key } of steps.slice(last + 1)) {
      items = walked(items, from, joins, scope)
      if (key !== null) known.set(key, items)
    }
    return items
  }
}

function walked(items: readonly Item[], from: Step['from'], joins: true | undefined, scope: Scope) {
  const [only] = items
  if (items.length === 1 && only !== undefined) return from(only, scope)
  const reached = items.flatMap((item) => from(item, scope))
  return joins ? [...new Set(reached)] : reached
}

/** `//name`: all of that name, wherever they stand. */
function everywhere(reader: Reader, language: Language): Evaluate {
  if (reader.skip('*')) return ({ index }) => index.elements
  const key = elementKey(nameIn(reader), language)
  return ({ index }) => index.named(key)
}

function readStep(reader: Reader, language: Language): Step {
  if (reader.isAtCall() && !reader.isAt('text', '(')) {
    const call = functionCall(reader, language)
    return { from: (node, scope) => call({ ...scope, node }) }
  }
  return filtered(readMove(reader, language), reader, language)
}

function readMove(reader: Reader, language: Language): Step {
  if (reader.skip('..')) return { from: parentOf, joins: true }
  if (reader.skip('.')) return { from: (item) => [item] }
  if (reader.skip('@')) return attributeStep(reader.take().text)
  if (reader.isAt('preceding-sibling', '::')) {
    skipAxis(reader)
    const key = elementKey(nameIn(reader), language)
    return { from: (item, { index }) => before(item, index, key), joins: true }
  }
  if (reader.isAt('child', '::')) skipAxis(reader)
  if (reader.skip('*')) return { from: (item) => childElements(item) }
  if (reader.skip('text')) {
    reader.expect('(')
    reader.expect(')')
    return { from: (item) => (isElement(item) ? item.childNodes.filter(isText) : nothing) }
  }
  const key = elementKey(nameIn(reader), language)
  return { from: (item, { index }) => (isElement(item) ? index.childrenNamed(item, key) : nothing) }
}

function filtered(step: Step, reader: Reader, language: Language): Step {
  let { from } = step
  while (reader.skip('[')) {
    const [every, holds] = [from, readPredicate(reader, language)]
    from = (item, scope) => every(item, scope).filter((node) => holds({ ...scope, node }))
  }
  return { ...step, from }
}

/** A condition in brackets; a number there would count places. */
function readPredicate(reader: Reader, language: Language): (scope: Scope) => boolean {
  const condition = language.readSingle(reader, language)
  reader.expect(']')
  return (scope) => {
    const items = condition(scope)
    if (typeof items[0] === 'number') throw new NotPlain('counts places')
    return isTrue(items)
  }
}

const isText = (node: { nodeType: number }): node is Text => node.nodeType === 3 || node.nodeType === 4

function parentOf(item: Item): readonly Item[] {
  if (isAttribute(item)) return item.ownerElement ? [item.ownerElement] : nothing
  const parent = isNode(item) ? item.parentNode : null
  return parent ? [parent as Element] : nothing
}

function skipAxis(reader: Reader): void {
  reader.take()
  reader.expect('::')
}

/** The elements of that name that stand before it beside it; it bears the name itself in all the rules. */
function before(item: Item, index: DocumentIndex, key: string): readonly Item[] {
  if (!isElement(item) || !item.parentElement) return nothing
  const twins = index.childrenNamed(item.parentElement, key)
  const place = twins.indexOf(item)
  if (place < 0 && twins.length > 0) throw new NotPlain('looks at siblings of another name')
  return twins.slice(0, Math.max(0, place))
}

function childElements(item: Item): readonly Item[] {
  if (!isNode(item)) return nothing
  return item.childNodes.filter((node): node is Element => node.nodeType === 1)
}

function attributeStep(name: string): Step {
  if (name.includes(':')) throw new NotPlain('an attribute of another namespace')
  return {
    from: (item) => {
      const attribute = isElement(item) ? item.getAttributeNode(name) : null
      return attribute ? [attribute] : nothing
    },
  }
}

function nameIn(reader: Reader): string {
  const { kind, text } = reader.take()
  if (kind !== 'name') throw new NotPlain(`${text} is no name`)
  return text
}

function elementKey(name: string, { namespaces }: Language): string {
  const [prefix, localName] = name.includes(':') ? name.split(':') : ['', name]
  const namespace = prefix ? namespaces.get(prefix) : ''
  if (namespace === undefined) throw new NotPlain(`unknown prefix ${prefix}`)
  return keyOf(namespace || null, localName ?? '')
}
