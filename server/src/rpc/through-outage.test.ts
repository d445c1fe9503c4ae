import { expect, test } from 'vitest'
import { ConnectionLost } from '../database/connection-lost.ts'
import { throughOutage } from './through-outage.ts'

const lost = new ConnectionLost('gone')

function failing(times: number) {
  const attempts = { count: 0 }
  const work = async () => {
    attempts.count += 1
    if (attempts.count <= times) throw lost
    return 'done'
  }
  return { attempts, work }
}

test('it is tried again until the database is there', async () => {
  expect(await throughOutage('anna', failing(2).work)).toBe('done')
})

test('however long the first attempt took, there is another one, and then an end', async () => {
  expect(await throughOutage('anna', failing(1).work, 0)).toBe('done')
  await expect(throughOutage('anna', failing(2).work, 0)).rejects.toBe(lost)
})

test('what went wrong otherwise is not tried again', async () => {
  const bug = new Error('a bug')
  await expect(throughOutage('anna', () => Promise.reject(bug))).rejects.toBe(bug)
})

test('of one sender a few wait, others are answered at once, and do not hold up anybody else', async () => {
  const few = Array.from({ length: 8 }, () => throughOutage('flood', failing(2).work))
  const ninth = failing(1)
  await expect(throughOutage('flood', ninth.work)).rejects.toBe(lost)
  expect(ninth.attempts.count).toBe(1)
  expect(await throughOutage('anna', failing(1).work)).toBe('done')
  expect(await Promise.all(few)).toEqual(Array(8).fill('done'))
  expect(await throughOutage('flood', failing(1).work)).toBe('done')
})
