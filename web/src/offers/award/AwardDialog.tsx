import { sayDay } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import type { ActionDialogProps } from '../../tenders/actions/action-dialog.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { longestReason } from '../../tenders/course/reasons.ts'
import { LotField } from '../../tenders/course/LotField.tsx'
import { useCourseChange } from '../../tenders/course/useCourseChange.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './award.texts.ts'
import {
  announcedWinner,
  awardToldTo,
  possibleWinners,
  type Reasons,
  reasonsFor,
  unexplained,
  withTyped,
} from './contenders.ts'
import { sayOpenLetters } from './open-letters.ts'
import { Preview } from './Preview.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { useAwardedLot } from './useAwardedLot.ts'
import { WinnerField } from './WinnerField.tsx'

/** The lot is given away: to whom it was announced, or where nothing was, to whom is chosen here. */
export function AwardDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notAwarded)
  const { lot, options, choose } = useAwardedLot(tender, 'award')
  const [offerId, setOfferId] = useState<number | null>(null)
  const [reasons, setReasons] = useState<Reasons>({})
  const [waiver, setWaiver] = useState('')
  const [tellWinner, setTellWinner] = useState(false)
  const winners = lot ? possibleWinners(tender, lot) : []
  const isAnnounced = lot !== undefined && lot.award !== null
  const winner = isAnnounced ? announcedWinner(lot) : winners.find((part) => part.offerId === offerId)
  const needsWaiver = lot !== undefined && !isAnnounced && tender.sdkVersion !== null
  const told = lot && winner ? awardToldTo(lot, winner.offerId) : []
  const warning = sayOpenLetters(say, lot?.award?.letters ?? [])
  const lacking = unexplained(told, reasons).length
  // Under the law of the Union nobody is asked.
  const asksToTell = told.length > 0 && tender.sdkVersion === null

  function whyNot(): string | null {
    if (!lot) return say(texts.chooseLot)
    if (needsWaiver && waiver.trim() === '') return say(texts.waiverMissing)
    if (!winner) return say(texts.chooseWinner)
    return lacking > 0 ? say(texts.reasonsMissing, { n: lacking }) : null
  }
  async function award(lotId: number, chosen: number) {
    const given = {
      ...(told.length > 0 && { reasons: reasonsFor(told, reasons) }),
      ...(needsWaiver && { withoutWaiting: waiver }),
      ...(asksToTell && tellWinner && { tellWinner }),
    }
    if (!(await change.run(() => call('awardLot', lotId, chosen, given)))) return
    toast.success(say(texts.awarded))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.awardTitle)}
      onClose={onClose}
      change={change}
      size="large"
      submitLabel={say(texts.award)}
      whyNot={whyNot()}
      onSubmit={() => lot && winner && void award(lot.id, winner.offerId)}
    >
      <p>{say(texts.awardText)}</p>
      <LotField label={say(texts.whichLot)} tender={tender} lot={lot} options={options} onChoose={choose} />
      {lot?.award && winner && (
        <Facts
          facts={[
            { label: say(texts.awardTo), value: winner.organizationName },
            { label: say(texts.announcedOn), value: sayDay(lot.award.sentAt) },
            {
              label: say(texts.waitedUntil),
              value: lot.award.awardableFrom && sayDay(new Date(lot.award.awardableFrom.getTime() - 1)),
            },
          ]}
        />
      )}
      {warning && <Alert tone="warning">{warning}</Alert>}
      {needsWaiver && (
        <>
          <Alert tone="warning">{say(texts.withoutAnnouncement)}</Alert>
          <TextAreaField
            label={say(texts.withoutWaiting)}
            hint={say(texts.withoutWaitingHint)}
            required
            maxLength={longestReason}
            error={change.faultAt('2.withoutWaiting')}
            value={waiver}
            onChange={setWaiver}
          />
        </>
      )}
      {lot && !isAnnounced && (
        <WinnerField winners={winners} value={winner?.offerId ?? null} onChange={setOfferId} />
      )}
      {lot && winner && (
        <ReasonFields
          tender={tender}
          lot={lot}
          told={withTyped(lot, winner.offerId, told, reasons)}
          reasons={reasons}
          onReasons={setReasons}
          faultAt={(id) => change.faultAt(`2.reasons.${id}`)}
        />
      )}
      {asksToTell && (
        <CheckboxField
          label={say(texts.tellWinner)}
          hint={say(texts.tellWinnerHint)}
          value={tellWinner}
          onChange={setTellWinner}
        />
      )}
      {winner && (
        <Preview
          winner={winner}
          told={told}
          reasons={reasons}
          day={null}
          isAward
          isWinnerTold={!asksToTell || tellWinner}
        />
      )}
    </CourseDialog>
  )
}
