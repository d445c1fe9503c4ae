import { longestOfMessage } from '@allmende/domain/messages/messages.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { AttachmentFields } from '../compose/AttachmentFields.tsx'
import { texts as composeTexts } from '../compose/compose.texts.ts'
import type { Target } from '../compose/entries.ts'
import { filingGuard, type Guard } from '../compose/filing-guard.ts'
import { GuardDialog } from '../compose/GuardDialog.tsx'
import { useComposer } from '../compose/useComposer.ts'
import classes from './chat.module.css'
import { texts } from './chat.texts.ts'

type ChatBoxProps = { tender: ShownTender; target: Target; owner: string }

const doNothing = () => undefined

/** Writes on in a conversation. */
export function ChatBox({ tender, target, owner }: ChatBoxProps) {
  const say = useSay()
  const actor = useActor()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [guard, setGuard] = useState<Guard | null>(null)
  const composer = useComposer({ tender, target, owner, onSent: doNothing })
  const { entries, attachments, refused, why } = composer

  function submit(event: FormEvent) {
    event.preventDefault()
    if (why !== null || composer.isSending) return
    const found = attachments.documents.length > 0 ? filingGuard(actor, tender, serverNow()) : null
    if (found === null) composer.send()
    else setGuard(found)
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the button in it
    <form ref={form} className={classes.box} onSubmit={submit} onKeyDown={sendByKey} noValidate>
      {composer.error && (
        <Alert tone="danger" title={say(composeTexts.notSent)}>
          {composer.error.message}
        </Alert>
      )}
      <TextAreaField
        label={say(texts.text)}
        hint={say(texts.hint)}
        maxLength={longestOfMessage.text}
        value={entries.text}
        error={refused['messageText']}
        onChange={(text) => composer.set({ text })}
      />
      <AttachmentFields attachments={attachments} />
      {!composer.isKept && <Alert tone="warning">{say(composeTexts.notKept)}</Alert>}
      <div className={classes.send}>
        <Button
          type="submit"
          disabled={why !== null}
          aria-describedby={why === null ? undefined : `${id}-why`}
          loading={composer.isSending}
          leftSection={<IconSend size={20} aria-hidden />}
        >
          {say(composeTexts.send)}
        </Button>
        {why !== null && (
          <p id={`${id}-why`} className={classes.quiet}>
            {why}
          </p>
        )}
      </div>
      {guard !== null && (
        <GuardDialog
          guard={guard}
          onClose={() => setGuard(null)}
          onSend={() => {
            setGuard(null)
            composer.send()
          }}
        />
      )}
    </form>
  )
}
