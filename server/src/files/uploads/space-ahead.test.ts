import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StorageFull } from '../storage.ts'
import { SpaceAhead } from './space-ahead.ts'

const mebibyte = 1024 * 1024
const piece = Buffer.alloc(mebibyte)

/** A disk on which everything that is taken takes its space at once. */
function diskWith(free: number) {
  let [left, asked] = [free, 0]
  return {
    free: async () => {
      asked += 1
      await turn()
      return left
    },
    take: (bytes: number) => void (left -= bytes),
    left: () => left,
    asked: () => asked,
  }
}

async function* pieces(count: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index++) {
    await turn()
    yield piece
  }
}

type Disk = ReturnType<typeof diskWith>

/** How many of so many pieces come, and whether they were told that there is no space. */
async function takenOf(space: SpaceAhead, disk: Disk, count: number, most = count * mebibyte) {
  let came = 0
  try {
    for await (const one of space.within(pieces(count), { storage: disk, reserve: 10 * mebibyte, most })) {
      disk.take(one.length)
      came += 1
    }
    return { came, isWhole: true }
  } catch (error) {
    expect(error).toBeInstanceOf(StorageFull)
    return { came, isWhole: false }
  }
}

test('what comes at once leaves free what has to stay so, and all of the rest is used', async () => {
  const [space, disk] = [new SpaceAhead(), diskWith(215 * mebibyte)]
  const all = await Promise.all(Array.from({ length: 20 }, () => takenOf(space, disk, 30)))
  expect(disk.left()).toBeGreaterThanOrEqual(10 * mebibyte)
  expect(all.filter(({ isWhole }) => isWhole).length).toBe(6)
})

test('of what nobody knows how long it gets as much is taken as there is space for', async () => {
  const [space, disk] = [new SpaceAhead(), diskWith(110.5 * mebibyte)]
  const endless = await takenOf(space, disk, 500, Number.POSITIVE_INFINITY)
  expect([endless, disk.left()]).toEqual([{ came: 100, isWhole: false }, 10.5 * mebibyte])
})

test('what was promised to those whose line is cut goes to the next', async () => {
  const [space, disk] = [new SpaceAhead(), diskWith(40.5 * mebibyte)]
  const cut = space.within(pieces(30), { storage: disk, reserve: 10 * mebibyte, most: 30 * mebibyte })
  await cut.next()
  expect((await takenOf(space, disk, 1)).isWhole).toBe(false)
  await cut.return()
  expect((await takenOf(space, disk, 30)).isWhole).toBe(true)
})

test('the disk is asked once for every 64 MiB, and whoever sends is told how far it has come', async () => {
  const [space, disk] = [new SpaceAhead(), diskWith(1000 * mebibyte)]
  const told: number[] = []
  const asked = {
    storage: disk,
    reserve: 0,
    most: 200 * mebibyte,
    onStretch: async (came: number) => void told.push(came / mebibyte),
  }
  let came = 0
  for await (const one of space.within(pieces(200), asked)) came += one.length
  expect([came, disk.asked(), told]).toEqual([200 * mebibyte, 4, [64, 128, 192]])
})

test('where nobody knows how much is free nothing is refused', async () => {
  const asked = { storage: { free: async () => null }, reserve: 10 * mebibyte, most: 200 * mebibyte }
  let came = 0
  for await (const _one of new SpaceAhead().within(pieces(200), asked)) came += 1
  expect(came).toBe(200)
})
