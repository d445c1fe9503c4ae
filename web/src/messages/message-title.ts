import type { Message } from '@allmende/domain/messages/messages.contract.ts'

const longestTitle = 80

/** What is no letter, no sign and no picture: it would leave a title that nobody sees or can click. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]+/gu

const seen = (text: string): string => text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()

/** What only sets words, at the beginning of a line or around them. */
const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gmu, '')
    .replace(/&nbsp;/gu, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/gu, '$1')
    .replace(/\*\*|__|~~|`/gu, '')

/** Cut where a word ends, and says so. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = text.slice(0, longest + 1).lastIndexOf(' ')
  const kept =
    end > longest / 2 ? text.slice(0, end) : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '')
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`
}

/** By which one knows a message: its subject, or the first words of a line in a conversation; null where both are empty. */
export function titleOf({ messageSubject, messageText }: Pick<Message, 'messageSubject' | 'messageText'>) {
  if (messageSubject !== '') return seen(messageSubject) || null
  return cutAtWord(seen(withoutMarks(messageText)), longestTitle) || null
}
