import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { type FilePart, filesIn } from './multipart.ts'

const border = 'grenze'
const headers = { 'content-type': `multipart/form-data; boundary=${border}` }
const field = 'file[]'
const head = `--${border}\r\nContent-Disposition: form-data; name="${field}"; filename="plan.pdf"\r\n\r\n`
const tail = `\r\n--${border}--\r\n`
const content = randomBytes(2_000_000)

/** A body as it comes from the line: in pieces, and closed when its last one was taken. */
const bodyOf = (...parts: readonly (string | Buffer)[]): Readable => {
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part as never)))
  const pieces = Array.from({ length: Math.ceil(whole.length / 65_536) }, (_, index) =>
    whole.subarray(index * 65_536, (index + 1) * 65_536),
  )
  return Readable.from(pieces, { objectMode: false })
}

async function firstOf(files: AsyncGenerator<FilePart>): Promise<FilePart> {
  const { value } = await files.next()
  if (!value) throw new Error('there is no file in the form')
  return value
}

// Of some sizes the last bytes still wait for their reader when the form itself is over.
test.each([1, 100_000, 560_000, 2_000_000])('a file of %i bytes is whole', async (size) => {
  const whole = content.subarray(0, size)
  const files = filesIn(headers, bodyOf(head, whole, tail), field, 1e9)
  const { name, content: file } = await firstOf(files)
  const pieces: Buffer[] = []
  for await (const piece of file) {
    pieces.push(piece as Buffer)
    await setImmediate()
  }
  expect(name).toBe('plan.pdf')
  expect(Buffer.concat(pieces).equals(whole)).toBe(true)
  expect((await files.next()).done).toBe(true)
})

// An error that nobody hears would end this process, as it would end the server.
test.each([
  ['a file', head],
  ['a part that nobody wants', head.replace(field, 'other')],
])('a form that ends in the middle of %s is refused', async (_part, begin) => {
  const readAll = async () => {
    for await (const { content: file } of filesIn(headers, bodyOf(begin, content), field, 1e9))
      await buffer(file)
  }
  await expect(readAll()).rejects.toThrow(Refusal)
})

test('a line that is cut in the middle of a file breaks the file', async () => {
  const body = new Readable({ read: () => {} })
  body.push(head)
  body.push(content.subarray(0, 100_000))
  const { content: file } = await firstOf(filesIn(headers, body, field, 1e9))
  body.destroy()
  await expect(buffer(file)).rejects.toThrow(Refusal)
})

test('what is no form is refused', async () => {
  const files = filesIn({ 'content-type': 'text/plain' }, bodyOf('x'), field, 1e9)
  await expect(files.next()).rejects.toThrow(Refusal)
})

test('a line that was cut before anybody read breaks the form at once', async () => {
  const body = new Readable({ read: () => {} })
  body.push(head)
  body.destroy()
  await setImmediate()
  await expect(filesIn(headers, body, field, 1e9).next()).rejects.toThrow(Refusal)
})

test('a form without an end is not read on, whatever it consists of', async () => {
  let given = 0
  const body = new Readable({
    read() {
      given += 10_000
      this.push(given === 10_000 ? head.replace(field, 'other') : Buffer.alloc(10_000))
    },
  })
  await expect(filesIn(headers, body, field, 200_000).next()).rejects.toThrow(Refusal)
  expect(given).toBeLessThan(1_000_000)
  body.destroy()
})

test.each([
  ['whose last part has no content', [`--${border}\r\nX: y\r\n--${border}--\r\n`]],
  [
    'that ends so behind a file',
    [head, content.subarray(0, 300_000), `\r\n--${border}\r\nX: y\r\n--${border}--\r\n`],
  ],
  ['whose file lacks its line', [head, `--${border}--`]],
])('a form %s is refused, and nobody waits for more of it', async (_what, parts) => {
  const readAll = async () => {
    for await (const { content: file } of filesIn(headers, bodyOf(...parts), field, 1e9)) await buffer(file)
  }
  await expect(readAll()).rejects.toThrow(Refusal)
})

test('a file that is read slowly is waited for, however long its form is over', async () => {
  const files = filesIn(headers, bodyOf(head, content.subarray(0, 560_000), tail), field, 1e9)
  const { content: file } = await firstOf(files)
  await pause(1500)
  expect((await buffer(file)).length).toBe(560_000)
  expect((await files.next()).done).toBe(true)
})
