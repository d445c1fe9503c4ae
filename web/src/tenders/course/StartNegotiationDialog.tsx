import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { lotOptions } from '../actions/offered-actions.ts'
import { ApplicantChoice } from './ApplicantChoice.tsx'
import { texts as choiceTexts } from './applicant-choice.texts.ts'
import { applicantsFor, decided, type Decisions, hadCompetition, unexplained } from './applicants.ts'
import { changeStage } from './change-stage.ts'
import { CourseDialog } from './CourseDialog.tsx'
import classes from './CourseDialog.module.css'
import { texts } from './course.texts.ts'
import { lotNames } from './lot-names.ts'
import { LotChoice, possibleLots } from './LotChoice.tsx'
import { useCourseChange } from './useCourseChange.ts'

/** Who negotiates: after a competition a decision on every application, otherwise everyone who is not left out. */
export function StartNegotiationDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.stageNotChanged)
  const options = lotOptions(tender.lots, 'startNegotiation')
  const [lotIds, setLotIds] = useState(() => possibleLots(options))
  const [made, setMade] = useState<Decisions>({})
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({})
  const isDecided = hadCompetition(tender)
  const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
  const applicants = applicantsFor(tender, lots, 5)
  const usual: Decisions = isDecided
    ? {}
    : Object.fromEntries(applicants.map(({ offerId }) => [offerId, 'yes']))
  const decisions = { ...usual, ...made }
  const { chosen, refused, isUndecided, emptyLots } = decided(applicants, decisions)
  const isUnexplained = isDecided && unexplained(refused, reasons).length > 0

  function whyNot() {
    if (lotIds.length === 0) return texts.chooseLot
    if (isUndecided) return texts.decideAll
    if (emptyLots.length > 0) return lots.length > 1 ? choiceTexts.emptyLots : texts.admitOne
    return isUnexplained ? texts.reasonsMissing : null
  }
  async function start() {
    const given = Object.fromEntries(
      refused.flatMap(({ offerId }) => (reasons[offerId]?.trim() ? [[offerId, reasons[offerId]]] : [])),
    )
    // Who joins in this very moment stays in, where nobody was left out.
    const isOpen = !isDecided && refused.length === 0
    const done = await change.run(() =>
      changeStage(
        { id: tender.id, stage: 5 },
        lotIds,
        isOpen ? {} : { offerIds: chosen, ...(refused.length > 0 && { reasons: given }) },
      ),
    )
    if (!done) return
    toast.success(say(texts.negotiationStarted))
    onClose()
  }
  const missing = whyNot()
  return (
    <CourseDialog
      title={say(texts.negotiationTitle)}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.negotiationStart)}
      whyNot={missing && say(missing, { lots: lotNames(emptyLots) })}
      onSubmit={() => void start()}
    >
      <p>{say(isDecided ? texts.negotiationText : texts.negotiationTextSkipped)}</p>
      <LotChoice options={options} value={lotIds} onChange={setLotIds} error={change.faultAt('1')} />
      {lotIds.length > 1 && applicants.length > 0 && (
        <p className={classes.hint}>{say(texts.sameForAllLots)}</p>
      )}
      {applicants.length === 0 && lotIds.length > 0 && !isDecided && <p>{say(texts.noParticipantsYet)}</p>}
      <ApplicantChoice
        tenderId={tender.id}
        applicants={applicants}
        decisions={decisions}
        onDecide={setMade}
        namesLots={tender.lots.length > 1}
        words={{
          yes: say(texts.admit),
          no: say(texts.dontAdmit),
          all: say(texts.admitAll),
          none: say(texts.admitNone),
          rest: say(texts.dontAdmitRest),
          tally: (yes, no, open) =>
            say(open > 0 ? texts.admitTallyOpen : texts.admitTally, { yes, no, open }),
        }}
        refusals={{
          areRequired: isDecided,
          reasons,
          onReasons: setReasons,
          faultAt: change.faultAt,
        }}
      />
    </CourseDialog>
  )
}
