import { paths } from '@allmende/domain/addresses.ts'

/** What of the messages of a tender is open; the hash of the address says so, that mails and logins lead back to it. */
export type Place =
  | { kind: 'list' }
  | { kind: 'chat' }
  | { kind: 'message'; id: number }
  | { kind: 'new' }
  | { kind: 'reply'; id: number }
  | { kind: 'answerAll'; id: number }
  /** What a visitor writes, under a name that nobody can guess. */
  | { kind: 'ask'; key: string }

const words = { message: 'nachricht', reply: 'antwort', answerAll: 'allen' } as const
type About = keyof typeof words

export const newHash = 'neu'
export const chatHash = 'gespraech'
export const askHash = (key: string): string => `frage-${key}`
export const hashOf = (kind: About, id: number): string => `${words[kind]}-${id}`

const aboutForm = /^(nachricht|antwort|allen)-([1-9]\d{0,15})$/
const askForm = /^frage-([a-z\d-]{20,60})$/

export function placeIn(hash: string): Place {
  if (hash === newHash) return { kind: 'new' }
  if (hash === chatHash) return { kind: 'chat' }
  const [, key] = askForm.exec(hash) ?? []
  if (key !== undefined) return { kind: 'ask', key }
  const [, word, id] = aboutForm.exec(hash) ?? []
  const kind = (Object.keys(words) as About[]).find((one) => words[one] === word)
  return kind === undefined ? { kind: 'list' } : { kind, id: Number(id) }
}

export const messagesPath = (tenderId: number, hash = ''): string =>
  `${paths.messages(tenderId)}${hash && `#${hash}`}`

/** Leads to one message, to be read. */
export const messagePath = paths.message
