import { z } from 'zod'

/** The only place that archives and the token go to. */
export type LibrarySettings = { origin: string; token: string }

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Plain HTTP is for a library on the same machine alone: whoever listens on the way would have the token. */
function originIn(text: string): string | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/') return null
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname))
  return isSafe ? url.origin : null
}

function settingsIn(text: string): LibrarySettings | null {
  const [address = '', token = '', ...rest] = text.trim().split(/\s+/)
  const origin = originIn(address)
  return origin !== null && rest.length === 0 && /^[\x21-\x7e]{8,400}$/.test(token) ? { origin, token } : null
}

/** The variable about the file library; without it archives are only downloaded. */
export const libraryVariables = {
  FILES_TOKEN: z
    .string()
    // What was given is never said again: it holds a secret.
    .refine(
      (text) => settingsIn(text) !== null,
      'must be an https origin and a token: https://ablage.example.de 0123abcd…',
    )
    .optional(),
}
type Variables = z.output<z.ZodObject<typeof libraryVariables>>

/** One variable that looks right is right. */
export const libraryFaults = (_env: Variables): [] => []

export const librarySettings = ({ FILES_TOKEN: text }: Variables): LibrarySettings | null =>
  text === undefined ? null : settingsIn(text)
