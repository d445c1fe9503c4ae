import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Cards, Column, SortMenu } from '../../ui/table/table.types.ts'
import { AnsweredBadge } from '../AnsweredBadge.tsx'
import { MessageTitle } from '../MessageTitle.tsx'
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
      render: (message) => <Subject message={message} />,
    }
    const sender: Column<Message> = {
      key: 'senderName',
      title: say(texts.sender),
      sortable: true,
      width: '22%',
      render: ({ senderName }) => <bdi>{senderName}</bdi>,
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
      width: '220px',
      render: (message) => <span className={classes.moment}>{sayDeadline(message.created, language)}</span>,
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

function Subject({ message }: { message: Message }) {
  const { read, answered, attachmentCount } = message
  const say = useSay()
  return (
    <>
      <span className={classes.subject} data-new={!read || undefined}>
        <MessageTitle message={message} />
      </span>
      {(!read || answered !== null || attachmentCount > 0) && (
        <span className={classes.marks}>
          {' '}
          {!read && <StatusBadge tone="info">{say(texts.isNew)}</StatusBadge>}{' '}
          <AnsweredBadge answered={answered} />{' '}
          {attachmentCount > 0 && (
            <span className={classes.count}>
              <IconPaperclip size={16} aria-hidden />
              {say(texts.attached, { n: attachmentCount })}
            </span>
          )}
        </span>
      )}
    </>
  )
}
