import { readStored, removeStored, writeStored } from '../../ui/stored.ts'
import { tenderIdIn } from '../tender-paths.ts'

// Whoever opens the link of an invitation has to log in or register first. Until she joins this tab keeps what she
// holds: the next person at the same computer does not find it, and the link in the mail works again at any time.

const keyOf = (tenderId: number): string => `allmende.invitation.${tenderId}`
const parameter = 'einladung'
const tokenForm = /^[\w-]{20,200}$/

/** Where the browser stores nothing it is still there until the page is loaded anew. */
const held = new Map<number, string>()

/** What opens the tender to whoever was invited to it; undefined where she came without. */
export const invitationFor = (tenderId: number): string | undefined =>
  held.get(tenderId) ?? readStored(keyOf(tenderId), 'tab') ?? undefined

/** False when it would not outlive a reload. */
export function keepInvitation(tenderId: number, token: string): boolean {
  held.set(tenderId, token)
  return writeStored(keyOf(tenderId), token, 'tab')
}

/** It was used, or is worth nothing. */
export function forgetInvitation(tenderId: number): void {
  held.delete(tenderId)
  removeStored(keyOf(tenderId), 'tab')
}

type Address = { pathname: string; searchStr: string; hash: string }

/**
 * Keeps what an address brings along and gives the address without it, so that it is not seen over her shoulder nor
 * copied on; null where there is nothing to leave out.
 */
export function withoutInvitation({ pathname, searchStr, hash }: Address): string | null {
  const search = new URLSearchParams(searchStr)
  const token = search.get(parameter)
  const tenderId = tenderIdIn(pathname.split('/')[2])
  if (token === null || tenderId === null) return null
  if (tokenForm.test(token) && !keepInvitation(tenderId, token)) return null
  search.delete(parameter)
  return pathname + (search.size > 0 ? `?${search}` : '') + (hash ? `#${hash}` : '')
}
