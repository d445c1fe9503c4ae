import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openOwnLines } from './own-lines.ts'

test('one piece of work at a time for each person, and too many of hers are not taken', async () => {
  const lines = openOwnLines({ waiting: 2 })
  const running = new Map<string, number>()
  const most = new Map<string, number>()
  const work = (person: string) =>
    lines.take(person, async () => {
      const now = (running.get(person) ?? 0) + 1
      running.set(person, now)
      most.set(person, Math.max(most.get(person) ?? 0, now))
      await wait(5)
      running.set(person, now - 1)
      return person
    })
  const answers = await Promise.all(['anna', 'anna', 'bert', 'anna', 'anna'].map(work))
  expect(answers).toEqual(['anna', 'anna', 'bert', 'anna', null])
  expect([...most]).toEqual([
    ['anna', 1],
    ['bert', 1],
  ])
  expect(await work('anna')).toBe('anna')
})

test('work that fails is told to whoever asked, and the next is done', async () => {
  const lines = openOwnLines({ waiting: 2 })
  const failing = lines.take('anna', async () => {
    throw new Error('broken')
  })
  const next = lines.take('anna', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
