import type { z } from 'zod'

/** The same numbers in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof seeded>
const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[random(things.length)] as Thing

/** What JSON can say and `JSON.stringify` cannot. */
const raw: Record<string, string> = {
  '@beyond every number@': '1e400',
  '@nothing, below zero@': '-0',
  '@a prototype@': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
}
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(/"(@[^"@]+@)"/g, (text, name: string) => raw[name] ?? text)

const texts = [
  '',
  ' ',
  '\0',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e',
  '😀',
  'İ',
  'ﬃ',
  '%',
  '\\',
  "'; drop table users; --",
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '{{link}}',
  '<script>',
  'NaN',
  'null',
  'F-2147483648',
  'F-999999999',
  'EU-19',
  'EU-99',
  'LOT-0001',
  'x'.repeat(1001),
  'ü'.repeat(25_000),
]
export const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-02T00:00:00Z',
  '9999-12-30T00:00:00Z',

  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-02-30T00:00:00Z',

  '2026-01-01T00:00:00+99:99',
  '2026-01-01T00:00:00.123456789012345678901234567890Z',
  '2026-13-01T00:00:00Z',
]
const numbers = [
  0,
  -1,
  0.5,
  1e-320,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 52,
  2 ** 53,
  -(2 ** 31) - 1,
  '@beyond every number@',
  '@nothing, below zero@',
]
const others = [
  null,
  true,
  [],
  {},
  [[[[]]]],
  '@a prototype@',
  { ['\ud800']: 1, ['a\0']: 2 },
  Array(2000).fill(1),
]
const hostile = [...texts, ...moments, ...numbers, ...others]

const emails = ['emil@deich-erdbau.example', 'niemand@nirgends.example']

/** Something the schema takes, or nearly: enough of it to come as far as a method's own code. */
function sample(schema: z.core.$ZodType, random: Random, depth = 0): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const below = (inner: z.core.$ZodType) => sample(inner, random, depth + 1)
  switch (def.type) {
    case 'string': {
      const { format } = def as { format?: string }
      if (format === 'datetime') return oneOf(random, ['2027-01-01T12:00:00Z', '9999-12-30T00:00:00+14:00'])
      return oneOf(random, ['a', 'Anna', '99', 'DEU', 'EU-19', 'F-1', ...emails])
    }
    case 'number':
      return 1 + random(3)
    case 'boolean':
      return random(2) === 0
    case 'null':
      return null
    case 'literal':
      return oneOf(random, def.values)
    case 'enum':
      return oneOf(random, Object.values(def.entries))
    case 'array':
      return depth > 8 ? [] : Array.from({ length: random(3) }, () => below(def.element))
    case 'record':
      return Object.fromEntries(
        Array.from({ length: random(3) }, () => [String(below(def.keyType)), below(def.valueType)]),
      )
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, inner]) => {
          const value = key === 'email' || key === 'userName' ? oneOf(random, emails) : below(inner)
          return value === undefined ? [] : [[key, value]]
        }),
      )
    case 'tuple':
      return def.items.map(below).map((value) => value ?? null)
    case 'union':
      return below(oneOf(random, def.options))
    case 'pipe':
      return below((def.in as z.core.$ZodTypes)._zod.def.type === 'unknown' ? def.out : def.in)
    case 'lazy':
      return below(def.getter())
    case 'optional':
      return random(2) === 0 || depth > 8 ? undefined : below(def.innerType)
    case 'nullable':
      return random(4) === 0 ? null : below(def.innerType)
    case 'default':
      return below(def.innerType)
    default:
      return 'a'
  }
}

/** Arguments that are nearly right, with something hostile in one place or, at times, instead of all of them. */
export function hostileArgs(args: z.core.$ZodType, random: Random): unknown {
  const plausible = sample(args, random)
  if (random(10) === 0) return [oneOf(random, hostile), ...(Array.isArray(plausible) ? plausible : [])]
  return withHostile(plausible, random)
}

/** The same with something hostile in one place. */
export const withHostile = (value: unknown, random: Random): unknown =>
  withOne(value, oneOf(random, hostile), random)

function withOne(value: unknown, replaced: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return replaced
  const keys = Object.keys(value)
  if (keys.length === 0 || (!Array.isArray(value) && random(8) === 0))
    return Array.isArray(value) ? [replaced] : replaced
  const key = oneOf(random, keys)
  const inner = withOne((value as Record<string, unknown>)[key], replaced, random)
  return Array.isArray(value)
    ? value.map((one, index) => (String(index) === key ? inner : one))
    : { ...value, [key]: inner }
}
