import { awardableFromAfter } from '@allmende/domain/procedure/waiting-period.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { serverNow } from '../../rpc/clock.ts'
import type { ActionDialogProps } from '../../tenders/actions/action-dialog.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { LotField } from '../../tenders/course/LotField.tsx'
import { useCourseChange } from '../../tenders/course/useCourseChange.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './award.texts.ts'
import {
  awardToldTo,
  possibleWinners,
  type Reasons,
  reasonsFor,
  unexplained,
  withTyped,
} from './contenders.ts'
import { Preview } from './Preview.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { useAwardedLot } from './useAwardedLot.ts'
import { WinnerField } from './WinnerField.tsx'

/** Everyone but one learns why not, in time to object; the choice is repeated in words before it is sent. */
export function AnnounceAwardDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notAnnounced)
  const { lot, options, choose } = useAwardedLot(tender, 'announceAward')
  const [offerId, setOfferId] = useState<number | null>(null)
  const [reasons, setReasons] = useState<Reasons>({})
  const winners = lot ? possibleWinners(tender, lot) : []
  const winner = winners.find((part) => part.offerId === offerId)
  const told = lot && winner ? awardToldTo(lot, winner.offerId) : []
  const lacking = unexplained(told, reasons).length

  function whyNot(): string | null {
    if (!lot) return say(texts.chooseLot)
    if (!winner) return say(texts.chooseWinner)
    return lacking > 0 ? say(texts.reasonsMissing, { n: lacking }) : null
  }
  async function announce(lotId: number, chosen: number) {
    if (!(await change.run(() => call('announceAward', lotId, chosen, reasonsFor(told, reasons))))) return
    toast.success(say(told.length > 0 ? texts.announcedAndTold : texts.announced))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.announceTitle)}
      onClose={onClose}
      change={change}
      size="large"
      submitLabel={say(texts.announce)}
      whyNot={whyNot()}
      onSubmit={() => lot && winner && void announce(lot.id, winner.offerId)}
    >
      <p>{say(texts.announceText)}</p>
      <LotField label={say(texts.whichLot)} tender={tender} lot={lot} options={options} onChoose={choose} />
      {lot && <WinnerField winners={winners} value={winner?.offerId ?? null} onChange={setOfferId} />}
      {lot && winner && told.length === 0 && <p>{say(texts.nobodyToTell)}</p>}
      {lot && winner && (
        <ReasonFields
          tender={tender}
          lot={lot}
          told={withTyped(lot, winner.offerId, told, reasons)}
          reasons={reasons}
          onReasons={setReasons}
          faultAt={(id) => change.faultAt(`2.${id}`)}
        />
      )}
      {winner && told.length > 0 && (
        <Preview
          winner={winner}
          told={told}
          reasons={reasons}
          day={sayDay(awardableFromAfter(serverNow()))}
          isAward={false}
        />
      )}
    </CourseDialog>
  )
}
