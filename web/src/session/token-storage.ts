import { readStored, removeStored, writeStored } from '../ui/stored.ts'

const key = 'allmende.token'

export const storedToken = (): string | null => readStored(key)

export function storeToken(token: string | null) {
  if (token) writeStored(key, token)
  else removeStored(key)
}

/** Other tabs of this browser share the login. */
export function onTokenOfOtherTab(follow: (token: string | null) => void) {
  window.addEventListener('storage', (event) => {
    // Clearing the whole storage is told with no key.
    if (event.key === key || event.key === null) follow(storedToken())
  })
}
