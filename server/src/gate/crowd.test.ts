import { expect, test } from 'vitest'
import { type Bounds, Crowd, type Member } from './crowd.ts'

const room = { always: 10, each: 100, address: 150, all: 250 }

const of = (address: string, isProxy = false) => ({ address, isProxy })

/** `gone` is told who has to go, and by itself lets her leave. */
function givenCrowd(
  bounds: Partial<Bounds> = {},
  gone: (crowd: Crowd, member: Member) => void = (crowd, member) => crowd.leave(member),
  now = () => 0,
) {
  const crowd = new Crowd(
    { all: 1000, perAddress: 1000, unledPerAddress: 1000, many: 2, several: 1, ...bounds },
    room,
    now,
  )
  const left: string[] = []
  const heard = new Set<Member>()
  const known = new Set<Member>()
  const join = (address: string, name = address, isProxy = false): Member => {
    const member: Member = {
      address,
      isProxy,
      pending: 0,
      isHeard: () => heard.has(member),
      isKnown: () => known.has(member),
      leave: () => {
        left.push(name)
        gone(crowd, member)
      },
    }
    crowd.join(member)
    return member
  }
  return { crowd, left, heard, known, join }
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
  const { crowd, left, join } = givenCrowd({ all: 8, many: 1 })
  for (const name of ['p1', 'p2', 'p3', 'p4']) crowd.isLed(join('proxy', name, true))
  for (const name of ['f1', 'f2', 'f3']) crowd.isLed(join('flood', name))
  crowd.isLed(join('office'))
  expect([crowd.hasPlaceFor(of('victim')), left]).toEqual([true, ['f3']])
  crowd.isLed(join('victim'))
  expect(crowd.hasPlaceFor(of('flood'))).toBe(false)
  expect([crowd.hasPlaceFor(of('office')), left]).toEqual([true, ['f3', 'f2']])
})

test('many strangers with one connection each send nobody away who was heard while there is anybody else', () => {
  let now = 0
  const { crowd, left, heard, join } = givenCrowd({ all: 6, several: 2 }, undefined, () => now)
  const office = ['o1', 'o2'].map((name) => join('office', name))
  for (const member of office) {
    crowd.isLed(member)
    heard.add(member)
  }
  crowd.isLed(join('half a request'))
  crowd.speaks(join('a request on its way'))
  for (const name of ['silent', 'silent too']) join(name)
  now = 5000
  for (const name of ['1', '2', '3']) {
    expect(crowd.hasPlaceFor(of(name))).toBe(true)
    const member = join(name)
    crowd.isLed(member)
    heard.add(member)
  }
  expect(left).toEqual(['silent', 'silent too', 'half a request'])
})

test('whoever has just been led in is heard before she goes, and whom the house knows goes last', () => {
  let now = 0
  const { crowd, left, heard, known, join } = givenCrowd({ all: 4, many: 3 }, undefined, () => now)
  for (const name of ['bidder', 'stranger', 'other stranger']) {
    const member = join(name)
    crowd.isLed(member)
    heard.add(member)
    if (name === 'bidder') known.add(member)
  }
  now = 5000
  crowd.isLed(join('newcomer'))
  for (const name of ['1', '2', '3']) {
    expect(crowd.hasPlaceFor(of(name))).toBe(true)
    const member = join(name)
    crowd.isLed(member)
    heard.add(member)
    known.add(member)
  }
  expect(left).toEqual(['stranger', 'other stranger', 'newcomer'])
  expect([crowd.hasPlaceFor(of('4')), left.at(-1)]).toEqual([true, 'bidder'])
})

test.each([
  ['addresses', false],
  ['the proxy', true],
])('strangers who were heard and rest on every place of %s keep out nobody', (_name, isProxy) => {
  let now = 0
  const { crowd, left, heard, join } = givenCrowd({ all: 4, many: 3, several: 2 }, undefined, () => now)
  const members = ['1', '2', '3', '4'].map((name) => join(isProxy ? 'proxy' : name, name, isProxy))
  for (const member of members) {
    crowd.isLed(member)
    heard.add(member)
  }
  now = 5000
  crowd.moves(members[0] as Member)
  crowd.moves(members[1] as Member)
  for (const name of ['newcomer', 'another']) {
    expect(crowd.hasPlaceFor(of(name, isProxy))).toBe(true)
    const member = join(name, name, isProxy)
    crowd.isLed(member)
    heard.add(member)
  }
  expect(left).toEqual(['3', '4'])
})

