import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { rpcQuery } from '../../rpc/queries.ts'
import { useActor, useSession } from '../../session/useSession.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { MarkdownView } from '../../ui/markdown/MarkdownView.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { AttachmentList } from '../AttachmentList.tsx'
import { isToAll, mayCompose } from '../message-facts.ts'
import { MessageTitle } from '../MessageTitle.tsx'
import { texts as messageTexts } from '../messages.texts.ts'
import { useRead } from '../useMessage.ts'
import { senderOf } from '../useNames.ts'
import classes from './chat.module.css'
import { ChatBox } from './ChatBox.tsx'
import { texts } from './chat.texts.ts'

type OfferChatProps = {
  tender: ShownTender
  offerId: number
  /** With whom the team writes; null for the company itself. */
  organizationId: number | null
}

/** So many at first, and with each wish for earlier ones. */
const step = 50
/** As many as are ever answered at once. */
const most = 1000

/** All that was written about one part in a tender, the newest last, and where one writes on. */
export function OfferChat({ tender, offerId, organizationId }: OfferChatProps) {
  const say = useSay()
  const actor = useActor()
  const owner = useSession().user?.email
  const [limit, setLimit] = useState(step)
  const { data, error, refetch } = useQuery({
    ...rpcQuery('getMessages', tender.id, offerId, { sort: 'created', descending: true, limit }),
    placeholderData: keepPreviousData,
  })
  const lines = useMemo(() => data?.toReversed() ?? [], [data])
  useRead(lines)
  return (
    <div className={classes.chat}>
      {error && !data && (
        <LoadFault title={say(messageTexts.notLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={classes.quiet}>{say(texts.none)}</p>}
      {lines.length === limit && limit < most && (
        <Button variant="default" onClick={() => setLimit(Math.min(most, limit + step))}>
          {say(texts.earlier)}
        </Button>
      )}
      <ol className={classes.lines}>
        {lines.map((line) => (
          <Line
            key={line.id}
            tenderId={tender.id}
            line={line}
            isOwn={(line.senderOrganizationId === null) === (organizationId !== null)}
          />
        ))}
      </ol>
      {owner !== undefined && mayCompose(actor, tender, serverNow()).allowed && (
        <ChatBox
          key={owner}
          tender={tender}
          target={{ kind: 'chat', offerId, organizationId }}
          owner={owner}
        />
      )}
    </div>
  )
}

type LineProps = { tenderId: number; line: Message; isOwn: boolean }

function Line({ tenderId, line, isOwn }: LineProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { messageSubject, messageText, question, roomId, attachmentCount, created } = line
  return (
    <li data-own={isOwn || undefined}>
      <p className={classes.quiet}>
        {senderOf(line)}
        {isToAll(line) && ` ${say(texts.all)}`},{' '}
        <time dateTime={created.toISOString()}>{sayDeadline(created, language)}</time>{' '}
        {!line.read && <StatusBadge tone="info">{say(messageTexts.isNew)}</StatusBadge>}
      </p>
      {messageSubject && (
        <p className={classes.subject}>
          <MessageTitle message={line} />
        </p>
      )}
      {question && (
        <blockquote className={classes.asked}>
          <MarkdownView text={question} />
        </blockquote>
      )}
      <MarkdownView text={messageText} />
      {roomId !== null && attachmentCount > 0 && <AttachmentList tenderId={tenderId} roomId={roomId} />}
    </li>
  )
}
