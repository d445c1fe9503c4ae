import { z } from 'zod'
import { final } from '../method.ts'
import type { Condition } from '../notices/form/conditions.ts'

const FieldId = z.string().max(100, final)
const Text = z.string().max(1000, final)
const Name = z.string().max(50, final)

/** Deeper than any condition of the standard; what is deeper still is refused before anything walks down into it. */
const deepest = 24

/** The keys a condition of each kind must have, and those it may have besides. */
const besides = ['everywhere', 'where']
const tested = ['is', 'equals', 'unlike', 'among', 'above', 'longer']
const kinds = [
  ...tested.flatMap((test) => [
    { must: ['field', test], may: besides },
    { must: ['variable', test], may: [] },
  ]),
  ...['all', 'any', 'not'].map((kind) => ({ must: [kind], may: [] })),
  { must: ['count', 'below'], may: [] },
  { must: ['count', 'above'], may: [] },
  { must: ['from', 'until', 'longer'], may: [] },
  { must: ['every', 'satisfies'], may: [] },
  { must: ['around', 'holds'], may: [] },
]

const isOfOneKind = (condition: object): boolean => {
  const keys = Object.keys(condition)
  return kinds.some(
    ({ must, may }) =>
      must.every((key) => keys.includes(key)) && keys.every((key) => must.includes(key) || may.includes(key)),
  )
}

const byDepth = new Map<number, z.ZodType>()
function conditionAt(depth: number): z.ZodType {
  const condition = byDepth.get(depth) ?? newCondition(depth)
  byDepth.set(depth, condition)
  return condition
}

const below = (depth: number): z.ZodType =>
  depth >= deepest ? z.never() : z.lazy(() => conditionAt(depth + 1))

/** All kinds in one object: a union would walk the same depths once for every kind. */
function newCondition(depth: number): z.ZodType {
  const Inner = below(depth)
  const looks = {
    field: FieldId.optional(),
    variable: Name.optional(),
    everywhere: z.literal(true).optional(),
    where: Inner.optional(),
  }
  const Seen = z.strictObject(looks).refine((seen) => 'field' in seen !== 'variable' in seen)
  const several = z.array(Inner).max(100).optional()
  return z
    .strictObject({
      ...looks,
      is: z.enum(['present', 'absent']).optional(),
      equals: Text.optional(),
      unlike: Text.optional(),
      among: z.union([z.array(Text).max(5000), Seen]).optional(),
      above: z.number().optional(),
      below: z.number().optional(),
      longer: z.string().max(20, final).optional(),
      all: several,
      any: several,
      not: Inner.optional(),
      count: Seen.optional(),
      from: Seen.optional(),
      until: Seen.optional(),
      every: z
        .array(z.tuple([Name, Seen]))
        .max(10)
        .optional(),
      satisfies: Inner.optional(),
      around: FieldId.optional(),
      holds: Inner.optional(),
    })
    .refine(isOfOneKind)
}

/** When a field is due or excluded, as it travels. */
export const TemplateCondition = z.lazy(() => conditionAt(1)) as unknown as z.ZodType<Condition, Condition>
