import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { lotOptions } from '../actions/offered-actions.ts'
import { changeStage } from './change-stage.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { LotChoice, possibleLots } from './LotChoice.tsx'
import { StandingDeadlines } from './StandingDeadlines.tsx'
import { useCourseChange } from './useCourseChange.ts'

/** From now on companies can apply. */
export function StartCompetitionDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.stageNotChanged)
  const options = lotOptions(tender.lots, 'startCompetition')
  const [lotIds, setLotIds] = useState(() => possibleLots(options))
  const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
  async function start() {
    if (!(await change.run(() => changeStage({ id: tender.id, stage: 3 }, lotIds)))) return
    toast.success(say(texts.competitionStarted))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.competitionTitle)}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.competitionStart)}
      whyNot={lotIds.length === 0 ? say(texts.chooseLot) : null}
      onSubmit={() => void start()}
    >
      <p>{say(texts.competitionText)}</p>
      <LotChoice options={options} value={lotIds} onChange={setLotIds} error={change.faultAt('1')} />
      <StandingDeadlines
        label={say(labelsOf(tender.type).applicationDeadline)}
        deadlines={lots.map((lot) => ({ lot, deadline: lot.applicationDeadline }))}
      />
    </CourseDialog>
  )
}
