import { functionCall } from './functions.ts'
import {
  type Comparison,
  compares,
  type Evaluate,
  isTrue,
  type Item,
  type Scope,
  textOf,
  isNode,
} from './items.ts'
import type { Language, Names } from './language.ts'
import { readFurther, readPath } from './paths.ts'
import { NotPlain, Reader } from './tokens.ts'

/**
 * Most rules ask plainly: is it there, how often, is its text one of these. Such an expression becomes a function
 * that answers from the index; null where it asks more, which the full XPath engine then answers.
 */
export function plainXPath(expression: string, names: Names): Evaluate | null {
  try {
    const reader = new Reader(expression)
    const evaluate = readSingle(reader, { ...names, readSingle })
    return reader.isDone ? evaluate : null
  } catch (fault) {
    if (fault instanceof NotPlain) return null
    throw fault
  }
}

function readSingle(reader: Reader, language: Language): Evaluate {
  if (reader.isAt('every')) return readQuantified(reader, language)
  if (reader.isAt('for')) return readFor(reader, language)
  return readOr(reader, language)
}

type Binding = { name: string; items: Evaluate }

function readBindings(reader: Reader, language: Language): Binding[] {
  reader.take()
  const bindings: Binding[] = []
  do {
    const variable = reader.take()
    if (variable.kind !== 'variable') throw new NotPlain('no variable')
    reader.expect('in')
    bindings.push({ name: variable.text.slice(1), items: readSingle(reader, language) })
  } while (reader.skip(','))
  return bindings
}

/** A scope for every combination; a later variable may depend on an earlier one. */
function* scopesOf([first, ...rest]: readonly Binding[], scope: Scope): Generator<Scope> {
  if (!first) return yield scope
  for (const item of first.items(scope))
    yield* scopesOf(rest, { ...scope, variables: { ...scope.variables, [first.name]: [item] } })
}

function readQuantified(reader: Reader, language: Language): Evaluate {
  const bindings = readBindings(reader, language)
  reader.expect('satisfies')
  const condition = readSingle(reader, language)
  return (scope) => {
    for (const inner of scopesOf(bindings, scope)) if (!isTrue(condition(inner))) return [false]
    return [true]
  }
}

function readFor(reader: Reader, language: Language): Evaluate {
  const bindings = readBindings(reader, language)
  reader.expect('return')
  const result = readSingle(reader, language)
  return (scope) => [...scopesOf(bindings, scope)].flatMap((inner) => result(inner))
}

function readOr(reader: Reader, language: Language): Evaluate {
  const parts = [readAnd(reader, language)]
  while (reader.skip('or')) parts.push(readAnd(reader, language))
  const [only] = parts
  if (parts.length === 1 && only) return only
  return (scope) => [parts.some((part) => isTrue(part(scope)))]
}

function readAnd(reader: Reader, language: Language): Evaluate {
  const parts = [readComparison(reader, language)]
  while (reader.skip('and')) parts.push(readComparison(reader, language))
  const [only] = parts
  if (parts.length === 1 && only) return only
  return (scope) => [parts.every((part) => isTrue(part(scope)))]
}

const signs: Record<string, Comparison> = {
  '=': '=',
  '!=': '!=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
}
/** These compare one value with one value, and nothing with anything is nothing. */
const singleSigns: Record<string, Comparison> = { eq: '=', le: '<=', lt: '<', ge: '>=', gt: '>' }

function readComparison(reader: Reader, language: Language): Evaluate {
  const left = readValue(reader, language)
  const text = reader.next?.kind === 'text' ? '' : (reader.next?.text ?? '')
  const [many, single] = [signs[text], singleSigns[text]]
  if (!many && !single) return left
  reader.take()
  const right = readValue(reader, language)
  if (single) return ofSingles(single, left, right)
  const [sign, choices] = [many ?? '=', textsIn(right)]
  if (sign === '=' && choices) return (scope) => [left(scope).some((item) => isAmong(choices, item))]
  return (scope) => [compares(sign, left(scope), right(scope))]
}

function ofSingles(sign: Comparison, left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => {
    const [a, b] = [left(scope), right(scope)]
    if (a.length !== 1 || b.length !== 1) throw new NotPlain('compares other than one value')
    return [compares(sign, a, b)]
  }
}

function isAmong(choices: ReadonlySet<string>, item: Item): boolean {
  if (typeof item === 'number' || typeof item === 'boolean') throw new NotPlain('compares text with numbers')
  return choices.has(isNode(item) ? textOf(item) : item)
}

const writtenTexts = new WeakMap<Evaluate, ReadonlySet<string>>()
/** The texts, where an expression is nothing but texts. */
const textsIn = (evaluate: Evaluate): ReadonlySet<string> | undefined => writtenTexts.get(evaluate)

function readValue(reader: Reader, language: Language): Evaluate {
  const { next } = reader
  if (next?.kind === 'text') return written([reader.take().text])
  if (next?.kind === 'number') {
    const numbers = [Number(reader.take().text)]
    return () => numbers
  }
  if (next?.kind === 'variable') return readVariable(reader, language)
  if (reader.skip('(')) return readFurther(readSequence(reader, language), reader, language)
  if (reader.isAtCall() && !reader.isAt('text', '('))
    return readFurther(functionCall(reader, language), reader, language)
  return readPath(reader, language)
}

function written(texts: readonly string[]): Evaluate {
  const evaluate = () => texts
  writtenTexts.set(evaluate, new Set(texts))
  return evaluate
}

function readVariable(reader: Reader, language: Language): Evaluate {
  const name = reader.take().text.slice(1)
  const value: Evaluate = ({ variables }) => {
    const items = variables[name]
    if (!items) throw new NotPlain(`unknown variable ${name}`)
    return items
  }
  return readFurther(value, reader, language)
}

function readSequence(reader: Reader, language: Language): Evaluate {
  const parts: Evaluate[] = []
  do parts.push(readSingle(reader, language))
  while (reader.skip(','))
  reader.expect(')')
  const [only] = parts
  if (parts.length === 1 && only) return only
  const texts = parts.map(textsIn)
  if (texts.every((part) => part !== undefined)) return written(texts.flatMap((part) => [...part]))
  return (scope) => parts.flatMap((part) => part(scope))
}
