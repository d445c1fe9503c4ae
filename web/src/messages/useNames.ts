import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { useCallback } from 'react'
import { useSay } from '../ui/language.tsx'
import { isToAll } from './message-facts.ts'
import { texts } from './messages.texts.ts'

/** Whom a message is for, in words; outside nobody is named but all and oneself. */
export function useRecipients(): (message: Message) => string {
  const say = useSay()
  return useCallback(
    (message) => {
      if (isToAll(message)) return say(texts.all)
      if (message.recipientNames.length > 0) return message.recipientNames.join(', ')
      return say(message.recipientOrganizationIds.length === 0 ? texts.authority : texts.you)
    },
    [say],
  )
}

/** Who wrote it: the company or the authority, and the person where she is told. */
export const senderOf = ({ senderName, userName }: Message): string =>
  userName ? `${senderName} (${userName})` : senderName
