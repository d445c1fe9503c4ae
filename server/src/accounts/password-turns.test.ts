import { type Actor, visitor } from '@allmende/domain/actor.ts'
import { expect, test } from 'vitest'
import { inTurn } from './password-turns.ts'

const stranger = (address: string) => ({ actor: visitor, address })
const user = (email: string, organizationId: number | null) => ({
  actor: { kind: 'user', email, organizationId } as Actor,
  address: '192.0.2.1',
})

function givenWork() {
  const order: string[] = []
  const flood = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    order.push(name)
    if (name.startsWith('flood')) await flood.promise
  }
  return { order, end: flood.resolve, work }
}

test('who is logged in, or logs in where she did before, does not wait for strangers, and of these one address goes on after the other', async () => {
  const { order, end, work } = givenWork()
  const all = [1, 2, 3, 4].map((count) => inTurn(stranger('192.0.2.1'), work(`flood ${count}`)))
  all.push(inTurn(stranger('192.0.2.2'), work('neighbour')))
  await inTurn(user('anna@amt.example', null), work('Anna'))
  await inTurn(stranger('192.0.2.1'), work('Dora at home'), { email: 'dora@x.example', organizationId: 1 })
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna', 'Dora at home'])
  end()
  await Promise.all(all)
  // The neighbour tries for the first time.
  expect(order).toEqual(['flood 1', 'flood 2', 'Anna', 'Dora at home', 'neighbour', 'flood 3', 'flood 4'])
})

test('of strangers an address that had a turn lately goes after all that had none, and these one after the other', async () => {
  const { order, end, work } = givenWork()
  const all = ['192.0.2.11', '192.0.2.12'].map((address) => inTurn(stranger(address), work('flood')))
  for (const address of ['192.0.2.11', '192.0.2.12', '192.0.2.11', '192.0.2.13'])
    all.push(inTurn(stranger(address), work(address)))
  end()
  await Promise.all(all)
  expect(order.slice(2)).toEqual(['192.0.2.13', '192.0.2.11', '192.0.2.12', '192.0.2.11'])
})

test('the people of one company have one turn together, and staff go first', async () => {
  const { order, end, work } = givenWork()
  const all = [1, 2, 3].map((count) => inTurn(user(`${count}@x.example`, 1), work(`flood ${count}`)))
  all.push(inTurn(user('fritz@y.example', 2), work('Fritz')))
  all.push(inTurn(user('anna@amt.example', null), work('Anna')))
  end()
  await Promise.all(all)
  expect(order).toEqual(['flood 1', 'Anna', 'flood 2', 'Fritz', 'flood 3'])
})
