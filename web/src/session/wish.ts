import { readStored, removeStored, writeStored } from '../ui/stored.ts'

// Whoever wants something that needs an account may have to register first. The link in the mail of the confirmation
// opens another tab, so what she wanted is kept by this browser under the address she registered with: nobody else who
// logs in here is sent there.

const tabKey = 'allmende.wish'
const keyOf = (email: string): string => `${tabKey}.${encodeURIComponent(email.toLowerCase())}`

/** As long as the link of a confirmation works. */
const longest = 7 * 24 * 60 * 60_000

type Kept = { href: string; until: number }

/** Only ways inside the platform. */
const isOwnPath = (href: unknown): href is string => typeof href === 'string' && /^\/(?!\/)/.test(href)

function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    return kept && isOwnPath(kept.href) && typeof kept.until === 'number'
      ? { href: kept.href, until: kept.until }
      : null
  } catch {
    return null
  }
}

/** Where this visitor wants to go on once she has an account. */
export const wish = (href: string): void => void writeStored(tabKey, href, 'tab')

/** She has registered; whoever confirms this address goes on there. */
export function keepWishFor(email: string, now: number): void {
  const href = readStored(tabKey, 'tab')
  if (isOwnPath(href))
    writeStored(keyOf(email), JSON.stringify({ href, until: now + longest } satisfies Kept))
}

/** Where she wanted to go when she registered, once; null where there is nothing or it was long ago. */
export function takeWishOf(email: string, now: number): string | null {
  const kept = keptIn(readStored(keyOf(email)))
  removeStored(keyOf(email))
  removeStored(tabKey, 'tab')
  return kept !== null && now <= kept.until ? kept.href : null
}
