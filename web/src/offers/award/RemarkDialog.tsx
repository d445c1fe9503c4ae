import { longestRemark } from '@allmende/domain/offers/offers.contract.ts'
import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { call } from '../../rpc/call.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useAttempt } from '../../tenders/course/useAttempt.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ConflictNotice } from '../../ui/form/ConflictNotice.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useTypedText } from '../../ui/useTypedText.ts'
import classes from './award.module.css'
import { texts } from './comparison.texts.ts'

type RemarkDialogProps = {
  tenderId: number
  lotId: number
  part: LotParticipant
  onClose: () => void
}

const remarkOf = ({ remark }: LotParticipant) => remark ?? { version: 0, text: '' }

/** What the team notes of an offer; whoever was faster is not overwritten, and nothing typed is lost. */
export function RemarkDialog({ tenderId, lotId, part, onClose }: RemarkDialogProps) {
  const say = useSay()
  const formId = useId()
  const current = remarkOf(part)
  const [base, setBase] = useState(current)
  const [text, setText] = useState(current.text)
  const { attempt, isRunning, refusal, failed } = useAttempt(texts.remarkNotSaved)
  const { close, form } = useTypedText(onClose)
  const isStale = current.version > base.version && !isRunning

  async function save() {
    const { version } = base
    const saved = await attempt(() => call('setOfferRemark', lotId, part.offerId, { version, text }))
    // Also where somebody was faster: her words are needed to compare.
    void queryClient.invalidateQueries(rpcQuery('getProject', tenderId))
    if (!saved) return
    toast.success(say(texts.remarkSaved))
    onClose()
  }
  function goOnWith(words: string) {
    setBase(current)
    setText(words)
  }
  const label = say(texts.remark)
  return (
    <Dialog
      opened
      onClose={close}
      title={say(texts.remarkTitle, { name: part.organizationName })}
      size="medium"
      closable={!isRunning}
      actions={
        <>
          <Button variant="default" disabled={isRunning} onClick={close}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isRunning}>
            {say(houseTexts.save)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning) void save()
        }}
      >
        {isStale ? (
          <ConflictNotice
            base={{ text: base.text }}
            mine={{ text }}
            theirs={{ text: current.text }}
            labels={{ text: label }}
            onKeepMine={(words) => goOnWith(words.text)}
            onTakeTheirs={() => goOnWith(current.text)}
          />
        ) : (
          refusal && (
            <Alert tone="danger" title={say(failed)}>
              {refusal.message}
            </Alert>
          )
        )}
        <TextAreaField
          label={label}
          hint={say(texts.remarkHint)}
          rows={6}
          maxLength={longestRemark}
          value={text}
          onChange={setText}
        />
      </form>
    </Dialog>
  )
}
