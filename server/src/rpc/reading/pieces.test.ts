import { expect, test } from 'vitest'
import { seeded } from '../../test-hostile-args.ts'
import { cut, type Piece, put } from './pieces.ts'

function joined(whole: Record<string, unknown> | unknown[]) {
  const made = Array.isArray(whole) ? [] : {}
  const pieces = [...cut(whole)]
  for (const piece of pieces) put(made, structuredClone(piece))
  return { made, pieces }
}

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1)
    : 1
const heaviest = (pieces: readonly Piece[]) =>
  Math.max(...pieces.map(({ entries }) => entries.reduce((sum, [, value]) => sum + valuesIn(value), 0)))

test('a long list and a tree become the same again, in pieces of few values', () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, at: new Date(id), none: undefined }))
  const whole = [rows, { rows: { first: rows.slice(0, 5000) }, name: 'x' }, null, 'end']
  const { made, pieces } = joined(whole)
  expect(made).toStrictEqual(whole)
  expect(heaviest(pieces)).toBeLessThanOrEqual(1000)
})

test('the order of keys stays, and a key that is called like the prototype is one', () => {
  const strange = JSON.parse(`{"b":1,"__proto__":{"a":[${'{"c":2},'.repeat(2000)}3]},"a":2}`) as object
  const { made } = joined({ strange })
  const [, made2] = Object.entries(made)[0] as [string, object]
  expect(Object.keys(made2)).toEqual(['b', '__proto__', 'a'])
  expect(JSON.stringify(made2)).toBe(JSON.stringify(strange))
  expect(Object.getPrototypeOf(made2)).toBe(Object.prototype)
})

test('long texts do not gather in one piece; one that is too long by itself stays whole', () => {
  const whole = { long: 'x'.repeat(1_000_000), texts: Array(100).fill('y'.repeat(10_000)) }
  const { made, pieces } = joined(whole)
  expect(made).toEqual(whole)
  const signs = pieces.map(({ entries }) => JSON.stringify(entries).length)
  expect(signs.filter((length) => length > 80_000)).toHaveLength(1)
})

test('whatever is cut becomes the same again', () => {
  const random = seeded(33)
  const made = (depth: number): unknown => {
    const kind = random(depth > 5 ? 3 : 6)
    if (kind === 0) return random(1000)
    if (kind === 1) return 'z'.repeat(random(300))
    if (kind === 2) return null
    const values = Array.from({ length: random(kind === 3 ? 25 : 9) }, () => made(depth + 1))
    return kind === 3 ? values : Object.fromEntries(values.map((value, n) => [`k${n}`, value]))
  }
  for (let round = 0; round < 15; round++) {
    const whole = [made(0), made(1), made(2)]
    expect(joined(whole).made).toStrictEqual(whole)
  }
})
