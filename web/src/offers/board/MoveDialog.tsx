import type { BoardTarget } from '@allmende/domain/procedure/board.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { texts as courseTexts } from '../../tenders/course/course.texts.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { longestReason } from '../../tenders/course/reasons.ts'
import { useAttempt } from '../../tenders/course/useAttempt.ts'
import { partState } from '../../tenders/participants/participants.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './board.texts.ts'
import { filingsOf } from './columns.ts'

type MoveDialogProps = {
  tender: TeamTender
  lot: TeamLot
  part: LotParticipant
  target: BoardTarget
  /** The call runs, or no longer does. */
  onRunning: (isRunning: boolean) => void
  onClose: () => void
}

/** Somebody is let in after all: what that means, and why where a denial is taken back. */
export function MoveDialog({ tender, lot, part, target, onRunning, onClose }: MoveDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const change = useAttempt(courseTexts.stageNotChanged)
  const [reason, setReason] = useState('')
  // What it was like when it was taken up: a change by somebody else is for the server to judge.
  const [asked] = useState(part)
  const name = asked.organizationName
  const isDenied = asked.deniedAt !== null
  const moment = (at: Date) => sayDeadline(at, language)

  async function move() {
    onRunning(true)
    const done = await change.attempt(() =>
      reason.trim() === ''
        ? call('updateOfferStage', asked.offerId, target, [lot.id])
        : call('updateOfferStage', asked.offerId, target, [lot.id], reason),
    )
    // The card stays where it was put until the board knows of it.
    if (done)
      queryClient.setQueryData(
        rpcQuery('getProject', tender.id).queryKey,
        await call('getProject', tender.id),
      )
    onRunning(false)
    if (!done) return
    toast.success(say(target === 3 ? texts.admitted : texts.asked, { name }))
    onClose()
  }
  const admitText = asked.applicationSent === null ? texts.admitText : texts.admitTextTold
  return (
    <CourseDialog
      title={say(target === 3 ? texts.admitTitle : texts.askTitle, { name })}
      onClose={onClose}
      change={change}
      submitLabel={say(target === 3 ? texts.admit : texts.ask)}
      whyNot={null}
      onSubmit={() => void move()}
    >
      <p>
        {target === 3
          ? say(admitText)
          : say(texts.askText, { deadline: lot.offerDeadline ? moment(lot.offerDeadline) : '–' })}
      </p>
      <Facts
        facts={[
          { label: say(texts.company), value: name },
          ...(tender.lots.length > 1 ? [{ label: say(texts.lot), value: lotName(lot) }] : []),
          { label: say(texts.state), value: say(partState(tender, lot, asked)) },
          ...filingsOf(lot, asked).flatMap(({ kind, at }) =>
            at ? [{ label: say(texts[kind]), value: say(texts.filedAt, { moment: moment(at) }) }] : [],
          ),
        ]}
      />
      {isDenied && (
        <Alert tone="warning" title={say(texts.takesBack)}>
          {asked.answer
            ? say(texts.takesBackText, { moment: moment(asked.answer.at) })
            : say(texts.clearsDenial)}
          {asked.reason && <p>{say(texts.reasonThen, { reason: asked.reason })}</p>}
        </Alert>
      )}
      {isDenied && (
        <TextAreaField
          label={say(texts.reason)}
          hint={say(texts.reasonHint)}
          rows={3}
          maxLength={longestReason}
          error={change.faultAt('3')}
          value={reason}
          onChange={setReason}
        />
      )}
    </CourseDialog>
  )
}
