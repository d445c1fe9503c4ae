import { type Actor, visitor } from '@allmende/domain/actor.ts'
import { expect, test } from 'vitest'
import { inTurn } from './password-turns.ts'

test('who is logged in, or logs in where she did before, does not wait for strangers, and of these one address goes on after the other', async () => {
  const order: string[] = []
  const flood = Promise.withResolvers<void>()
  const user = { kind: 'user', email: 'anna.amt@allmende.example' } as Actor
  const work = (name: string) => async () => {
    order.push(name)
    if (name.startsWith('flood')) await flood.promise
  }
  const all = [1, 2, 3, 4].map((count) =>
    inTurn({ actor: visitor, address: '192.0.2.1', browser: null }, work(`flood ${count}`)),
  )
  all.push(inTurn({ actor: visitor, address: '192.0.2.2', browser: null }, work('neighbour')))
  await inTurn({ actor: user, address: '192.0.2.1', browser: null }, work('Anna'))
  await inTurn({ actor: visitor, address: '192.0.2.1', browser: 'known' }, work('Dora at home'))
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna', 'Dora at home'])
  flood.resolve()
  await Promise.all(all)
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna', 'Dora at home', 'flood 3', 'neighbour', 'flood 4'])
})