test('where all were heard, an address with several loses one that rests, and strangers go before', () => {
  const { crowd, left, heard, join } = givenCrowd({ all: 4, many: 3, several: 2 })
  for (const [address, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['a', 'a3'],
    ['b', 'b1'],
  ] as const) {
    const member = join(address, name)
    crowd.isLed(member)
    heard.add(member)
  }
  expect([crowd.hasPlaceFor(of('victim')), left]).toEqual([true, ['a1']])
})

test('where all were heard, one of her own makes place for one more of an address with several', () => {
  let now = 0
  const { crowd, left, heard, join } = givenCrowd({ all: 4, many: 3, several: 2 }, undefined, () => now)
  for (const name of ['b', 'a1', 'a2', 'a3']) {
    now += 2000
    const member = join(name.slice(0, 1), name)
    crowd.isLed(member)
    heard.add(member)
  }
  expect([crowd.hasPlaceFor(of('a')), left]).toEqual([true, ['a1']])
})

test('rather one goes that has said nothing, or was not led anywhere yet', () => {
  const { crowd, left, join } = givenCrowd({ all: 4, many: 1 })
  const [silent, unled, led] = [join('flood', 'silent'), join('flood', 'unled'), join('flood', 'led')]
  crowd.speaks(unled)
  crowd.isLed(led)
  crowd.isLed(join('office'))
  for (const gone of [silent, unled]) {
    expect(crowd.hasPlaceFor(of('victim'))).toBe(true)
    crowd.isLed(join(`victim of ${gone.address}`))
  }
  expect(left).toEqual(['silent', 'unled'])
})

test('who has to go is counted no more, however long she takes', () => {
  const { crowd, join } = givenCrowd({ all: 2 }, () => undefined)
  for (const name of ['f1', 'f2']) join('flood', name)
  expect([crowd.hasPlaceFor(of('victim')), crowd.size]).toEqual([true, 1])
})

test('an address has a bound for its connections: whoever has rested for the longest makes place', () => {
  const { crowd, left, join } = givenCrowd({ perAddress: 2 })
  for (const name of ['1', '2']) crowd.isLed(join('a', name))
  for (const name of ['1', '2', '3']) crowd.isLed(join('proxy', name, true))
  for (const one of [of('b'), of('proxy', true)]) expect(crowd.hasPlaceFor(one)).toBe(true)
  expect(left).toEqual([])
  expect([crowd.hasPlaceFor(of('a')), left]).toEqual([true, ['1']])
})

test('of those not led yet the one that has been silent the longest makes place for one more of its address', () => {
  const { crowd, left, join } = givenCrowd({ unledPerAddress: 3 })
  const members = ['1', '2', '3'].map((name) => join('a', name))
  crowd.speaks(members[0] as Member)
  expect([crowd.hasPlaceFor(of('a')), left]).toEqual([true, ['2']])
  crowd.speaks(join('a', '4'))
  expect([crowd.hasPlaceFor(of('a')), left]).toEqual([true, ['2', '3']])
  crowd.speaks(join('a', '5'))
  // Where all have sent something, that of the oldest is led in all the same.
  expect([crowd.hasPlaceFor(of('a')), left]).toEqual([true, ['2', '3', '1']])
})

test('who has just come is not taken for silent while others have many waiting', () => {
  let now = 0
  const { crowd, left, join } = givenCrowd({ all: 5, many: 4, several: 2 }, undefined, () => now)
  join('victim')
  for (const name of ['f1', 'f2', 'f3']) crowd.speaks(join('flood', name))
  join('other')
  expect([crowd.hasPlaceFor(of('newcomer')), left]).toEqual([true, ['f3']])
  join('newcomer')
  now = 1000
  expect([crowd.hasPlaceFor(of('another')), left]).toEqual([true, ['f3', 'victim']])
})

test('whoever is gone gives her place first, for what she sent is on its way all the same', () => {
  const { crowd, left, join } = givenCrowd({ all: 3 })
  join('silent')
  const [gone, other] = [join('gone'), join('gone too')]
  for (const member of [gone, other]) {
    crowd.speaks(member)
    crowd.isGone(member)
  }
  crowd.leave(other)
  crowd.isGone(other)
  join('another')
  expect([crowd.hasPlaceFor(of('newcomer')), left]).toEqual([true, ['gone']])
  join('newcomer')
  expect([crowd.hasPlaceFor(of('one more')), left]).toEqual([true, ['gone', 'silent']])
})
