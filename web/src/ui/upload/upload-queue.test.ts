import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { createUploadQueue, type Sending, UploadRefused } from './upload-queue.ts'

type Sent = { name: string; sending: Sending; done: (keptAs?: string) => void; fail: (error: Error) => void }

/** A queue whose uploads end when the test says so. */
function givenQueue() {
  const sent: Sent[] = []
  const discarded: string[] = []
  const queue = createUploadQueue<string>({
    send: ({ file: { name } }, sending) =>
      new Promise((done, fail) => {
        sending.signal.addEventListener('abort', () => fail(new Error('stopped')))
        sent.push({ name, sending, done: (keptAs = name) => done(keptAs), fail })
      }),
    discard: ({ file }) => discarded.push(file.name),
    limits: () => ({ largest: 10 }),
  })
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => ({ file: new File(['x'], name), path: `Ordner/${name}` })),
      'room',
    )
  const states = () => queue.uploads.get().map(({ file: { name }, state }) => `${name} ${state}`)
  const idOf = (wanted: string) => queue.uploads.get().find(({ file: { name } }) => name === wanted)?.id ?? -1
  return { queue, sent, discarded, add, states, idOf, settled: () => new Promise((done) => setTimeout(done)) }
}

test('one file goes after the other', async () => {
  const { add, sent, states, settled } = givenQueue()
  add('a', 'b')
  expect(states()).toEqual(['a running', 'b waiting'])
  sent[0]?.done()
  await settled()
  expect(states()).toEqual(['a done', 'b running'])
})

test('what came under another name says so', async () => {
  const { queue, add, sent, settled } = givenQueue()
  add('a')
  expect(queue.uploads.get()[0]?.keptAs).toBeNull()
  sent[0]?.done('a (2)')
  await settled()
  expect(queue.uploads.get()[0]?.keptAs).toBe('a (2)')
})

test('one that is paused lets the next one pass, and goes on where it was', async () => {
  const { queue, add, sent, states, idOf, settled } = givenQueue()
  add('a', 'b')
  sent[0]?.sending.onProgress(0.5)
  queue.pause(idOf('a'))
  await settled()
  expect(states()).toEqual(['a paused', 'b running'])
  queue.resume(idOf('a'))
  expect(states()).toEqual(['a waiting', 'b running'])
  expect(queue.uploads.get()[0]?.share).toBe(0.5)
  sent[1]?.done()
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'a'])
})

test('what is canceled is discarded and can be tried again', async () => {
  const { queue, add, sent, discarded, states, idOf, settled } = givenQueue()
  add('a')
  queue.cancel(idOf('a'))
  await settled()
  expect(states()).toEqual(['a canceled'])
  expect(discarded).toEqual(['a'])
  queue.retry(idOf('a'))
  expect(states()).toEqual(['a running'])
  expect(sent).toHaveLength(2)
})

test('a refusal says its reason, and the others go on', async () => {
  const { queue, add, sent, states, settled } = givenQueue()
  add('a', 'b')
  sent[0]?.fail(new UploadRefused('Der Raum ist geschlossen.'))
  await settled()
  expect(states()).toEqual(['a failed', 'b running'])
  expect(queue.uploads.get()[0]?.fault?.values).toEqual({
    name: 'Ordner/a',
    reason: 'Der Raum ist geschlossen.',
  })
})

test('what cannot be taken is not sent', () => {
  const { queue, sent, states } = givenQueue()
  queue.add([{ file: new File(['x'.repeat(11)], 'a'), path: 'a' }], 'room')
  expect(states()).toEqual(['a failed'])
  expect(sent).toEqual([])
})

test('a refusal that calls the file by its name is not given it once more', async () => {
  const { queue, add, sent, settled } = givenQueue()
  add('a.jpg')
  sent[0]?.fail(new UploadRefused('„a.jpg“ ist kein Bild.'))
  await settled()
  const fault = queue.uploads.get()[0]?.fault
  expect(fault && say(fault.text, 'de', fault.values)).toBe('„a.jpg“ ist kein Bild.')
})
