import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Cards, Column, SortMenu } from '../../ui/table/table.types.ts'
import classes from '../messages.module.css'
import { texts } from '../messages.texts.ts'
import { useRecipients } from '../useNames.ts'

export const newestFirst = { key: 'created', direction: 'desc' } as const

type Shown = { columns: readonly Column<Message>[]; cards: Cards<Message>; sortMenu: SortMenu }

/** What a list says of a message; whom it is for is a matter of the team. */
export function useMessageColumns(isTeam: boolean): Shown {
  const say = useSay()
  const { language } = useLanguage()
  const recipients = useRecipients()
  return useMemo(() => {
    const subject: Column<Message> = {
      key: 'messageSubject',
      title: say(texts.subject),
      sortable: true,
      render: (message) => <Subject {...message} />,
    }
    const sender: Column<Message> = {
      key: 'senderName',
      title: say(texts.sender),
      sortable: true,
      width: '22%',
      render: ({ senderName }) => senderName,
    }
    const to: Column<Message> = {
      key: 'recipientNames',
      title: say(texts.recipients),
      sortable: true,
      width: '20%',
      render: recipients,
    }
    const created: Column<Message> = {
      key: 'created',
      title: say(texts.created),
      sortable: true,
      width: '180px',
      render: (message) => sayDeadline(message.created, language),
    }
    const facts = [sender, ...(isTeam ? [to] : []), created]
    return {
      columns: [subject, ...facts],
      cards: { title: subject, facts },
      sortMenu: {
        isAlwaysShown: false,
        offered: [created, sender, ...(isTeam ? [to] : []), subject],
        others: [],
        usual: newestFirst,
      },
    }
  }, [say, language, recipients, isTeam])
}

function Subject({ read, messageSubject, messageText, attachmentCount }: Message) {
  const say = useSay()
  const firstWords = messageText.replace(/\s+/g, ' ').trim().slice(0, 80)
  return (
    <>
      <span className={classes.subject} data-new={!read || undefined}>
        {messageSubject || firstWords || say(texts.noSubject)}
      </span>
      {!read && (
        <>
          {' '}
          <StatusBadge tone="info">{say(texts.isNew)}</StatusBadge>
        </>
      )}
      {attachmentCount > 0 && <Attached n={attachmentCount} />}
    </>
  )
}

function Attached({ n }: { n: number }) {
  const say = useSay()
  return (
    <>
      {' '}
      <span className={classes.count}>
        <IconPaperclip size={16} aria-hidden />
        {say(texts.attached, { n })}
      </span>
    </>
  )
}
