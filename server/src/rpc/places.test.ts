import { expect, test } from 'vitest'
import { usualLimits } from './limits.ts'
import { createPlaces } from './places.ts'

const places = () => createPlaces({ ...usualLimits, socketsPerAddress: 2, socketsPerAccount: 2 })

test('who is logged in does not take the places of strangers, nor they hers', () => {
  const { enter } = places()
  const first = enter('here', false)
  expect([first?.becomes('anna'), enter('here', false), enter('here', false)]).not.toContain(null)
  expect(enter('here', false)).toBe(null)
})

test('where an account has none left, a login goes on with the stranger’s place', () => {
  const { enter } = places()
  for (const _ of [1, 2]) expect(enter('here', true)?.becomes('anna')).toBe(true)
  const third = enter('here', false)
  expect(third?.becomes('anna')).toBe(false)
  enter('here', false)
  expect(enter('here', false)).toBe(null)
  third?.leave()
  expect(enter('here', false)).not.toBe(null)
})

test('whose session is over gives the account’s place back, whether or not there is one for strangers', () => {
  const { enter } = places()
  const thief = [enter('there', true), enter('there', true)]
  for (const socket of thief) expect(socket?.becomes('anna')).toBe(true)
  const strangers = [enter('there', false), enter('there', false)]
  expect(thief.map((socket) => socket?.becomes(null))).toEqual([false, false])
  expect(enter('here', true)?.becomes('anna')).toBe(true)
  for (const socket of [...strangers, ...thief]) socket?.leave()
  expect(enter('there', false)).not.toBe(null)
})
