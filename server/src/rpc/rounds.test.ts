import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Rounds } from './rounds.ts'

test('while there are few, each is begun at once, also in the rounds after', async () => {
  const rounds = new Rounds(3)
  const begun: string[] = []
  for (let round = 0; round < 3; round++) {
    for (const name of ['a', 'b', 'c']) rounds.begin(name, () => void begun.push(name))
    expect(begun).toHaveLength(3 * (round + 1))
    await setImmediate()
  }
})

test('who sends one waits behind one of each of the others, and nothing is lost where one fails', async () => {
  const rounds = new Rounds(2)
  const begun: string[] = []
  const send = (whose: string, name: string) =>
    rounds.begin(whose, () => {
      begun.push(name)
    })
  for (let index = 1; index <= 6; index++) send('greedy', `greedy ${index}`)
  send('anna', 'anna 1')
  send('bernd', 'bernd 1')
  send('anna', 'anna 2')
  expect(begun).toEqual(['greedy 1', 'greedy 2'])
  for (let round = 0; round < 5; round++) await setImmediate()
  expect(begun).toEqual([
    'greedy 1',
    'greedy 2',
    'greedy 3',
    'anna 1',
    'bernd 1',
    'greedy 4',
    'anna 2',
    'greedy 5',
    'greedy 6',
  ])
})

test('a round looks at the sockets in between', async () => {
  const rounds = new Rounds(10)
  const begun: number[] = []
  for (let index = 0; index < 100; index++) rounds.begin(`address ${index % 7}`, () => void begun.push(index))
  const seen: number[] = []
  for (let round = 0; round < 12; round++) {
    seen.push(begun.length)
    await setImmediate()
  }
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100])
})
