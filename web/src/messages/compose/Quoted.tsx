import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../ui/language.tsx'
import { MarkdownView } from '../../ui/markdown/MarkdownView.tsx'
import classes from '../messages.module.css'

type QuotedProps = { title: string; message: Message; note?: ReactNode }

/** The message that is answered, beside what is written. */
export function Quoted({ title, message, note }: QuotedProps) {
  const { language } = useLanguage()
  const id = useId()
  return (
    <section className={classes.quoted} aria-labelledby={id}>
      <h3 id={id} className={classes.small}>
        {title}
      </h3>
      <p className={classes.quiet}>
        {message.senderName}, {sayDeadline(message.created, language)}
        {note}
      </p>
      {message.messageSubject && <p className={classes.strong}>{message.messageSubject}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={classes.quotedText} tabIndex={0} aria-label={title}>
        <MarkdownView text={message.messageText} />
      </section>
    </section>
  )
}
