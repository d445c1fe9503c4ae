import { z } from 'zod'
import type { Condition } from '../notices/form/conditions.ts'

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

type Test = (value: unknown, depth: number) => boolean

const text =
  (longest: number): Test =>
  (value) =>
    typeof value === 'string' && value.length <= longest
const several =
  (most: number, test: Test): Test =>
  (value, depth) =>
    Array.isArray(value) && value.length <= most && value.every((one) => test(one, depth))
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value)

const isInner: Test = (value, depth) => depth < deepest && isCondition(value, depth + 1)
const isSeen: Test = (value, depth) =>
  isObject(value) &&
  'field' in value !== 'variable' in value &&
  Object.entries(value).every(([key, part]) => Object.hasOwn(seen, key) && seen[key]?.(part, depth))
const isBinding: Test = (value, depth) =>
  Array.isArray(value) && value.length === 2 && text(50)(value[0], depth) && isSeen(value[1], depth)

const seen: Readonly<Record<string, Test>> = {
  field: text(100),
  variable: text(50),
  everywhere: (value) => value === true,
  where: isInner,
}

/** What may stand under each key. */
const parts: Readonly<Record<string, Test>> = {
  ...seen,
  is: (value) => value === 'present' || value === 'absent',
  equals: text(1000),
  unlike: text(1000),
  among: (value, depth) => several(5000, text(1000))(value, depth) || isSeen(value, depth),
  above: isNumber,
  below: isNumber,
  longer: text(20),
  all: several(100, isInner),
  any: several(100, isInner),
  not: isInner,
  count: isSeen,
  from: isSeen,
  until: isSeen,
  every: several(10, isBinding),
  satisfies: isInner,
  around: text(100),
  holds: isInner,
}

const isCondition = (value: unknown, depth = 1): boolean =>
  isObject(value) &&
  isOfOneKind(value) &&
  Object.entries(value).every(([key, part]) => parts[key]?.(part, depth))

/** When a field is due or excluded, as it travels. Asked by hand: schemas within schemas take seconds for some of 1.15. */
export const TemplateCondition = z.custom<Condition>((value) => isCondition(value))
