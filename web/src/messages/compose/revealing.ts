import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { plain } from '../../ui/matching.ts'
import type { Entries, Target } from './entries.ts'

type Asker = Pick<Message, 'senderName' | 'userName'>

/** Words of a company's name that many companies have. */
const common = new Set(
  plain(
    'gmbh mbh ag kg kgaa ohg gbr ug se ev eg co cie und and der die das des von fur haftungsbeschrankt gesellschaft firma partner bau gruppe holding service services deutschland nord sud ost west',
  ).split(' '),
)

const letters = /[\p{L}\p{N}]+/gu
const wordsIn = (text: string): string[] => text.match(letters) ?? []

/** Names of people and companies, of which each word alone may tell who it was. */
const tellingWords = (name: string): string[] =>
  wordsIn(name).filter((word) => word.length >= 3 && !common.has(plain(word)))

/** Words and, where one goes on as such, addresses: an expression for these alone would begin anew at every letter. */
const wordsOrAddresses = /[\w.+-]+(?:@[\w-]+(?:\.[\w-]+)+)?/g
const addressesIn = (text: string): string[] =>
  text.match(wordsOrAddresses)?.filter((found) => found.includes('@')) ?? []
const withoutAddresses = (text: string): string =>
  text.replace(wordsOrAddresses, (found) => (found.includes('@') ? ' ' : found))
const phones = /(?:\+|\b0)\d[\d\s()/-]{6,}\d/g

/** What in a text could tell who asked: her company's name, her own, and anybody's address or number. */
export function revealingIn(text: string, { senderName, userName }: Asker): string[] {
  const contacts = [...addressesIn(text), ...(text.match(phones) ?? [])].map((one) => one.trim())
  const typed = new Set(wordsIn(withoutAddresses(text)).map(plain))
  const person = (userName ?? '').split('@')[0] ?? ''
  const names = [...tellingWords(senderName), ...tellingWords(person)].filter((word) =>
    typed.has(plain(word)),
  )
  return [...new Set([...names, ...contacts])]
}

/** What in an answer to all could still tell who asked, wherever it stands. */
export function revealedBy(target: Target, { subject, question, text }: Entries): string[] {
  if (target.kind !== 'answerAll') return []
  return [...new Set([subject, question, text].flatMap((typed) => revealingIn(typed, target.message)))]
}
