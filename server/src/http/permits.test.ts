import { expect, test } from 'vitest'
import { z } from 'zod'
import { currentBehalf } from '../database/behalf.ts'
import { permitsFor } from './permits.ts'

const key = Buffer.alloc(32, 1)
const permits = permitsFor('test', z.object({ id: z.number() }))
const expires = new Date('2030-01-07T10:00:00Z')
const now = new Date('2030-01-07T09:00:00Z')

test('what was given to somebody who is logged in is looked up in no turn of strangers', async () => {
  const permit = permits.seal(key, { session: 'abcd', expires, language: 'de', what: { id: 5 } })
  let lookedUpFor: string | undefined
  const session = { email: 'dora' }
  const house = {
    secretKey: async () => key,
    sessions: {
      find: async () => {
        lookedUpFor = currentBehalf()?.kind
        return session
      },
    },
  }
  const asked = await permits.asks({ query: { permit } } as never, house as never, now)
  expect(asked).toEqual({ args: [{ id: 5 }], session, language: 'de' })
  expect(lookedUpFor).toBe('user')
})
