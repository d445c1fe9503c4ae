import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { filesIn } from './multipart.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const part = (name: string, content: Buffer, field = 'file[]') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
const end = Buffer.from('--x--\r\n')
const large = Buffer.alloc(1_500_000, 'groß')
const small = Buffer.from('klein')

/** What is found by somebody who takes so many milliseconds before each file. */
async function found(body: Readable, slowness = 0): Promise<[string, number][]> {
  const files: [string, number][] = []
  for await (const { name, content } of filesIn(headers, body, 'file[]', 1e9)) {
    await pause(slowness)
    files.push([name, (await buffer(content)).length])
  }
  return files
}

test.each([0, 50])('all files come whole, however slowly they are read: %i ms', async (slowness) => {
  const form = [part('a', small), part('x', large, 'other'), part('b', large), part('c', small), end]
  const body = Readable.from([Buffer.concat(form)], { objectMode: false })
  expect(await found(body, slowness)).toEqual([
    ['a', small.length],
    ['b', large.length],
    ['c', small.length],
  ])
})

test.each([
  ['in its first file', [part('a', large).subarray(0, 900_000)]],
  ['in a file whose turn has not come', [part('a', small), part('b', large).subarray(0, 900_000)]],
  ['between two files', [part('a', small)]],
])('a form that ends %s is refused, whether its line is cut or not', async (_where, pieces) => {
  const torn = Buffer.concat(pieces)
  await expect(found(Readable.from([torn], { objectMode: false }), 20)).rejects.toBeInstanceOf(Refusal)
  const line = new PassThrough({ highWaterMark: 4_000_000 })
  const reading = found(line, 20)
  line.write(torn)
  setTimeout(() => line.destroy(new Error('aborted')), 10)
  await expect(reading).rejects.toBeInstanceOf(Refusal)
})
