import { expect, test } from 'vitest'
import { z } from 'zod'
import { permitsFor } from './permits.ts'

const key = Buffer.alloc(32, 1)
const permits = permitsFor('test', z.object({ id: z.number() }))
const expires = new Date('2030-01-07T10:00:00Z')
const now = new Date('2030-01-07T09:00:00Z')

test('a permit is good as long as the session it was given to', async () => {
  const tokenHash = Buffer.from('her token')
  const permit = permits.seal(key, {
    session: tokenHash.toString('base64url'),
    expires,
    language: 'de',
    what: { id: 5 },
  })
  let session: object | null = { email: 'dora' }
  const given = async (hash: Buffer) => (hash.equals(tokenHash) ? session : null)
  const house = { secretKey: async () => key, sessions: { given } }
  const asks = () => permits.asks({ query: { permit } } as never, house as never, now)
  expect(await asks()).toEqual({ args: [{ id: 5 }], session, language: 'de' })
  session = null
  await expect(asks()).rejects.toMatchObject({ verdict: { reason: 'downloadExpired' } })
})
