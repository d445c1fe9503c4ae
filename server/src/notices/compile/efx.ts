import type { Condition } from '@allmende/domain/notices/form/conditions.ts'

/**
 * Reads the part of the SDK's expression language in which it says when a field is forbidden or mandatory:
 * `{ND-Lot} ${BT-14-Lot == 'x' and not(BT-15-Lot is present)}`. Everything else is refused.
 */
export function conditionOf(efx: string): Condition {
  const [, body] = /^\{[\w-]+\} \$\{(.*)\}$/s.exec(efx) ?? []
  if (body === undefined) throw new Error(`not a condition: ${efx}`)
  const tokens = tokensOf(body)
  const condition = alternatives(tokens)
  if (tokens.length > 0) throw new Error(`“${tokens[0]}” is not understood in: ${efx}`)
  return condition
}

const token =
  /\s*('[^']*'|[()]|==|is not present|is present|and\b|or\b|not(?=\()|[A-Z]+-\d+(?:\([\w-]+\))?(?:-\w+)*)/y

/** Literals keep their quotes; a field's name may hold brackets of its own: `BT-131(d)-Lot`. */
function tokensOf(text: string): string[] {
  const tokens: string[] = []
  let end = 0
  while (text.slice(end).trim() !== '') {
    token.lastIndex = end
    const [, found] = token.exec(text) ?? []
    if (found === undefined) throw new Error(`“${text.slice(end)}” is not understood`)
    tokens.push(found)
    end = token.lastIndex
  }
  return tokens
}

function alternatives(tokens: string[]): Condition {
  return chain(tokens, 'or', () => chain(tokens, 'and', () => single(tokens), 'all'), 'any')
}

function chain(tokens: string[], word: string, next: () => Condition, kind: 'all' | 'any'): Condition {
  const parts = [next()]
  while (tokens[0] === word) {
    tokens.shift()
    parts.push(next())
  }
  const [only] = parts
  if (parts.length === 1 && only) return only
  return kind === 'all' ? { all: parts } : { any: parts }
}

function single(tokens: string[]): Condition {
  const first = tokens.shift()
  if (first === 'not') return { not: single(tokens) }
  if (first === '(') {
    const inner = alternatives(tokens)
    expect(tokens, ')')
    return inner
  }
  if (!first || !/^[A-Z]+-\d/.test(first)) throw new Error(`“${first}” is not a field`)
  const relation = tokens.shift()
  if (relation === 'is present') return { field: first, is: 'present' }
  if (relation === 'is not present') return { field: first, is: 'absent' }
  const [, equals] = /^'(.*)'$/.exec(tokens[0] ?? '') ?? []
  if (relation !== '==' || equals === undefined) throw new Error(`“${first} ${relation}” is not understood`)
  tokens.shift()
  return { field: first, equals }
}

function expect(tokens: string[], wanted: string): void {
  const found = tokens.shift()
  if (found !== wanted) throw new Error(`expected “${wanted}”, found “${found}”`)
}
