import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

function givenArrivals() {
  const arrivals = new Arrivals({ each: 100, all: 250 })
  const cut: string[] = []
  return {
    arrivals,
    cut,
    enter: (sender: string, name = sender) => arrivals.enter(sender, () => void cut.push(name)),
  }
}

test('what was answered is held no longer', () => {
  const { arrivals, cut, enter } = givenArrivals()
  for (let index = 0; index < 10; index++) {
    const arrival = enter('anna')
    arrival.holds(60)
    arrival.holds(90)
    arrival.leave()
    arrival.leave()
    arrival.holds(500)
  }
  expect([arrivals.held, cut]).toEqual([0, []])
})

test('a sender with too much loses the largest of what he began, and nobody else anything', () => {
  const { arrivals, cut, enter } = givenArrivals()
  enter('anna').holds(90)
  const [idle, first, second] = [
    enter('mallory', 'idle'),
    enter('mallory', 'first'),
    enter('mallory', 'second'),
  ]
  idle.holds(0)
  first.holds(50)
  second.holds(40)
  idle.holds(20)
  expect([cut, arrivals.held]).toEqual([['first'], 150])
  second.holds(101)
  expect([cut, arrivals.held]).toEqual([['first', 'second'], 110])
})

test('where all together send too much, whoever has sent the most is cut off', () => {
  const { arrivals, cut, enter } = givenArrivals()
  enter('anna').holds(20)
  enter('mallory').holds(100)
  enter('trudy').holds(95)
  enter('dora').holds(30)
  expect([cut, arrivals.held]).toEqual([[], 245])
  enter('emil').holds(10)
  expect([cut, arrivals.held]).toEqual([['mallory'], 155])
})
