import { sayDay } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import type { ActionDialogProps } from '../../tenders/actions/action-dialog.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { useNamingAsked } from '../../tenders/course/named-companies.ts'
import { longestReason } from '../../tenders/course/reasons.ts'
import { LotField } from '../../tenders/course/LotField.tsx'
import { useCourseChange } from '../../tenders/course/useCourseChange.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './award.texts.ts'
import { announcedWinner } from './contenders.ts'
import { useAwardedLot } from './useAwardedLot.ts'

/** What was announced no longer holds; whoever was told is told so. */
export function WithdrawAwardDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notWithdrawn)
  const { lot, options, choose } = useAwardedLot(tender, 'withdrawAward')
  const [reason, setReason] = useState('')
  const winner = lot && announcedWinner(lot)
  const mayGo = useNamingAsked(tender)
  async function withdraw(lotId: number) {
    if (!(await mayGo(reason))) return
    if (!(await change.run(() => call('withdrawAward', lotId, reason)))) return
    toast.success(say(texts.withdrawn))
    onClose()
  }
  const missing = !lot ? texts.chooseLot : reason.trim() === '' ? texts.reasonMissing : null
  return (
    <CourseDialog
      title={say(texts.withdrawTitle)}
      onClose={onClose}
      change={change}
      danger
      submitLabel={say(texts.withdraw)}
      whyNot={missing && say(missing)}
      onSubmit={() => lot && void withdraw(lot.id)}
    >
      <p>{say(texts.withdrawText)}</p>
      <LotField label={say(texts.whichLot)} tender={tender} lot={lot} options={options} onChoose={choose} />
      {lot?.award && winner && (
        <p>{say(texts.withdrawFor, { sent: sayDay(lot.award.sentAt), name: winner.organizationName })}</p>
      )}
      <TextAreaField
        label={say(texts.withdrawReason)}
        hint={say(texts.withdrawReasonHint)}
        required
        error={change.faultAt('1')}
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </CourseDialog>
  )
}
