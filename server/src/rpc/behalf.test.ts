import type { Actor } from '@allmende/domain/actor.ts'
import { expect, test } from 'vitest'
import { behalfOf, loginAt } from './behalf.ts'
import type { Session } from './session.ts'

const address = '192.0.2.1'
const sessionOf = (email: string, organizationId: number | null, isWhole = true): Session =>
  ({
    email,
    actor: (isWhole ? { kind: 'user', email, organizationId } : { kind: 'visitor' }) as Actor,
  }) as Session

test('people of a company take turns together, staff each for herself', () => {
  expect(behalfOf({ session: sessionOf('dora', 3), address })).toEqual({
    kind: 'user',
    whose: 'account dora',
    line: 'organization 3',
  })
  expect(behalfOf({ session: sessionOf('emil', 3), address }, true)).toMatchObject({
    kind: 'filing',
    line: 'organization 3',
  })
  expect(behalfOf({ session: sessionOf('anna', null), address }).line).toBe('account anna')
})

test('who has said her password and not her code yet is no stranger, and takes none of the turns of her account', () => {
  const half = behalfOf({ session: sessionOf('dora', 3, false), address })
  expect(half).toEqual({ kind: 'user', whose: 'code dora' })
})

test('a login waits for no question of strangers; at a browser that is known for no other login either', () => {
  expect(loginAt({ address })).toEqual({ kind: 'login', whose: `address ${address}` })
  const browser = { name: 'abc', network: address }
  expect(loginAt({ address: 'browser abc', browser })).toMatchObject({ kind: 'user' })
})
