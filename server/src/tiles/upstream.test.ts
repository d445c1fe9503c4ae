import { expect, test } from 'vitest'
import { type Showing, tilePng } from '../../../e2e/tile-peer.ts'
import { givenTiles } from './test-tile-server.ts'

test('a tile is fetched with our name, and its server learns nothing else', async () => {
  const { peer, get } = await givenTiles()
  const { tile } = await get('3/5/2')
  expect([tile.bytes, tile.type]).toEqual([tilePng, 'image/png'])
  expect(peer.asked.map(({ path }) => path)).toEqual(['/3/5/2.png'])
  expect(peer.asked[0]?.headers['user-agent']).toMatch(
    /^Allmende\/\d.* \(\+https:\/\/vergabe\.example\.de\)$/,
  )
  expect(Object.keys(peer.asked[0]?.headers ?? {})).not.toContain('cookie')
})

test('asked for a hundred times at once it is fetched once', async () => {
  const { peer, get } = await givenTiles()
  peer.answering({}, 100)
  await Promise.all(Array.from({ length: 100 }, () => get('1/0/0')))
  expect(peer.asked).toHaveLength(1)
})

test.each<Showing>([
  'fail',
  'redirect',
  'page',
  'giant',
  'endless',
  'drip',
  'hang',
  'cutOff',
  'announcesMore',
  'announcesLess',
])('a server that does this gives no tile, and is not asked again at once: %s', async (how) => {
  const { peer, get } = await givenTiles()
  peer.showing(how)
  await expect(get('1/0/0')).rejects.toThrow('baseMapDown')
  await expect(get('1/0/0')).rejects.toThrow('baseMapDown')
  expect(peer.asked).toHaveLength(1)
  await expect.poll(() => peer.atOnce.now).toBe(0)
  expect((await get('1/1/1')).tile.bytes).toEqual(tilePng)
})

test('what its server does not have is not found', async () => {
  const { peer, get } = await givenTiles()
  peer.showing('missing')
  await expect(get('1/0/0')).rejects.toThrow('notFound')
  await expect(get('1/0/0')).rejects.toThrow('notFound')
  expect(peer.asked).toHaveLength(1)
})

test('a server that is not there is left alone for a while, whichever tile is wanted', async () => {
  const { peer, get } = await givenTiles({ answersWithin: 30 })
  peer.showing(...Array<Showing>(20).fill('hang'))
  for (let x = 0; x < 10; x++) await expect(get(`4/${x}/0`)).rejects.toThrow('baseMapDown')
  expect(peer.asked.length).toBeLessThanOrEqual(6)
})

test('six are fetched at once, some wait, and who comes then is sent away at once', async () => {
  const { peer, get } = await givenTiles({ waiting: 10 })
  peer.answering({}, 100)
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, x) => get(`5/${x}/0`)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
  expect(String((all[19] as PromiseRejectedResult).reason)).toContain('baseMapBusy')
  expect(peer.atOnce.most).toBe(6)
})

test('who waits too long for a turn is told so', async () => {
  const { peer, get } = await givenTiles({ patience: 50 })
  peer.answering({}, 300)
  const all = await Promise.allSettled(Array.from({ length: 7 }, (_, x) => get(`5/${x}/0`)))
  expect(String((all[6] as PromiseRejectedResult).reason)).toContain('baseMapBusy')
})

test('who goes away leaves his place to others, and the tile to who still wants it', async () => {
  const { peer, get } = await givenTiles({ answersWithin: 5000 })
  peer.showing(...Array<Showing>(6).fill('hang'))
  const leaving = new AbortController()
  const gone = Promise.allSettled(Array.from({ length: 12 }, (_, x) => get(`5/${x}/0`, leaving.signal)))
  await expect.poll(() => peer.asked.length).toBe(6)
  const staying = get('5/11/0')
  leaving.abort()
  expect((await staying).tile.bytes).toEqual(tilePng)
  expect((await gone).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect.poll(() => peer.atOnce.now).toBe(0)
  // Nothing failed: the same tile can be had at once.
  expect((await get('5/0/0')).tile.bytes).toEqual(tilePng)
})

test.each([
  '01/0/0',
  '1/00/0',
  '1/2/0',
  '1/0/2',
  '-1/0/0',
  '1/-0/0',
  '1/0/-1',
  '19/0/0',
  '1e1/0/0',
  '1.0/0/0',
  '99999999999999999999/0/0',
  '18/262144/0',
  ' 1/0/0',
  '0x1/0/0',
  '١/0/0',
  '//',
  '1/0/..',
])('a tile that the map does not have is asked of nobody: %s', async (tile) => {
  const { peer, get } = await givenTiles()
  await expect(get(tile)).rejects.toThrow('tileOutsideMap')
  expect(peer.asked).toEqual([])
})
