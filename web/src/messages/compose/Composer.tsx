import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { useAskedToLogIn } from '../../tenders/people/useAskedToLogIn.ts'
import { Alert } from '../../ui/Alert.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import classes from '../messages.module.css'
import { AttachmentFields } from './AttachmentFields.tsx'
import { ComposerFields } from './ComposerFields.tsx'
import { texts } from './compose.texts.ts'
import type { Target } from './entries.ts'
import { filingGuard, type Guard } from './filing-guard.ts'
import { GuardDialog } from './GuardDialog.tsx'
import { revealedBy } from './revealing.ts'
import { type ComposerOptions, useComposer } from './useComposer.ts'
import { useIsLoggingIn } from './useIsLoggingIn.ts'

type ComposerProps = ComposerOptions & {
  /** She wrote it before she logged in, and has still to send it. */
  isBack: boolean
  onClose: () => void
}

const titleOf = ({ kind }: Target, isTeam: boolean) => {
  if (kind === 'new') return isTeam ? texts.titleNew : texts.titleAsk
  return kind === 'answerAll' ? texts.titleAnswerAll : texts.titleReply
}

/** Where a message is written. Closing loses nothing: what was typed is there again when it is opened. */
export function Composer({ isBack, onClose, ...options }: ComposerProps) {
  const say = useSay()
  const actor = useActor()
  const formId = useId()
  const askToLogIn = useAskedToLogIn('nr_mes')
  // Two dialogs at once would both hold the focus.
  const isLoggingIn = useIsLoggingIn()
  const [guard, setGuard] = useState<Guard | null>(null)
  const composer = useComposer(options)
  const { why, isTeam, attachments } = composer
  const isVisitor = actor.kind !== 'user'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (why !== null || composer.isSending) return
    if (isVisitor) return askToLogIn()
    const found = attachments.documents.length > 0 ? filingGuard(actor, options.tender, serverNow()) : null
    if (found !== null) return setGuard(found)
    const revealed = revealedBy(options.target, composer.entries)
    if (revealed.length === 0) return composer.send()
    void sendRevealing(revealed)
  }

  async function sendRevealing(revealed: readonly string[]) {
    const isMeant = await confirm({
      title: say(texts.revealTitle),
      text: say(texts.revealText, { found: revealed.join(', ') }),
      confirmLabel: say(texts.revealSend),
      cancelLabel: say(texts.revealBack),
      danger: true,
    })
    if (isMeant) composer.send()
  }

  async function discard() {
    const isSure = await confirm({
      title: say(texts.discardTitle),
      text: say(texts.discardText),
      confirmLabel: say(texts.discard),
      danger: true,
    })
    if (!isSure) return
    composer.discard()
    onClose()
  }

  if (guard !== null)
    return (
      <GuardDialog
        guard={guard}
        onClose={() => setGuard(null)}
        onSend={() => {
          setGuard(null)
          composer.send()
        }}
      />
    )
  return (
    <Dialog
      opened={!isLoggingIn}
      onClose={onClose}
      size={options.target.kind === 'new' ? 'large' : 'wide'}
      fillsPhone
      title={say(titleOf(options.target, isTeam))}
      actions={
        <>
          {why !== null && (
            <p id={`${formId}-why`} className={classes.why}>
              {why}
            </p>
          )}
          {composer.isTyped && (
            <Button variant="subtle" onClick={() => void discard()}>
              {say(texts.discard)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.close)}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={why !== null}
            aria-describedby={why === null ? undefined : `${formId}-why`}
            loading={composer.isSending}
          >
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.stack} onSubmit={submit} noValidate>
        {isBack && <Alert tone="info">{say(texts.backAgain)}</Alert>}
        {composer.error && (
          <Alert tone="danger" title={say(texts.notSent)}>
            {composer.error.message}
          </Alert>
        )}
        <ComposerFields {...options} composer={composer} />
        <AttachmentFields attachments={attachments} />
        {isVisitor && <p className={classes.quiet}>{say(texts.loginFirst)}</p>}
        {composer.isKept ? (
          composer.isTyped && !isVisitor && <p className={classes.quiet}>{say(texts.kept)}</p>
        ) : (
          <Alert tone="warning">{say(texts.notKept)}</Alert>
        )}
      </form>
    </Dialog>
  )
}
