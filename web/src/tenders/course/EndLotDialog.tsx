import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { lotOptions } from '../actions/offered-actions.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { LotField } from './LotField.tsx'
import { possibleLots } from './LotChoice.tsx'
import { useNamingAsked } from './named-companies.ts'
import { longestReason } from './reasons.ts'
import { sealedFilings } from './sealed-filings.ts'
import { useCourseChange } from './useCourseChange.ts'

/** One lot ends without an award; which one is never guessed where there are several, but may have been named. */
export function EndLotDialog({ tender, onClose, lotId: wanted }: ActionDialogProps & { lotId?: number }) {
  const say = useSay()
  const change = useCourseChange(texts.notEnded)
  const options = lotOptions(tender.lots, 'endLot')
  const [lotId, setLotId] = useState(() => {
    if (wanted !== undefined) return wanted
    const [first, ...others] = possibleLots(options)
    return tender.lots.length === 1 && others.length === 0 ? (first ?? null) : null
  })
  const [reason, setReason] = useState('')
  const lot = tender.lots.find(({ id }) => id === lotId)
  const sealed = lot ? sealedFilings(lot) : 0
  const mayGo = useNamingAsked(tender)
  async function end(id: number) {
    if (!(await mayGo(reason))) return
    if (!(await change.run(() => call('endLot', id, reason)))) return
    toast.success(say(texts.ended))
    onClose()
  }
  const missing = lotId === null ? texts.endChoose : reason.trim() === '' ? texts.reasonMissing : null
  return (
    <CourseDialog
      title={say(texts.endTitle)}
      onClose={onClose}
      change={change}
      danger
      submitLabel={say(texts.end)}
      whyNot={missing && say(missing)}
      onSubmit={() => lotId !== null && void end(lotId)}
    >
      <p>{say(texts.endText)}</p>
      <LotField label={say(texts.endWhich)} tender={tender} lot={lot} options={options} onChoose={setLotId} />
      {sealed > 0 && <Alert tone="warning">{say(texts.endSealed, { n: sealed })}</Alert>}
      <TextAreaField
        label={say(texts.reason)}
        hint={say(texts.endReasonHint)}
        required
        error={change.faultAt('1')}
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </CourseDialog>
  )
}
