import { hasLegalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { DateTimeField } from '../../ui/form/DateTimeField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { lotOptions } from '../actions/offered-actions.ts'
import { useTenderTemplate } from '../useTemplate.ts'
import { ApplicantChoice } from './ApplicantChoice.tsx'
import { texts as choiceTexts } from './applicant-choice.texts.ts'
import { applicantsFor, decided, type Decisions } from './applicants.ts'
import { changeStage } from './change-stage.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { lotNames } from './lot-names.ts'
import { LotChoice, possibleLots } from './LotChoice.tsx'
import {
  announcedUntil,
  appliedUntil,
  asksDeadline,
  instantIn,
  offerDeadlineFault,
} from './offer-deadline.ts'
import { shortDeadlines } from './short-deadlines.ts'
import { ShortDeadlines } from './ShortDeadlines.tsx'
import { StandingDeadlines } from './StandingDeadlines.tsx'
import { useCourseChange } from './useCourseChange.ts'

/** Who is asked for an offer, and until when. */
export function StartOffersDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const now = serverNow()
  const change = useCourseChange(texts.stageNotChanged)
  const { ready } = useTenderTemplate(tender)
  const options = lotOptions(tender.lots, 'startOffers')
  const [lotIds, setLotIds] = useState(() => possibleLots(options))
  const [made, setMade] = useState<Decisions>({})
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [reason, setReason] = useState('')
  const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
  const isChoice = !tender.skippedPhases.includes(5)
  const applicants = isChoice ? applicantsFor(tender, lots, 6) : []
  const usual: Decisions = Object.fromEntries(applicants.map(({ offerId }) => [offerId, 'yes']))
  const decisions = { ...usual, ...made }
  const { chosen, emptyLots } = decided(applicants, decisions)
  const asks = asksDeadline(tender, lots, now)
  const given = asks ? instantIn(typed) : null
  const standing = announcedUntil(lots)
  const applications = appliedUntil(tender, lots)
  const fault = asks ? offerDeadlineFault(tender, given, { announced: standing, applications }, now) : null
  const deadlines = lots.map((lot) => ({ lot, deadline: asks ? given : lot.offerDeadline }))
  // Without a choice the time runs from the publication on, and what stood then was explained then.
  const fromNow = shortDeadlines('offer', now, deadlines)
  const fromPublication = shortDeadlines('application', tender.published ?? now, asks ? deadlines : [])
  const isLimited = hasLegalMinimum(ready?.form.subtype ?? null)
  const short = isLimited ? (isChoice ? fromNow : fromPublication) : []
  const final = tender.offerDeadline ? sayDeadline(tender.offerDeadline, language) : ''
  const announced = standing ? sayDeadline(standing, language) : ''
  const values = { final, announced, applications: applications ? sayDeadline(applications, language) : '' }

  function whyNot() {
    if (lotIds.length === 0) return texts.chooseLot
    if (isChoice && applicants.length === 0) return texts.nobodyAdmitted
    if (emptyLots.length > 0) return lots.length > 1 ? choiceTexts.emptyLots : texts.askOne
    if (fault) return texts[fault]
    return short.length > 0 && reason.trim() === '' ? texts.shortReasonMissing : null
  }
  async function start() {
    const done = await change.run(() =>
      changeStage({ id: tender.id, stage: 6, ...(given && { offerDeadline: given }) }, lotIds, {
        offerIds: isChoice ? chosen : undefined,
        reason,
      }),
    )
    if (!done) return
    toast.success(say(texts.offersStarted))
    onClose()
  }
  const missing = whyNot()
  const isWrong = fault !== null && (fault !== 'offerDeadlineMissing' || isLeft)
  return (
    <CourseDialog
      title={say(texts.offersTitle)}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.offersStart)}
      whyNot={missing && say(missing, { ...values, lots: lotNames(emptyLots) })}
      onSubmit={() => void start()}
    >
      <p>{say(isChoice ? texts.offersText : texts.offersTextSkipped)}</p>
      <LotChoice options={options} value={lotIds} onChange={setLotIds} error={change.faultAt('1')} />
      {!asks && <StandingDeadlines label={say(texts.offerDeadline)} deadlines={deadlines} />}
      {asks && (
        <DateTimeField
          label={say(texts.offerDeadline)}
          hint={say(tender.type === 5 && final ? texts.offerDeadlineUntil : texts.offerDeadlineHint, {
            final,
          })}
          required
          error={change.faultAt('0.offerDeadline') ?? (isWrong ? say(texts[fault], values) : undefined)}
          value={typed}
          onChange={setTyped}
          onBlur={() => setLeft(true)}
        />
      )}
      <ShortDeadlines
        label={say(texts.offerDeadline)}
        lotCount={lots.length}
        deadlines={short}
        reason={reason}
        onReason={setReason}
        fault={change.faultAt('4.reason')}
      />
      <ApplicantChoice
        tenderId={tender.id}
        applicants={applicants}
        decisions={decisions}
        onDecide={setMade}
        namesLots={tender.lots.length > 1}
        words={{
          yes: say(texts.ask),
          no: say(texts.dontAsk),
          all: say(texts.askAll),
          none: say(texts.askNone),
          rest: say(texts.askNone),
          tally: (yes, no) => say(texts.askTally, { yes, no }),
        }}
      />
    </CourseDialog>
  )
}
