import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { tellingWordsIn } from '../../ui/telling-words.ts'
import type { Entries, Target } from './entries.ts'

type Asker = Pick<Message, 'senderName' | 'userName'>

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
  const person = (userName ?? '').split('@')[0] ?? ''
  const names = tellingWordsIn(withoutAddresses(text), [senderName, person])
  return [...new Set([...names, ...contacts])]
}

/** What in an answer to all could still tell who asked, wherever it stands. */
export function revealedBy(target: Target, { subject, question, text }: Entries): string[] {
  if (target.kind !== 'answerAll') return []
  return [...new Set([subject, question, text].flatMap((typed) => revealingIn(typed, target.message)))]
}
