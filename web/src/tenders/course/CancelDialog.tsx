import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { changeStage } from './change-stage.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { useNamingAsked } from './named-companies.ts'
import { longestReason } from './reasons.ts'
import { useCourseChange } from './useCourseChange.ts'

/** Nobody outside knows of a draft, so nothing has to be explained; what is public is told to all whom it concerns. */
function kindOf(tender: TeamTender, now: Date): 'draft' | 'scheduled' | 'public' {
  if (tender.stage === null) return 'draft'
  return isPublic(tender, now) || tender.heardAt !== null ? 'public' : 'scheduled'
}

const words = {
  draft: texts.cancelDraft,
  scheduled: texts.cancelScheduled,
  public: texts.cancelPublic,
}

/** What becomes of the notice that is due: of a tender that went to the portal it goes there, too. */
function noticeOf(tender: TeamTender, kind: 'draft' | 'scheduled' | 'public') {
  if (tender.isMarked)
    return tender.heardAt === null
      ? { tone: 'info' as const, text: texts.cancelNoticeDropped }
      : { tone: 'warning' as const, text: texts.cancelNoticeQueued }
  return kind === 'public' ? { tone: 'warning' as const, text: texts.cancelNotice } : null
}

/** The whole tender ends before its time. */
export function CancelDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.stageNotChanged)
  const [reason, setReason] = useState('')
  const kind = kindOf(tender, serverNow())
  const notice = noticeOf(tender, kind)
  const isUnexplained = kind !== 'draft' && reason.trim() === ''
  const mayGo = useNamingAsked(tender)
  async function cancel() {
    if (kind === 'public' && !(await mayGo(reason))) return
    const done = await change.run(() => changeStage({ id: tender.id, stage: 8 }, null, { reason }))
    if (!done) return
    toast.success(say(texts.cancelled))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.cancelTitle)}
      onClose={onClose}
      change={change}
      danger
      submitLabel={say(kind === 'draft' ? texts.cancelDraftLabel : texts.cancel)}
      whyNot={isUnexplained ? say(texts.reasonMissing) : null}
      onSubmit={() => void cancel()}
    >
      {notice && <Alert tone={notice.tone}>{say(notice.text)}</Alert>}
      {tender.hasChanges && <Alert tone="warning">{say(texts.cancelPending)}</Alert>}
      <p>{say(words[kind])}</p>
      {(kind !== 'draft' || change.faultAt('4.reason')) && (
        <TextAreaField
          label={say(texts.reason)}
          hint={say(kind === 'public' ? texts.cancelReasonHint : texts.cancelScheduledReasonHint)}
          required={kind !== 'draft'}
          error={change.faultAt('4.reason')}
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
      )}
    </CourseDialog>
  )
}
