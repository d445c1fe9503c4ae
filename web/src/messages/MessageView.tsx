import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconUsers } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { serverNow } from '../rpc/clock.ts'
import { useActor } from '../session/useSession.ts'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { MarkdownView } from '../ui/markdown/MarkdownView.tsx'
import { AnsweredBadge } from './AnsweredBadge.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { mayAnswerAll, mayReply } from './message-facts.ts'
import { hashOf, messagePath, messagesPath } from './message-paths.ts'
import { MessageTitle } from './MessageTitle.tsx'
import classes from './messages.module.css'
import { texts } from './messages.texts.ts'
import { useMessage, useRead } from './useMessage.ts'
import { senderOf, useRecipients } from './useNames.ts'

type MessageViewProps = { tender: ShownTender; id: number }

/** One message, with the way back to all of them. */
export function MessageView({ tender, id }: MessageViewProps) {
  const say = useSay()
  const { message, error, retry } = useMessage(tender.id, id)
  return (
    <div className={classes.stack}>
      <AppLink className={classes.back} href={messagesPath(tender.id)}>
        <IconArrowLeft size={20} aria-hidden />
        {say(texts.toList)}
      </AppLink>
      {error && !message && <LoadFault title={say(texts.notLoaded)} error={error} onRetry={retry} />}
      {message === null && <Alert tone="info">{say(texts.notFound)}</Alert>}
      {message && <OpenMessage key={message.id} tender={tender} message={message} />}
    </div>
  )
}

function OpenMessage({ tender, message }: { tender: ShownTender; message: Message }) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useRead(useMemo(() => [message], [message]))
  // It takes the place of the list, where the focus was.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <article className={classes.message}>
      <h3 ref={heading} tabIndex={-1}>
        <MessageTitle message={message} />
      </h3>
      {message.answered && (
        <AppLink href={messagePath(tender.id, message.answered.id)}>
          <AnsweredBadge answered={message.answered} />
        </AppLink>
      )}
      <MessageFacts message={message} />
      {message.question !== null && (
        <section className={classes.quoted}>
          <h4>{say(texts.question)}</h4>
          <div className={classes.text}>
            <MarkdownView text={message.question} />
          </div>
        </section>
      )}
      {message.question !== null && <h4>{say(texts.answer)}</h4>}
      {message.messageText && (
        <div className={classes.text}>
          <MarkdownView text={message.messageText} />
        </div>
      )}
      {message.roomId !== null && message.attachmentCount > 0 && (
        <AttachmentList tenderId={tender.id} roomId={message.roomId} />
      )}
      {message.replyToMessageId !== null && <Earlier tender={tender} id={message.replyToMessageId} />}
      <Replies tender={tender} message={message} />
    </article>
  )
}

function MessageFacts({ message }: { message: Message }) {
  const say = useSay()
  const { language } = useLanguage()
  const recipients = useRecipients()
  return (
    <dl className={classes.facts}>
      <dt>{say(texts.sender)}</dt>
      <dd>{senderOf(message)}</dd>
      <dt>{say(texts.recipients)}</dt>
      <dd>{recipients(message)}</dd>
      <dt>{say(texts.created)}</dt>
      <dd>
        <time dateTime={message.created.toISOString()}>{sayDeadline(message.created, language)}</time>
      </dd>
    </dl>
  )
}

/** The message this one answers. */
function Earlier({ tender, id }: MessageViewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { message } = useMessage(tender.id, id)
  if (!message) return null
  return (
    <section className={classes.quoted}>
      <h4>{say(texts.repliesTo)}</h4>
      <p className={classes.quiet}>
        {message.senderName}, {sayDeadline(message.created, language)}
      </p>
      <AppLink href={messagePath(tender.id, message.id)}>
        <MessageTitle message={message} />
      </AppLink>
      <div className={classes.text}>
        <MarkdownView text={message.messageText} />
      </div>
    </section>
  )
}

function Replies({ tender, message }: { tender: ShownTender; message: Message }) {
  const say = useSay()
  const actor = useActor()
  if (!mayReply(actor, tender, message, serverNow())) return null
  return (
    <div className={classes.buttons}>
      <Button
        component={AppLink}
        href={messagesPath(tender.id, hashOf('reply', message.id))}
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
      >
        {say(texts.reply)}
      </Button>
      {mayAnswerAll(actor, tender, message, serverNow()) && (
        <Button
          component={AppLink}
          href={messagesPath(tender.id, hashOf('answerAll', message.id))}
          variant="default"
          leftSection={<IconUsers size={20} aria-hidden />}
        >
          {say(texts.answerAll)}
        </Button>
      )}
    </div>
  )
}
