import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SaidBefore } from './said-before.ts'

const filing = Buffer.from('filing')

function givenSaid() {
  const said = new SaidBefore()
  const goesOn: string[] = []
  const say = (name: string, whose = 'anna', words = filing, patience?: number) => {
    const { afterOthers, leave } = said.enter(whose, words, patience)
    void afterOthers().then(() => goesOn.push(name))
    return leave
  }
  return { say, goesOn, said }
}

test('the same said again is looked at after all that came before it', async () => {
  const { say, goesOn } = givenSaid()
  const [first, second] = [say('first'), say('second')]
  say('third')
  await turn()
  expect(goesOn).toEqual(['first'])
  second()
  await turn()
  expect(goesOn).toEqual(['first'])
  first()
  await turn()
  expect(goesOn).toEqual(['first', 'second', 'third'])
})

test('what somebody else says, or in other words, waits for nobody', async () => {
  const { say, goesOn } = givenSaid()
  say('first')
  say('of somebody else', 'berta')
  say('in other words', 'anna', Buffer.from('filing '))
  await turn()
  expect(goesOn).toEqual(['first', 'of somebody else', 'in other words'])
})

test('what is answered is forgotten', async () => {
  const { say, said } = givenSaid()
  const leaves = [say('first'), say('second'), say('third')]
  expect(said.size).toBe(1)
  for (const leave of leaves.toReversed()) leave()
  await turn()
  expect(said.size).toBe(0)
})

test('nobody waits for long behind one that gets no answer, and few wait at a time', async () => {
  const { say, goesOn } = givenSaid()
  say('first')
  say('impatient', 'anna', filing, 0)
  for (let count = 3; count <= 9; count++) say(`${count}`)
  say('tenth')
  await expect.poll(() => goesOn.toSorted()).toEqual(['first', 'impatient', 'tenth'])
})
