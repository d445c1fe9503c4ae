import { expect, test } from 'vitest'
import { LeftBehind } from './left-behind.ts'

function givenLeft() {
  const leftBehind = new LeftBehind()
  const lost: string[] = []
  const leave = (line: string, name: string) => {
    const left = {
      line,
      giveUp: () => {
        lost.push(name)
        leftBehind.remove(left)
      },
    }
    leftBehind.add(left)
    return left
  }
  return { leftBehind, lost, leave }
}

test('where there is no place left, whoever has left the most behind loses the newest of it', () => {
  const { leftBehind, lost, leave } = givenLeft()
  leave('victim', 'filing')
  for (const name of ['a1', 'a2', 'a3']) leave('flood', name)
  for (const name of ['b1', 'b2']) leave('other flood', name)
  expect(leftBehind.makePlaceFor('newcomer')).toBe(true)
  expect(leftBehind.makePlaceFor('newcomer')).toBe(true)
  expect(lost).toEqual(['a3', 'a2'])
  expect(leftBehind.makePlaceFor('newcomer')).toBe(true)
  expect(leftBehind.makePlaceFor('newcomer')).toBe(false)
  expect(lost).not.toContain('filing')
})

test('whoever has left the most behind herself takes nobody a place', () => {
  const { leftBehind, lost, leave } = givenLeft()
  const first = leave('flood', 'a1')
  leave('flood', 'a2')
  for (const name of ['b1', 'b2']) leave('other flood', name)
  expect(leftBehind.makePlaceFor('flood')).toBe(false)
  leftBehind.remove(first)
  leftBehind.remove(first)
  expect(leftBehind.makePlaceFor('flood')).toBe(true)
  expect(lost).toEqual(['b2'])
})
