import { expect, test } from 'vitest'
import { fetched } from './fetched.ts'
import { createStore } from './store.ts'

/** Fails so many times, then is there. */
function failing(times: number) {
  const tries: number[] = []
  const load = () => {
    tries.push(tries.length)
    return tries.length > times ? Promise.resolve('part') : Promise.reject(new TypeError('no line'))
  }
  return { load, tries }
}
const pauses = [1, 1, 1]
const line = (connected: boolean) => createStore({ connected, failed: false })

test('what fails twice while the line seems to be there is tried a third time', async () => {
  const { load, tries } = failing(2)
  expect(await fetched(load, line(true), pauses)).toBe('part')
  expect(tries).toHaveLength(3)
})

test('after the last pause it is given up with its error', async () => {
  const { load, tries } = failing(9)
  await expect(fetched(load, line(true), pauses)).rejects.toThrow('no line')
  expect(tries).toHaveLength(4)
})

test('while the server is known to be away nothing is tried until it is back', async () => {
  const { load, tries } = failing(1)
  const connection = line(false)
  const part = fetched(load, connection, pauses)
  await Promise.resolve()
  expect(tries).toHaveLength(1)
  connection.set({ connected: true, failed: false })
  expect(await part).toBe('part')
})
