import { expect, test } from 'vitest'
import { Crowd, type Member } from './crowd.ts'

const room = { always: 10, each: 100, address: 150, all: 250 }

function givenCrowd() {
  const crowd = new Crowd(room)
  const left: string[] = []
  const join = (address: string, name = address, isProxy = false): Member => {
    const member: Member = {
      address,
      isProxy,
      hasSpoken: false,
      pending: 0,
      leave: () => {
        left.push(name)
        crowd.leave(member)
      },
    }
    crowd.join(member)
    return member
  }
  return { crowd, left, join }
}

test('a little is always taken in, whatever others have sent', () => {
  const { crowd, join } = givenCrowd()
  for (const address of ['a', 'b', 'c']) crowd.holds(join(address), 100)
  const victim = join('victim')
  crowd.holds(victim, 10)
  expect(crowd.hasRoomFor(victim)).toBe(true)
  crowd.holds(victim, 11)
  expect(crowd.hasRoomFor(victim)).toBe(false)
})

test.each([
  ['one connection', [101], false],
  ['as much as one connection may', [100], true],
  ['one address', [76, 76], false],
  ['as much as one address may', [75, 75], true],
])('more is taken in up to a bound: %s', (_name, pending, hasRoom) => {
  const { crowd, join } = givenCrowd()
  const members = pending.map((bytes, index) => {
    const member = join('a', String(index))
    crowd.holds(member, bytes)
    return member
  })
  expect(crowd.hasRoomFor(members[0] as Member)).toBe(hasRoom)
})

test('many people come through a proxy, so its bound is that of all', () => {
  const { crowd, join } = givenCrowd()
  const [one, other] = [join('proxy', '1', true), join('proxy', '2', true)]
  crowd.holds(one, 90)
  crowd.holds(other, 90)
  expect(crowd.hasRoomFor(one)).toBe(true)
})

test('who has left holds nothing any more', () => {
  const { crowd, join } = givenCrowd()
  const members = ['a', 'b', 'c'].map((address) => join(address))
  for (const member of members) crowd.holds(member, 90)
  expect(crowd.hasRoomFor(members[0] as Member)).toBe(false)
  crowd.leave(members[1] as Member)
  crowd.holds(members[1] as Member, 90)
  expect([crowd.hasRoomFor(members[0] as Member), crowd.countOf('b')]).toEqual([true, 0])
})

test('where no place is left the address with the most connections loses its youngest, and a proxy none', () => {
  const { crowd, left, join } = givenCrowd()
  for (const name of ['p1', 'p2', 'p3', 'p4']) join('proxy', name, true)
  for (const name of ['f1', 'f2', 'f3']) join('flood', name)
  join('office')
  expect([crowd.makePlaceFor('victim'), left]).toEqual([true, ['f3']])
  expect(crowd.makePlaceFor('flood')).toBe(false)
  expect([crowd.makePlaceFor('office'), left]).toEqual([true, ['f3', 'f2']])
})

test('an address has a bound for its connections, and a lower one for those that have sent nothing', () => {
  const { crowd, join } = givenCrowd()
  const members = Array.from({ length: 100 }, (_, index) => join('a', String(index)))
  expect([crowd.mayJoin('a', 1000), crowd.mayJoin('b', 1000)]).toEqual([false, true])
  crowd.speaks(members[0] as Member)
  crowd.speaks(members[0] as Member)
  expect([crowd.mayJoin('a', 1000), crowd.mayJoin('a', 100)]).toEqual([true, false])
  join('a')
  expect(crowd.mayJoin('a', 1000)).toBe(false)
  crowd.leave(members[0] as Member)
  expect(crowd.mayJoin('a', 1000)).toBe(false)
  crowd.leave(members[1] as Member)
  expect(crowd.mayJoin('a', 1000)).toBe(true)
})
