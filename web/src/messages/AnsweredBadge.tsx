import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { texts } from './messages.texts.ts'

/** That a question was answered, and when; nothing where it was not. */
export function AnsweredBadge({ answered }: Pick<Message, 'answered'>) {
  const say = useSay()
  if (answered === null) return null
  const day = sayDay(answered.created)
  return (
    <StatusBadge tone="success">
      {say(answered.toAll ? texts.answeredToAll : texts.answered, { day })}
    </StatusBadge>
  )
}
