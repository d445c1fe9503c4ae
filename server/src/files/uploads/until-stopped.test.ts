import { PassThrough } from 'node:stream'
import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { untilStopped } from './until-stopped.ts'

async function gathered(content: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of content) text += piece.toString()
  return text
}

test('all of it comes where nobody wants it stopped, and its fault where it breaks', async () => {
  const whole = new PassThrough()
  whole.write('eins ')
  whole.end('zwei')
  expect(await gathered(untilStopped(whole, new AbortController().signal))).toBe('eins zwei')
  const broken = new PassThrough()
  const reading = gathered(untilStopped(broken, new AbortController().signal))
  broken.destroy(new Error('cut'))
  await expect(reading).rejects.toThrow('cut')
})

test('stopped, it says no at once, also while nothing comes', async () => {
  const body = new PassThrough()
  const stop = new AbortController()
  const pieces = untilStopped(body, stop.signal)
  body.write('eins')
  expect((await pieces.next()).value?.toString()).toBe('eins')
  const waiting = pieces.next()
  stop.abort()
  await expect(waiting).rejects.toBeInstanceOf(Refusal)
  // Whoever sends is not cut off by it; what breaks later concerns nobody.
  expect(body.destroyed).toBe(false)
  const closed = new Promise((resolve) => body.once('close', resolve).on('error', () => undefined))
  body.destroy(new Error('cut later'))
  await closed
})

test('stopped before, it takes nothing', async () => {
  const body = new PassThrough()
  body.end('eins')
  const reading = gathered(untilStopped(body, AbortSignal.abort()))
  await expect(reading).rejects.toBeInstanceOf(Refusal)
})
