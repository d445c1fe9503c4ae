import { expect, test } from 'vitest'
import type { Condition } from '../notices/form/conditions.ts'
import { TemplateCondition } from './template-conditions.ts'

test('every kind of condition travels unchanged', () => {
  const conditions: Condition[] = [
    { field: 'a', is: 'absent' },
    { field: 'a', everywhere: true, where: { field: 'b', equals: 'x' }, unlike: 'y' },
    { field: 'a', among: ['x', 'y'] },
    { variable: 'v', among: { field: 'b' } },
    { field: 'a', above: 0 },
    {
      any: [
        { field: 'a', longer: 'P4Y' },
        { not: { from: { field: 'a' }, until: { field: 'b' }, longer: 'P7Y' } },
      ],
    },
    {
      all: [
        { count: { field: 'a', everywhere: true }, below: 2 },
        { count: { field: 'a' }, above: 1 },
      ],
    },
    {
      every: [['v', { field: 'a' }]],
      satisfies: { field: 'b', where: { field: 'c', among: { variable: 'v' } }, is: 'present' },
    },
    { around: '', holds: { field: 'a', is: 'present' } },
  ]
  for (const condition of conditions) expect(TemplateCondition.parse(condition)).toEqual(condition)
})

test('what is nested without end is refused, not walked', () => {
  let condition: Condition = { field: 'a', is: 'present' }
  for (let depth = 0; depth < 10_000; depth++) condition = { not: condition }
  expect(TemplateCondition.safeParse(condition).success).toBe(false)
})

test('what mixes kinds, or is none, is refused', () => {
  for (const condition of [
    {},
    { field: 'a' },
    { field: 'a', not: { field: 'b', is: 'present' } },
    { all: [], any: [] },
    { variable: 'v', field: 'a', is: 'present' },
    { other: 1 },
  ])
    expect(TemplateCondition.safeParse(condition).success).toBe(false)
})
