import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetInvitation, invitationFor, keepInvitation, withoutInvitation } from './kept-invitation.ts'

const token = 'aB3-_'.repeat(9)
const at = (searchStr: string, pathname = '/projekte/7', hash = '') => ({ pathname, searchStr, hash })

/** A tab of a browser that stores things. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  for (const id of [7, 8]) forgetInvitation(id)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['alone', at(`?einladung=${token}`), '/projekte/7', token],
  ['beside others', at(`?message=nr_app&einladung=${token}`), '/projekte/7?message=nr_app', token],
  [
    'on a page of the tender',
    at(`?einladung=${token}`, '/projekte/7/dokumente', 'LOT-0001'),
    '/projekte/7/dokumente#LOT-0001',
    token,
  ],
  ['that cannot be one', at('?einladung=%3Cscript%3E'), '/projekte/7', undefined],
  ['none', at('?message=nr_app'), null, undefined],
  ['on a page of no tender', at(`?einladung=${token}`, '/projekte/anlage'), null, undefined],
])('the invitation in an address: %s', (_what, address, left, kept) => {
  expect(withoutInvitation(address)).toBe(left)
  expect(invitationFor(7)).toBe(kept)
})

test('each tender has its own, and the newest counts', () => {
  keepInvitation(7, 'first')
  keepInvitation(7, 'second')
  expect([invitationFor(7), invitationFor(8)]).toEqual(['second', undefined])
  forgetInvitation(7)
  expect(invitationFor(7)).toBeUndefined()
})

test('where the browser stores nothing, it stays in the address too', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(withoutInvitation(at(`?einladung=${token}`))).toBe(null)
  expect(invitationFor(7)).toBe(token)
})
