import type { DoorLimits } from './limits.ts'

/** One websocket's place among those of its address, or of the account that is logged in on it. */
export type Place = {
  /**
   * Whether there is room for it as that account's, or as a stranger's. Where the account has none left it keeps the
   * place it has; who is a stranger again gives the account's back in any case.
   */
  becomes: (email: string | null) => boolean
  leave: () => void
}

/** Counts websockets, so that nobody takes all of them. */
export function createPlaces({ socketsPerAddress, socketsPerAccount }: DoorLimits) {
  const taken = new Map<string, number>()
  const limitOf = (key: string) => (key.startsWith('account ') ? socketsPerAccount : socketsPerAddress)

  function take(key: string): boolean {
    const count = taken.get(key) ?? 0
    if (count >= limitOf(key)) return false
    taken.set(key, count + 1)
    return true
  }

  function giveBack(key: string): void {
    const count = taken.get(key) ?? 0
    if (count > 1) taken.set(key, count - 1)
    else taken.delete(key)
  }

  return {
    /** Whoever brings a token is counted apart until it is known whose it is. */
    enter(address: string, bringsToken: boolean): Place | null {
      let held: string | null = `${bringsToken ? 'opening' : 'stranger'} ${address}`
      if (!take(held)) return null
      return {
        becomes: (email) => {
          const wanted = email === null ? `stranger ${address}` : `account ${email}`
          if (held === null || held === wanted) return true
          const fits = take(wanted)
          if (!fits && email !== null) return false
          giveBack(held)
          held = fits ? wanted : null
          return fits
        },
        leave: () => {
          if (held !== null) giveBack(held)
          held = null
        },
      }
    },
  }
}
