import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { startJobs } from './schedule.ts'

const log = createLog('silent')

test('all jobs work at the start, each again after its own time, by one timer', async () => {
  vi.useFakeTimers()
  const ran = { often: 0, seldom: 0 }
  const jobs = startJobs(
    [
      { name: 'often', every: 1000, work: async () => void ran.often++ },
      { name: 'seldom', every: 10_000, work: async () => void ran.seldom++ },
    ],
    log,
  )
  expect(ran).toEqual({ often: 1, seldom: 1 })
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(10_500)
  expect(ran).toEqual({ often: 11, seldom: 2 })
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran).toEqual({ often: 11, seldom: 2 })
  vi.useRealTimers()
})

test('a job woken while it works does so once more, never twice at once', async () => {
  let [atWork, most, ran] = [0, 0, 0]
  const gates: (() => void)[] = []
  const work = async () => {
    most = Math.max(most, ++atWork)
    ran++
    await new Promise<void>((resolve) => gates.push(resolve))
    atWork--
  }
  const jobs = startJobs([{ name: 'slow', every: 1_000_000, work }], log)
  jobs.wake('slow')
  jobs.wake('slow')
  jobs.wake('nobody')
  gates.shift()?.()
  await vi.waitFor(() => expect(gates).toHaveLength(1))
  gates.shift()?.()
  await jobs.stop()
  expect([ran, most]).toEqual([2, 1])
})

test('a job that fails is tried again and holds up no other', async () => {
  let [failed, ran] = [0, 0]
  const fail = async () => {
    failed++
    throw new Error('not now')
  }
  const jobs = startJobs(
    [
      { name: 'failing', every: 1_000_000, work: fail },
      { name: 'other', every: 1_000_000, work: async () => void ran++ },
    ],
    log,
  )
  await vi.waitFor(() => expect([failed, ran]).toEqual([1, 1]))
  jobs.wake('failing')
  await vi.waitFor(() => expect(failed).toBe(2))
  await jobs.stop()
})
