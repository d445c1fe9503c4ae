import { expect, test } from 'vitest'
import type { Behalf } from './behalf.ts'
import { Ways } from './ways.ts'

type Granted = { who: string; leave: () => void }

const parse = (who: string): Behalf | null => {
  if (who === 'house') return null
  const [kind = '', whose = '', line = whose] = who.split(' ')
  return { kind: kind as Behalf['kind'], whose, line }
}

function given(size: number) {
  let now = 0
  const ways = new Ways(size, () => now)
  const granted: Granted[] = []
  const ask = (who: string) => ways.ask(parse(who), (leave) => void granted.push({ who, leave }))
  const names = () => granted.map(({ who }) => who)
  /** Whoever has a way gives it back, and so do those who get it next. */
  function all(): string[] {
    for (const { leave } of granted) leave()
    return names()
  }
  /** The same, where each of these keeps it for so long. */
  function allFor(milliseconds: (who: string) => number): string[] {
    for (const { who, leave } of granted) {
      now += milliseconds(who)
      leave()
    }
    return names()
  }
  const pass = (milliseconds: number) => void (now += milliseconds)
  return { ask, granted, names, all, allFor, pass }
}
const times = (count: number, who: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => who(i))

test('one address or account has four ways, all strangers half of them, and two are kept for filings', () => {
  const { ask, names } = given(10)
  for (const who of times(20, () => 'stranger a')) ask(who)
  expect(names()).toHaveLength(4)
  for (const who of times(20, (index) => `stranger b${index}`)) ask(who)
  expect(names()).toHaveLength(5)
  for (const who of times(20, (index) => `user c${index}`)) ask(who)
  expect(names()).toHaveLength(8)
  ask('filing a')
  expect(names().at(-1)).toBe('filing a')
  ask('house')
  expect(names().at(-1)).toBe('house')
})

test('with one way the platform goes first, then a filing every second time; people, logins and strangers share the others', () => {
  const { ask, all } = given(1)
  ask('user anna')
  for (let index = 1; index <= 3; index++)
    for (const kind of ['stranger', 'login', 'user', 'filing']) ask(`${kind} ${index}`)
  ask('house')
  expect(all()).toEqual([
    'user anna',
    'house',
    'filing 1',
    'login 1',
    'filing 2',
    'user 1',
    'filing 3',
    'stranger 1',
    'user 2',
    'login 2',
    'user 3',
    'stranger 2',
    'login 3',
    'stranger 3',
  ])
})

test('the platform never goes twice while others wait', () => {
  const { ask, all } = given(1)
  ask('user anna')
  for (const who of times(3, () => 'house')) ask(who)
  for (const who of ['user bernd', 'filing dora']) ask(who)
  expect(all().slice(1)).toEqual(['house', 'filing dora', 'house', 'user bernd', 'house'])
})

test('whoever asks a thousand times waits behind one of each of the others', () => {
  const { ask, all } = given(1)
  ask('house')
  for (const who of times(1000, () => 'user greedy')) ask(who)
  for (const who of ['user bernd', 'user dora', 'filing greedy']) ask(who)
  expect(all().slice(1, 6)).toEqual([
    'filing greedy',
    'user greedy',
    'user bernd',
    'user dora',
    'user greedy',
  ])
})

test('who asks for little does not wait behind each of those who ask for much', () => {
  const { ask, allFor } = given(1)
  ask('house')
  for (const who of times(100, () => 'user modest')) ask(who)
  for (const who of times(20, (index) => `user greedy${index}`))
    for (const one of times(5, () => who)) ask(one)
  const order = allFor((who) => (who === 'user modest' ? 2 : 300))
  // Each of the twenty goes before her second; then what is held against them is worth twenty-five of hers.
  expect(order.filter((who) => who === 'user modest')).toHaveLength(100)
  expect(order.slice(0, 46).filter((who) => who === 'user modest').length).toBeGreaterThan(20)
})

test('who comes new waits for one turn of each of the others at most', () => {
  const { ask, granted, pass } = given(1)
  for (const who of times(300, (index) => `login guesser${index}`))
    for (const one of times(5, () => who)) ask(one)
  const serve = (count: number) => {
    for (let served = 0; served < count; served++) {
      pass(2)
      granted.at(-1)?.leave()
    }
  }
  serve(450)
  ask('login dora')
  serve(301)
  expect(granted.map(({ who }) => who)).toContain('login dora')
})

test('newcomers without end keep nobody waiting for ever', () => {
  const { ask, granted, pass } = given(1)
  for (const who of times(50, () => 'user old')) ask(who)
  let newcomers = 0
  for (let step = 0; step < 20_000 && granted.filter(({ who }) => who === 'user old').length < 50; step++) {
    ask(`user new${newcomers++}`)
    pass(10)
    granted.at(-1)?.leave()
  }
  expect(granted.filter(({ who }) => who === 'user old')).toHaveLength(50)
})

test('people of a company take turns with others as one, and among themselves one after the other', () => {
  const { ask, all } = given(1)
  ask('house')
  for (const who of ['dora', 'emil', 'dora']) ask(`user ${who} deich`)
  ask('user fritz geest')
  ask('user fritz geest')
  expect(all().slice(1)).toEqual([
    'user dora deich',
    'user fritz geest',
    'user emil deich',
    'user fritz geest',
    'user dora deich',
  ])
})

test('the people of one company have four ways together', () => {
  const { ask, names } = given(10)
  for (const who of times(20, (index) => `user person${index} deich`)) ask(who)
  expect(names()).toHaveLength(4)
})

test('a wish that is taken back is not served', () => {
  const { ask, all } = given(1)
  ask('user anna')
  const takeBack = [ask('user bernd'), ask('house'), ask('stranger x')]
  ask('user bernd')
  for (const take of takeBack) take()
  expect(all()).toEqual(['user anna', 'user bernd'])
})

test('no way is lost and none is lent twice, whatever comes in whatever order', () => {
  const chance = pseudoRandom(7)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item
  const who = [
    'house',
    ...['filing', 'user', 'login', 'stranger'].flatMap((kind) => times(6, (i) => `${kind} ${i}`)),
  ]
  for (const size of [1, 2, 4, 10]) {
    const ways = new Ways(size)
    const inUse: Granted[] = []
    let [asked, served] = [0, 0]
    for (let step = 0; step < 5000; step++) {
      if (chance() < 0.5) {
        const name = pick(who)
        asked++
        ways.ask(parse(name), (leave) => {
          served++
          inUse.push({ who: name, leave })
        })
      } else if (inUse.length > 0) inUse.splice(Math.floor(chance() * inUse.length), 1)[0]?.leave()
      expect(inUse.length).toBeLessThanOrEqual(size)
      for (const { who: one } of inUse)
        if (one !== 'house') expect(inUse.filter((other) => other.who === one).length).toBeLessThanOrEqual(4)
    }
    for (let next = inUse.shift(); next; next = inUse.shift()) next.leave()
    expect(served).toBe(asked)
  }
})

/** The same numbers every time. */
function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
