import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { MailAddress } from '../../ui/MailAddress.tsx'
import { toast } from '../../ui/toasts.tsx'
import { staffQuery } from '../surroundings.query.ts'
import { offeredStaff } from './offered-staff.ts'
import classes from './people.module.css'
import { editorTexts as texts } from './people.texts.ts'

const nameOf = ({ givenName, surName, email }: UserRow): string => `${givenName} ${surName}`.trim() || email

/** Asks who else works on the tender. */
export function AddEditorsDialog({ tender, onClose }: { tender: TeamTender; onClose: () => void }) {
  const say = useSay()
  const formId = useId()
  const pickerId = `${formId}-person`
  const { data: staff, error, refetch } = useQuery(staffQuery)
  const [chosen, setChosen] = useState<readonly UserRow[]>([])
  const add = useChange('addProjectEditors')
  const offered = offeredStaff(staff ?? [], tender.team, chosen)
  const nobodyLeft = staff !== undefined && offered.length === 0 && chosen.length === 0

  function become(next: readonly UserRow[]) {
    setChosen(next)
    add.reset()
    // What had the focus is drawn anew or gone.
    requestAnimationFrame(() => focusOn(pickerId))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0 || add.isPending) return
    add.mutate([tender.id, chosen.map(({ email }) => email)], {
      onSuccess: (changed) => {
        queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, changed)
        toast.success(say(texts.added))
        onClose()
      },
      onError: ({ message }) => toast.error(message, say(texts.notAdded)),
    })
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(texts.title)}
      actions={
        <>
          {chosen.length === 0 && <p className={classes.why}>{say(texts.chooseFirst)}</p>}
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} disabled={chosen.length === 0} loading={add.isPending}>
            {say(houseTexts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.dialog} onSubmit={save} noValidate>
        <p>{say(texts.consequence)}</p>
        {error && <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />}
        {chosen.length > 0 && (
          <ul className={classes.chosen} aria-label={say(texts.chosen)}>
            {chosen.map((user, index) => (
              <li key={user.email} data-wrong={add.error?.fields[`1.${index}`] !== undefined || undefined}>
                <span>
                  {nameOf(user)}
                  <span className={classes.email}>
                    <MailAddress address={user.email} />
                  </span>
                </span>
                <Button
                  variant="subtle"
                  size="sm"
                  leftSection={<IconX size={16} aria-hidden />}
                  aria-label={say(texts.removeOf, { name: nameOf(user) })}
                  onClick={() => become(chosen.filter((one) => one !== user))}
                >
                  {say(texts.remove)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SelectField
          // It takes one after the other and shows none of them.
          key={chosen.length}
          id={pickerId}
          label={say(texts.picker)}
          placeholder={say(texts.placeholder)}
          hint={nobodyLeft ? say(texts.nobodyLeft) : undefined}
          error={add.error ? (faultIn(add.error.fields) ?? add.error.message) : undefined}
          options={offered.map((user) => ({ value: user.email, label: `${nameOf(user)} (${user.email})` }))}
          value={null}
          onChange={(email) => {
            const user = offered.find((one) => one.email === email)
            if (user) become([...chosen, user])
          }}
        />
      </form>
    </Dialog>
  )
}

/** Whoever it is about, the sentence is the same. */
const faultIn = (fields: Readonly<Record<string, string>>): string | undefined => Object.values(fields)[0]
