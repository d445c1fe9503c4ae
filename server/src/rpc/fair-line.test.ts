import { expect, test } from 'vitest'
import { FairLine } from './fair-line.ts'

test.each([
  [1, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']],
  [2, ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']],
])('who brings many waits behind one of each of the others; %i at once', async (atOnce, expected) => {
  const line = new FairLine(atOnce)
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    expect(++running).toBeLessThanOrEqual(atOnce)
    await new Promise(setImmediate)
    order.push(name)
    running--
    if (name === 'b1') throw new Error('fails')
    return name
  }
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => line.run(name.slice(0, 1), work(name)))
  const outcomes = await Promise.allSettled(asked)
  expect(order).toEqual(expected)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await line.run('a', work('a4'))).toBe('a4')
})

test('who goes first waits for nobody who does not', async () => {
  const line = new FairLine()
  const order: string[] = []
  const work = (name: string) => async () => {
    await new Promise(setImmediate)
    order.push(name)
  }
  await Promise.all([
    line.run('a', work('a1')),
    line.run('b', work('b1')),
    line.runFirst('c', work('c1')),
    line.runFirst('c', work('c2')),
    line.runFirst('d', work('d1')),
  ])
  expect(order).toEqual(['a1', 'c1', 'd1', 'c2', 'b1'])
})

test('work that fails before it waits for anything gives its place back', async () => {
  const line = new FairLine(2)
  const failing = () => {
    throw new Error('fails at once')
  }
  const outcomes = await Promise.allSettled(['a', 'a', 'b'].map((whose) => line.run(whose, failing)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await line.run('a', async () => 'fine')).toBe('fine')
})
