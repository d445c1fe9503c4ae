import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { afterPress } from '../../ui/after-press.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import { emptyRow, type InviteeRow, withoutRow, withPasted } from './invitee-rows.ts'
import { inviteesInText } from './pasted-invitees.ts'
import classes from './people.module.css'
import { inviteTexts as texts } from './people.texts.ts'

type InviteeFieldsProps = {
  /** By which the fields of this dialog are told from all others. */
  id: string
  rows: readonly InviteeRow[]
  /** What is wrong with an address, by its line. */
  faults: ReadonlyMap<number, string>
  onChange: (rows: readonly InviteeRow[]) => void
  /** Somebody has left the address of a line. */
  onLeave: (key: number) => void
}

export const emailIdOf = (id: string, key: number): string => `${id}-email-${key}`

const longestName = 200

/** Whom to invite, line by line. */
export function InviteeFields({ id, rows, faults, onChange, onLeave }: InviteeFieldsProps) {
  const say = useSay()
  const addId = `${id}-add`
  const setRow = (key: number, changes: Partial<InviteeRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))

  /** The line is there, or gone, once it is drawn. */
  const become = (next: readonly InviteeRow[], focusedId: string) => {
    onChange(next)
    requestAnimationFrame(() => focusOn(focusedId))
  }

  function paste(event: ClipboardEvent, key: number) {
    const pasted = inviteesInText(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    become(withPasted(rows, key, pasted), addId)
  }

  return (
    <div className={classes.invitees}>
      {rows.map(({ key, email, organizationName }, index) => (
        <fieldset key={key} className={classes.invitee}>
          <legend className={classes.spoken}>{say(texts.row, { n: index + 1 })}</legend>
          <div onPaste={(event) => paste(event, key)}>
            <TextField
              id={emailIdOf(id, key)}
              type="email"
              label={say(texts.email)}
              value={email}
              error={faults.get(key)}
              onChange={(typed) => setRow(key, { email: typed })}
              onBlur={() => afterPress(() => onLeave(key))}
            />
          </div>
          <TextField
            label={say(texts.organization)}
            value={organizationName}
            maxLength={longestName}
            onChange={(typed) => setRow(key, { organizationName: typed })}
          />
          <ActionIcon
            className={classes.removeInvitee}
            variant="subtle"
            size="lg"
            aria-label={say(texts.removeRow, { n: index + 1 })}
            onClick={() => become(withoutRow(rows, key), addId)}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <p className={classes.hint}>{say(texts.pasteHint)}</p>
      <Button
        id={addId}
        className={classes.add}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          const added = emptyRow(rows)
          become([...rows, added], emailIdOf(id, added.key))
        }}
      >
        {say(texts.addRow)}
      </Button>
    </div>
  )
}
