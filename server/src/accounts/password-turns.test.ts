import { type Actor, visitor } from '@allmende/domain/actor.ts'
import { expect, test } from 'vitest'
import { inTurn } from './password-turns.ts'

test('who is logged in does not wait for strangers, and of these one address goes on after the other', async () => {
  const order: string[] = []
  const flood = Promise.withResolvers<void>()
  const user = { kind: 'user', email: 'anna.amt@allmende.example' } as Actor
  const work = (name: string) => async () => {
    order.push(name)
    if (name.startsWith('flood')) await flood.promise
  }
  const all = [1, 2, 3, 4].map((count) =>
    inTurn({ actor: visitor, address: '192.0.2.1' }, work(`flood ${count}`)),
  )
  all.push(inTurn({ actor: visitor, address: '192.0.2.2' }, work('neighbour')))
  await inTurn({ actor: user, address: '192.0.2.1' }, work('Anna'))
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna'])
  flood.resolve()
  await Promise.all(all)
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna', 'flood 3', 'neighbour', 'flood 4'])
})
