import { reasons } from '@allmende/domain/reasons.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { InvitationList } from './InvitationList.tsx'
import { emailIdOf, InviteeFields } from './InviteeFields.tsx'
import {
  emptyRow,
  faultsIn,
  filledRows,
  inviteesIn,
  type InviteeRow,
  refusedRows,
  withInvitee,
} from './invitee-rows.ts'
import { KnownCompanies } from './KnownCompanies.tsx'
import classes from './people.module.css'
import { inviteTexts as texts } from './people.texts.ts'

const none: ReadonlyMap<number, string> = new Map()

/** Asks whom to invite to take part, and shows who has been so far. */
export function InviteDialog({ tender, onClose }: { tender: TeamTender; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const formId = useId()
  const [rows, setRows] = useState<readonly InviteeRow[]>(() => [emptyRow()])
  /** Lines whose address somebody has left: only of these it is said what is wrong. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState(none)
  const invite = useChange('inviteUsers')

  const wrong = faultsIn(rows, language)
  const shown = new Map([...[...wrong].filter(([key]) => left.has(key)), ...refused])
  const invitees = inviteesIn(rows)
  const isEmpty = filledRows(rows).length === 0

  function become(next: readonly InviteeRow[]) {
    setRows(next)
    setRefused(none)
    invite.reset()
  }

  function showFaults(faults: ReadonlyMap<number, string>) {
    setLeft(new Set(rows.map(({ key }) => key)))
    const first = rows.find(({ key }) => faults.has(key))
    if (first) focusOn(emailIdOf(formId, first.key))
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (isEmpty || invite.isPending) return
    if (wrong.size > 0) return showFaults(wrong)
    invite.mutate([tender.id, invitees], {
      onSuccess: (changed) => {
        queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, changed)
        void queryClient.invalidateQueries(rpcQuery('getInvitations', tender.id))
        toast.success(say(texts.sent, { n: Object.keys(invitees).length }))
        onClose()
      },
      onError: ({ message, fields }) => {
        const faults = refusedRows(rows, fields)
        setRefused(faults)
        showFaults(faults)
        toast.error(message, say(texts.notSent))
      },
    })
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={say(texts.title)}
      actions={
        <>
          {isEmpty && <p className={classes.why}>{say(reasons.inviteesMissing)}</p>}
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} disabled={isEmpty} loading={invite.isPending}>
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <p>{say(texts.consequence)}</p>
        {invite.error && refused.size === 0 && (
          <Alert tone="danger" title={say(texts.notSent)}>
            {invite.error.fields['1'] ?? invite.error.message}
          </Alert>
        )}
        <form id={formId} className={classes.dialog} onSubmit={send} noValidate>
          <InviteeFields
            id={formId}
            rows={rows}
            faults={shown}
            onChange={become}
            onLeave={(key) => setLeft((before) => new Set(before).add(key))}
          />
          <KnownCompanies
            listed={new Set(Object.keys(invitees))}
            onChoose={(invitee) => become(withInvitee(rows, invitee))}
          />
        </form>
        <InvitationList tenderId={tender.id} />
      </div>
    </Dialog>
  )
}
