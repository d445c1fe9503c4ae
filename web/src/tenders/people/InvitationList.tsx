import type { Invitation } from '@allmende/domain/tenders/course.contract.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { focusOnPlace } from '../../ui/focus-place.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { MailAddress } from '../../ui/MailAddress.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { toast } from '../../ui/toasts.tsx'
import { stateOf } from './invitation-state.ts'
import classes from './people.module.css'
import { inviteTexts as texts } from './people.texts.ts'

/** Who has been invited so far, the newest first, and how each invitation stands. */
export function InvitationList({ tenderId }: { tenderId: number }) {
  const say = useSay()
  const titleId = useId()
  const { data, error, refetch } = useQuery(rpcQuery('getInvitations', tenderId))
  return (
    <section className={classes.list} aria-labelledby={titleId}>
      <h3 id={titleId}>{say(texts.list)}</h3>
      {error && <LoadFault title={say(texts.listNotLoaded)} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.hint}>{say(texts.none)}</p>}
      {data && data.length > 0 && (
        <InvitationTable tenderId={tenderId} invitations={data} titleId={titleId} />
      )}
    </section>
  )
}

type InvitationTableProps = { tenderId: number; invitations: readonly Invitation[]; titleId: string }

function InvitationTable({ tenderId, invitations, titleId }: InvitationTableProps) {
  const say = useSay()
  return (
    <div className={classes.holder}>
      <table className={classes.invitations} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{say(texts.invited)}</th>
            <th scope="col">{say(texts.sentAt)}</th>
            <th scope="col">{say(texts.state)}</th>
            <th scope="col">
              <VisuallyHidden>{say(texts.actions)}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <InvitationLine
              key={invitation.id}
              tenderId={tenderId}
              invitation={invitation}
              titleId={titleId}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type InvitationLineProps = { tenderId: number; invitation: Invitation; titleId: string }

function InvitationLine({ tenderId, invitation, titleId }: InvitationLineProps) {
  const say = useSay()
  const { language } = useLanguage()
  const revoke = useChange('revokeInvitation')
  const { id, email, organizationName, sent } = invitation
  const { label, tone, isOpen } = stateOf(invitation)

  async function askAndRevoke() {
    const agrees = await confirm({
      title: say(texts.revokeQuestion, { email }),
      text: say(texts.revokeText),
      confirmLabel: say(texts.revoke),
      danger: true,
    })
    if (!agrees) return
    // Its button is locked from now on and gone soon.
    requestAnimationFrame(() => focusOnPlace(document.getElementById(titleId)))
    revoke.mutate([tenderId, id], {
      onSuccess: () => toast.success(say(texts.revoked)),
      onError: ({ message }) => toast.error(message, say(texts.notRevoked)),
      // Done or not: what stands there may be out of date.
      onSettled: () => void queryClient.invalidateQueries(rpcQuery('getInvitations', tenderId)),
    })
  }
  return (
    <tr>
      <th scope="row">
        {organizationName || <MailAddress address={email} />}
        {organizationName && (
          <span className={classes.email}>
            <MailAddress address={email} />
          </span>
        )}
      </th>
      <td>{sayMoment(sent, language)}</td>
      <td>
        <StatusBadge tone={tone}>{say(label)}</StatusBadge>
      </td>
      <td>
        {isOpen && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            loading={revoke.isPending}
            aria-label={say(texts.revokeOf, { email })}
            onClick={() => void askAndRevoke()}
          >
            {say(texts.revoke)}
          </Button>
        )}
      </td>
    </tr>
  )
}
