import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openThread, type Thread, type ThreadLimits } from './thread.ts'

const file = new URL('./test-thread.worker.ts', import.meta.url)
const patient: ThreadLimits = { milliseconds: 60_000, waiting: 20, megabytes: 256 }
const opened: Thread<string, string>[] = []

function open(limits: Partial<ThreadLimits> = {}): Thread<string, string> {
  const thread = openThread<string, string>({
    file,
    limits: { ...patient, ...limits },
    log: createLog('silent'),
  })
  opened.push(thread)
  return thread
}
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close()
})

test('answers come in order, and how far it is is told', async () => {
  const thread = open()
  const heard: [number, number][] = []
  const answers = [
    thread.ask('echo', (...progress) => heard.push(progress)),
    thread.ask('throw'),
    thread.ask('echo'),
  ]
  expect(await Promise.all(answers)).toEqual([
    { kind: 'done', answer: 'echoed' },
    { kind: 'failed', reason: expect.stringContaining('told to') },
    { kind: 'done', answer: 'echoed' },
  ])
  expect(heard).toEqual([[1, 1]])
})

test.each([
  ['hang', { milliseconds: 1500 }, 'late'],
  // Rules of the standard bring expressions of their own along; one that looks back without end is ended as well.
  ['match', { milliseconds: 1500 }, 'late'],
  ['grow', { megabytes: 16 }, 'ended'],
])('what is told to %s is ended', async (order, limits, kind) => {
  expect(await open(limits).ask(order)).toMatchObject({ kind })
})

test('after a thread that ended the next question finds a new one', async () => {
  const thread = open()
  expect(await thread.ask('end')).toMatchObject({ kind: 'ended' })
  expect(await thread.ask('echo')).toEqual({ kind: 'done', answer: 'echoed' })
})

test('only so many wait in line', async () => {
  const thread = open({ waiting: 1 })
  const first = thread.ask('echo')
  expect(await thread.ask('echo')).toEqual({ kind: 'busy' })
  expect(await first).toMatchObject({ kind: 'done' })
  expect(await thread.ask('echo')).toMatchObject({ kind: 'done' })
})
