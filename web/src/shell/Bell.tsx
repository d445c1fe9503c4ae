import type { UnreadMessages } from '@allmende/domain/messages/messages.contract.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { ToastHistoryButton } from '../ui/ToastHistoryButton.tsx'
import classes from './Bell.module.css'
import { texts } from './Bell.texts.ts'

/** What waits for somebody: messages she has not read, and below them what the toasts said. */
export function Bell() {
  const say = useSay()
  const isKnown = useActor().kind === 'user'
  const { data } = useQuery({ ...rpcQuery('getUnreadMessages'), enabled: isKnown })
  if (!isKnown || !data || data.count === 0) return <ToastHistoryButton />
  const label = say(texts.waiting, { n: data.count })
  return <ToastHistoryButton news={{ count: data.count, label, content: <Waiting {...data} /> }} />
}

/** Leads to each tender where something is new, and to the message itself where it is but one. */
function Waiting({ projects }: UnreadMessages) {
  const say = useSay()
  return (
    <section className={classes.waiting}>
      <h2>{say(texts.title)}</h2>
      <ul>
        {projects.map(({ projectId, projectName, count, messageId }) => (
          <li key={projectId}>
            <AppLink
              href={messageId === null ? paths.messages(projectId) : paths.message(projectId, messageId)}
              onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            >
              {projectName}
            </AppLink>
            <StatusBadge tone="info">{say(texts.count, { n: count })}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  )
}
