import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { useSay } from '../ui/language.tsx'
import { titleOf } from './message-title.ts'
import { texts } from './messages.texts.ts'

/** Apart from what stands beside it, whichever way it is written. */
export function MessageTitle({ message }: { message: Pick<Message, 'messageSubject' | 'messageText'> }) {
  const say = useSay()
  return <bdi>{titleOf(message) ?? say(texts.noSubject)}</bdi>
}
