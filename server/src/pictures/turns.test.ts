import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'
import { WorkshopBusy } from './workshop.ts'

/** Work that lasts until it is ended by its name. */
function givenTurns(limits = { atOnce: 2, waitingOfOne: 3, waiting: 6 }) {
  const turns = openTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) =>
    turns.taken(name.slice(0, 1), () => {
      begun.push(name)
      return new Promise<void>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve())),
      )
    })
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await soon()
  }
  return { begun, work, end }
}

test('one who sends many holds up nobody: turns go round', async () => {
  const { begun, work, end } = givenTurns()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => work(name))
  await soon()
  // Nobody has two places, even where there are some.
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['c1', 'a2', 'b2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  await Promise.all(all)
})

test('whoever came later with one goes before the next of somebody who had a turn', async () => {
  const { begun, work, end } = givenTurns({ atOnce: 1, waitingOfOne: 3, waiting: 6 })
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => work(name))
  await soon()
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  await Promise.all(all)
})

test('nobody has more than a few in line, and all together not too many', async () => {
  const { begun, work, end } = givenTurns()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work(name))
  await expect(work('a5')).rejects.toBeInstanceOf(WorkshopBusy)
  all.push(...['b1', 'c1', 'c2', 'd1'].map((name) => work(name)))
  await expect(work('e1')).rejects.toBeInstanceOf(WorkshopBusy)
  await soon()
  // What begins meanwhile is ended too.
  for (const name of begun) await end(name)
  await Promise.all(all)
})

test('work that fails gives its place back', async () => {
  const { begun, work, end } = givenTurns({ atOnce: 1, waitingOfOne: 3, waiting: 6 })
  const [first, second] = [work('a1'), work('a2')]
  await soon()
  const failing = expect(first).rejects.toThrow('no')
  await end('a1', new Error('no'))
  await failing
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  await second
})
