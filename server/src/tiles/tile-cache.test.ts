import { globSync } from 'node:fs'
import { readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tilePng } from '../../../e2e/tile-peer.ts'
import { givenTiles } from './test-tile-server.ts'
import { tileCache } from './tile-cache.ts'

const filesIn = (folder: string) => globSync(join(folder, 'tiles/??/*'))

test('a tile that was fetched stays, also after another start', async () => {
  const server = await givenTiles()
  await server.get('2/1/1')
  await server.get('2/1/1')
  server.again()
  expect((await server.get('2/1/1')).tile.bytes).toEqual(tilePng)
  expect(server.peer.asked).toHaveLength(1)
})

test.each([
  ['cut off', (file: string) => truncate(file, 200)],
  ['empty', (file: string) => truncate(file, 0)],
  ['of something else', (file: string) => writeFile(file, '{"type":"text/html"}\n<html>')],
  [
    'with one bit turned',
    async (file: string) => {
      const bytes = await readFile(file)
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
      await writeFile(file, bytes)
    },
  ],
])('a file that is %s is fetched anew', async (_how, breakIt) => {
  const { peer, folder, get } = await givenTiles()
  await get('2/1/1')
  for (const file of filesIn(folder)) await breakIt(file)
  expect((await get('2/1/1')).tile.bytes).toEqual(tilePng)
  expect((await get('2/1/1')).tile.bytes).toEqual(tilePng)
  expect(peer.asked).toHaveLength(2)
})

const tile = {
  bytes: tilePng,
  type: 'image/png' as const,
  sha256: '',
  etag: null,
  freshUntil: 0,
  mayBeStale: true,
}

test('those that nobody wanted for longest go first, and no more than the limit is ever kept', async () => {
  const server = await givenTiles()
  const limit = 4 * 4096
  server.again(limit)
  for (const x of [0, 1, 2, 3]) await server.get(`4/${x}/0`)
  await server.get('4/0/0')
  await server.get('4/4/0')
  expect(filesIn(server.folder)).toHaveLength(4)
  const before = server.peer.asked.length
  await server.get('4/0/0')
  expect(server.peer.asked).toHaveLength(before)
  await server.get('4/1/0')
  expect(server.peer.asked).toHaveLength(before + 1)
})

test('what was last wanted is known after another start, and a smaller limit is kept to', async () => {
  const server = await givenTiles()
  for (const x of [0, 1, 2]) await server.get(`4/${x}/0`)
  const files = filesIn(server.folder)
  for (const file of files) await utimes(file, new Date(1e12), new Date(1e12))
  await server.again().get({ map: 'probe', z: '4', x: '0', y: '0' }, new AbortController().signal)
  server.again(4096)
  await expect.poll(() => filesIn(server.folder)).toHaveLength(1)
  await server.get('4/0/0')
  expect(server.peer.asked).toHaveLength(3)
})

test('a limit of nothing keeps nothing, and what a killed process left is removed', async () => {
  const { folder, get, again, peer } = await givenTiles()
  again(0)
  await get('1/0/0')
  await get('1/0/0')
  expect([filesIn(folder), peer.asked.length]).toEqual([[], 2])
  const cache = tileCache(join(folder, 'tiles'), 1e6)
  await cache.keep('a', tile)
  const part = `${filesIn(folder)[0]}.x.part`
  await writeFile(part, 'x')
  await utimes(part, new Date(1e12), new Date(1e12))
  await tileCache(join(folder, 'tiles'), 1e6).find('b')
  expect(filesIn(folder)).toHaveLength(1)
})

test('a folder that cannot be written to costs the copy, not the tile', async () => {
  const { folder, get } = await givenTiles()
  await writeFile(join(folder, 'tiles'), 'no folder')
  expect((await get('1/0/0')).tile.bytes).toEqual(tilePng)
})

test.each([
  ['max-age=3600', 1],
  ['public, max-age=0', 2],
  ['no-store', 2],
  ['private, max-age=3600', 2],
  ['no-cache, max-age=3600', 2],
  ['max-age=0, s-maxage=60', 1],
  ['', 1],
])('how long its server lets us keep it: %s', async (said, times) => {
  const { peer, get } = await givenTiles()
  peer.answering(said ? { 'cache-control': said } : {})
  await get('1/0/0')
  await get('1/0/0')
  expect(peer.asked).toHaveLength(times)
})

test('what has become old is asked for with its mark, and stays where nothing changed', async () => {
  const { peer, get } = await givenTiles()
  peer.answering({ 'cache-control': 'max-age=0', etag: '"eins"' })
  await get('1/0/0')
  peer.answering({ 'cache-control': 'max-age=60', etag: '"eins"' })
  expect((await get('1/0/0')).tile.bytes).toEqual(tilePng)
  await get('1/0/0')
  expect(peer.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"eins"'])
})

test('an old one is shown where no other can be had, unless its server forbids that', async () => {
  const { peer, get } = await givenTiles()
  peer.answering({ 'cache-control': 'max-age=0' })
  await get('1/0/0')
  peer.showing('fail')
  expect(await get('1/0/0')).toMatchObject({ isStale: true })
  expect(await get('1/0/0')).toMatchObject({ isStale: true })
  expect(peer.asked).toHaveLength(2)
  peer.answering({ 'cache-control': 'max-age=0, must-revalidate' })
  await get('1/1/0')
  peer.showing('fail')
  await expect(get('1/1/0')).rejects.toThrow('baseMapDown')
})
