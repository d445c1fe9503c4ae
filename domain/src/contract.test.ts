import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { bounded, boundedSchemas } from './validation.ts'

type Schema = z.core.$ZodType
type Check = { check: string; maximum?: number; value?: number }
const checksOf = (schema: Schema): Check[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def as unknown as Check)
const maximumOf = (schema: Schema): number | undefined =>
  checksOf(schema).find(({ check }) => check === 'max_length')?.maximum
const hasMaximum = (schema: Schema): boolean => maximumOf(schema) !== undefined

/** Every place below a schema that takes as much as anybody likes; `seen` holds the way down to it. */
function unboundedIn(schema: Schema, path: string, seen: readonly Schema[] = []): string[] {
  if (boundedSchemas.has(schema)) return []
  if (seen.includes(schema)) return [`${path}: recursive without a bound for all of it`]
  const way = [...seen, schema]
  const below = (inner: Schema, name = '') => unboundedIn(inner, name ? `${path}.${name}` : path, way)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return hasMaximum(schema) ? [] : [`${path}: a text of any length`]
    case 'number':
      return isBoundedNumber(schema) ? [] : [`${path}: an integer of any size`]
    case 'array':
      if (!hasMaximum(schema)) return [`${path}: a list of any length`]
      return maximumOf(schema) === 0 ? [] : below(def.element, '[]')
    case 'record':
      return def.keyType._zod.values
        ? below(def.valueType, '{}')
        : [`${path}: any number of keys, without a bound for all of it`]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => below(inner, key))
    case 'tuple':
      if (def.rest) return [`${path}: any number of arguments`]
      return def.items.flatMap((inner, index) => below(inner, String(index)))
    case 'union':
      return def.options.flatMap((inner) => below(inner))
    case 'pipe': {
      // What one side lets through, the other sees too.
      const [before, after] = [below(def.in), below(def.out)]
      return before.length === 0 || after.length === 0 ? [] : before
    }
    case 'lazy':
      return below(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
      return below(def.innerType)
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'date':
      return []
    default:
      return [`${path}: ${def.type}`]
  }
}

/** Fractions are as large as they are; whole numbers end up in columns. */
function isBoundedNumber(schema: Schema): boolean {
  const has = (name: string) => checksOf(schema).some(({ check }) => check === name)
  const isWhole = (schema._zod.def as { format?: string }).format === 'safeint'
  return !isWhole || (has('greater_than') && has('less_than'))
}

test.each(Object.entries(contract))('%s takes nothing without a bound', (name, { args }) => {
  expect(unboundedIn(args, name)).toEqual([])
})

const Tree: z.ZodType = z.lazy(() => z.object({ children: z.array(Tree).max(10) }))

test.each<[string, Schema, string[]]>([
  ['a text', z.string(), ['x: a text of any length']],
  ['a text of a form', z.email(), ['x: a text of any length']],
  ['a text with an end', z.string().trim().max(5), []],
  ['an integer', z.int().positive(), ['x: an integer of any size']],
  ['an integer with both ends', z.int().min(0).max(5), []],
  ['a list', z.array(z.boolean()), ['x: a list of any length']],
  ['a list of texts', z.array(z.string()).max(3), ['x.[]: a text of any length']],
  [
    'a record',
    z.record(z.string().max(3), z.boolean()),
    ['x: any number of keys, without a bound for all of it'],
  ],
  ['a record of known keys', z.record(z.enum(['a']), z.boolean()), []],
  ['a tree', Tree, ['x.children.[]: recursive without a bound for all of it']],
  ['a tree with a bound for all of it', bounded(Tree, 1024), []],
  ['whatever comes', z.unknown(), ['x: unknown']],
  ['an optional one', z.object({ a: z.string().optional() }), ['x.a: a text of any length']],
])('the walk finds %s', (_what, schema, found) => {
  expect(unboundedIn(schema, 'x')).toEqual(found)
})
