import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { startJobs } from './schedule.ts'

const log = createLog('silent')
const day = 24 * 60 * 60_000
afterEach(() => void vi.useRealTimers())

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

describe('a job that says when there is something to do', () => {
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds)

  /** Works when it is told to, and notes after how many milliseconds it did. */
  function given(every: number, ...answers: (() => Date | null)[]) {
    vi.useFakeTimers()
    const [start, ran] = [performance.now(), [] as number[]]
    const work = async () => {
      ran.push(performance.now() - start)
      return answers.shift()?.() ?? null
    }
    return { ran, jobs: startJobs([{ name: 'clock', every, work }], log) }
  }

  test('works then, and at its usual time where that comes sooner', async () => {
    const { ran, jobs } = given(
      60_000,
      () => after(5000),
      () => after(70_000),
    )
    await vi.advanceTimersByTimeAsync(4999)
    expect(ran).toEqual([0])
    await vi.advanceTimersByTimeAsync(60_010)
    expect(ran).toEqual([0, 5002, 65_002])
    expect(vi.getTimerCount()).toBe(1)
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(day)
    expect(ran).toHaveLength(3)
  })

  test('is heard again when it was woken, also with something sooner', async () => {
    const { ran, jobs } = given(
      60_000,
      () => after(30_000),
      () => after(2000),
    )
    await vi.advanceTimersByTimeAsync(1000)
    jobs.wake('clock')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ran).toEqual([0, 1000, 3002])
    await jobs.stop()
  })

  test('does not spin on an instant that is past', async () => {
    const past = () => after(-60_000)
    const { ran, jobs } = given(60_000, past, past, past)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(ran).toEqual([0, 250, 500, 750])
    await jobs.stop()
  })

  test('is not called at once for what is further away than a timer can be set', async () => {
    const { ran, jobs } = given(100 * day, () => after(50 * day))
    await vi.advanceTimersByTimeAsync(30 * day)
    expect(ran).toEqual([0])
    await vi.advanceTimersByTimeAsync(21 * day)
    expect(ran).toEqual([0, 50 * day + 2])
    await jobs.stop()
  })

  test('is called at its usual time by a clock that has jumped', async () => {
    const { ran, jobs } = given(60_000, () => after(50_000))
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(Date.now() - day)
    await vi.advanceTimersByTimeAsync(50_002)
    vi.setSystemTime(Date.now() + 2 * day)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ran).toEqual([0, 50_002, 110_002])
    await jobs.stop()
  })

  test('is forgotten once it is stopped, also while it works', async () => {
    vi.useFakeTimers()
    let ran = 0
    let end = (_next: Date) => {}
    const work = () => {
      ran++
      return new Promise<Date>((resolve) => void (end = resolve))
    }
    const jobs = startJobs([{ name: 'clock', every: 60_000, work }], log)
    const stopped = jobs.stop()
    end(after(0))
    await stopped
    await vi.advanceTimersByTimeAsync(day)
    expect(ran).toBe(1)
  })
})
