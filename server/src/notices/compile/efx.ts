import type { Condition, Seen } from '@allmende/domain/notices/form/conditions.ts'
import { type Tokens, tokensOf } from './efx-tokens.ts'

/** The codes of a list that a condition names. */
export type CodesOf = (list: string) => readonly string[]

/** The node that a condition is seen from. */
export const contextOf = (efx: string): string => partsOf(efx).context

/**
 * Reads the part of the SDK's expression language in which it says when a field is forbidden or mandatory:
 * `{ND-Lot} ${BT-14-Lot == 'x' and not(BT-15-Lot is present)}`. Everything else is refused.
 */
export function conditionOf(efx: string, codesOf: CodesOf): Condition {
  const tokens = tokensOf(partsOf(efx).body)
  const condition = alternatives({ tokens, codesOf })
  if (tokens.next !== undefined) throw new Error(`“${tokens.next}” is not understood in: ${efx}`)
  return condition
}

function partsOf(efx: string): { context: string; body: string } {
  const [, context, body] = /^\{([\w-]+)\} \$\{(.*)\}$/s.exec(efx) ?? []
  if (context === undefined || body === undefined) throw new Error(`not a condition: ${efx}`)
  return { context, body }
}

type Reading = { tokens: Tokens; codesOf: CodesOf }

const field = /^([A-Z]+-\d.*)$/
const literal = /^'(.*)'$/
const period = /^(P\d+[YMWD])$/
const number = /^(\d+)$/
const variable = /^\$(\w+)$/
const bound = /^text:\$(\w+)$/
const list = /^([a-z]+(?:-[a-z0-9]+)+)$/
const truth: Readonly<Record<string, string>> = { TRUE: 'true', FALSE: 'false' }

function alternatives(reading: Reading): Condition {
  return chain(reading, 'or', (any) => ({ any }), conjunction)
}

function conjunction(reading: Reading): Condition {
  return chain(reading, 'and', (all) => ({ all }), single)
}

function chain(
  reading: Reading,
  word: string,
  joined: (parts: Condition[]) => Condition,
  next: (reading: Reading) => Condition,
): Condition {
  const first = next(reading)
  if (reading.tokens.next !== word) return first
  const parts = [first]
  while (reading.tokens.takes(word)) parts.push(next(reading))
  return joined(parts)
}

function single(reading: Reading): Condition {
  const { tokens } = reading
  if (tokens.takes('not')) return { not: bracketed(reading, alternatives) }
  if (tokens.takes('every')) return universal(reading)
  if (tokens.takes('count')) return counted(reading)
  if (tokens.next !== '(') return relation(reading, seen(reading))
  return tokens.tried(() => span(reading)) ?? bracketed(reading, alternatives)
}

function bracketed<Read>(reading: Reading, inner: (reading: Reading) => Read): Read {
  expect(reading, '(')
  const read = inner(reading)
  expect(reading, ')')
  return read
}

/** `BT-137-Lot[…]`, `/BT-137-Lot`, `$lot`. */
function seen(reading: Reading): Seen {
  const { tokens } = reading
  if (tokens.next?.startsWith('$')) return { variable: tokens.taken(variable) }
  const everywhere = tokens.takes('/')
  const found = { field: tokens.taken(field), ...(everywhere && { everywhere }) }
  if (!tokens.takes('[')) return found
  const where = alternatives(reading)
  expect(reading, ']')
  return { ...found, where }
}

function relation(reading: Reading, of: Seen): Condition {
  const { tokens } = reading
  const word = tokens.take()
  if (word === 'is present') return { ...of, is: 'present' }
  if (word === 'is not present') return { ...of, is: 'absent' }
  if (word === 'in') return { ...of, among: sought(reading) }
  if (word === 'not in') return { not: { ...of, among: sought(reading) } }
  if (word === '!=') return { ...of, unlike: constant(reading) }
  if (word === '>' && number.test(tokens.next ?? '')) return { ...of, above: Number(tokens.taken(number)) }
  if (word === '>') return { ...of, longer: tokens.taken(period) }
  if (word !== '==') throw new Error(`“${word}” is not understood`)
  return tokens.next !== undefined && (field.test(tokens.next) || variable.test(tokens.next))
    ? { ...of, among: seen(reading) }
    : { ...of, equals: constant(reading) }
}

const constant = ({ tokens }: Reading): string =>
  truth[tokens.next ?? ''] === undefined ? tokens.taken(literal) : (truth[tokens.take()] ?? '')

/** What a value is sought among: literals, the codes of a list, or what others hold. */
function sought(reading: Reading): readonly string[] | Seen {
  const { tokens, codesOf } = reading
  if (tokens.next !== '(') return seen(reading)
  return bracketed(reading, () => {
    if (list.test(tokens.next ?? '')) return codesOf(tokens.taken(list))
    const texts = [tokens.taken(literal)]
    while (tokens.takes(',')) texts.push(tokens.taken(literal))
    return texts
  })
}

function counted(reading: Reading): Condition {
  const count = bracketed(reading, seen)
  const word = reading.tokens.take()
  const limit = () => Number(reading.tokens.taken(number))
  if (word === '<') return { count, below: limit() }
  if (word === '>') return { count, above: limit() }
  throw new Error(`“${word}” is not understood behind a count`)
}

/** `(BT-537-Lot - BT-536-Lot) > P4Y`. */
function span(reading: Reading): Condition {
  const days = bracketed(reading, () => {
    const until = seen(reading)
    expect(reading, '-')
    return { from: seen(reading), until }
  })
  expect(reading, '>')
  return { ...days, longer: reading.tokens.taken(period) }
}

function universal(reading: Reading): Condition {
  const { tokens } = reading
  const every: [variable: string, seen: Seen][] = []
  do {
    const name = tokens.taken(bound)
    expect(reading, 'in')
    every.push([name, seen(reading)])
  } while (tokens.takes(','))
  expect(reading, 'satisfies')
  return { every, satisfies: bracketed(reading, alternatives) }
}

function expect({ tokens }: Reading, wanted: string): void {
  if (!tokens.takes(wanted)) throw new Error(`expected “${wanted}”, found “${tokens.next}”`)
}
