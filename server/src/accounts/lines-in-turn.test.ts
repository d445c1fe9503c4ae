import { expect, test } from 'vitest'
import { LinesInTurn } from './lines-in-turn.ts'

test('a few are in work at once, and of those who wait one line goes on after the other', async () => {
  const turns = new LinesInTurn(2)
  const begun: string[] = []
  let [working, most] = [0, 0]
  const work = (name: string) => async () => {
    begun.push(name)
    most = Math.max(most, ++working)
    await new Promise((resolve) => setTimeout(resolve, 1))
    working--
    if (name.startsWith('wrong')) throw new Error(name)
    return name
  }
  const flood = ['wrong 1', 'wrong 2', 'wrong 3', 'wrong 4', 'wrong 5']
  const all = flood.map((name) => turns.run('many', work(name)))
  const quiet = turns.run('one', work('quiet'))
  const outcomes = await Promise.allSettled([...all, quiet])
  expect(begun).toEqual(['wrong 1', 'wrong 2', 'wrong 3', 'quiet', 'wrong 4', 'wrong 5'])
  expect(outcomes.map(({ status }) => status)).toEqual([...flood.map(() => 'rejected'), 'fulfilled'])
  expect(most).toBe(2)
  expect(await turns.run('many', work('later'))).toBe('later')
})
