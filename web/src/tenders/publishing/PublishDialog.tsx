import { hasLegalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { CallError } from '../../rpc/call-error.ts'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { changeStage } from '../course/change-stage.ts'
import { CourseDialog } from '../course/CourseDialog.tsx'
import { texts as courseTexts } from '../course/course.texts.ts'
import { shortDeadlines } from '../course/short-deadlines.ts'
import { ShortDeadlines } from '../course/ShortDeadlines.tsx'
import { useCourseChange } from '../course/useCourseChange.ts'
import { useTenderTemplate } from '../useTemplate.ts'
import { deadlineFaults, firstDeadlines } from './deadline-faults.ts'
import { DeadlineFaults } from './DeadlineFaults.tsx'
import { MomentChoice } from './MomentChoice.tsx'
import { PortalChoice } from './PortalChoice.tsx'
import { dateFault, type Publication, publishedOf, soonest } from './publication.ts'
import { PublicationPlan } from './PublicationPlan.tsx'
import { texts, thingOf } from './publishing.texts.ts'
import { StartChoice } from './StartChoice.tsx'
import { usePortalOption } from './usePortalOption.ts'

/** When a tender becomes public, whether the portal comes first, and what begins with it. */
export function PublishDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const now = serverNow()
  const mayEdit = tenderPolicy.update(useActor(), tender, now).allowed
  const change = useCourseChange(texts.notPublished)
  const form = useTenderTemplate(tender).ready?.form ?? null
  const option = usePortalOption(tender, form)
  const [chosen, setChosen] = useState<Publication>({
    when: null,
    at: null,
    isMarked: false,
    start: 2,
    lotIds: tender.lots.map(({ id }) => id),
  })
  const [reason, setReason] = useState('')
  // The portal may have become impossible since it was ticked.
  const isMarked = chosen.isMarked && option.isOffered && option.whyNot === null
  const publication = { ...chosen, isMarked }
  const become = (part: Partial<Publication>) => setChosen((before) => ({ ...before, ...part }))
  const published = publishedOf(publication, now)
  const wrongDate = published && dateFault(published, isMarked, now)
  const faults = published && !wrongDate ? deadlineFaults(tender, { ...publication, published }) : []
  const short =
    published && faults.length === 0 && hasLegalMinimum(form?.subtype ?? null)
      ? shortDeadlines('application', published, firstDeadlines(tender, chosen.start))
      : []
  const thing = say(thingOf(tender.type))
  const labels = labelsOf(tender.type)
  const earliest = sayDeadline(soonest(isMarked, now), language)

  function whyNot() {
    if (published === null) return chosen.when === null ? texts.chooseWhen : texts.chooseMoment
    if (wrongDate) return texts[wrongDate]
    if (chosen.start !== 2 && chosen.lotIds.length === 0) return courseTexts.chooseLot
    if (faults.length > 0) return texts.mendDeadlines
    return short.length > 0 && reason.trim() === '' ? courseTexts.shortReasonMissing : null
  }

  async function publish() {
    const moment = publishedOf(publication, serverNow())
    if (moment === null) return
    const { start, lotIds, when } = publication
    const done = await change.run(() =>
      changeStage(
        { id: tender.id, stage: start, published: moment, ...(isMarked && { portal: true }) },
        start === 2 ? null : lotIds,
        { reason },
      ),
    )
    if (!done) return
    onClose()
    if (isMarked) await send()
    else if (when === 'soonest') toast.success(say(texts.published))
    else toast.success(say(texts.scheduled, { thing, moment: sayDeadline(moment, language) }))
  }

  /** The tender is scheduled by then; what keeps its notice from leaving is mended on its page. */
  async function send() {
    try {
      await call('publishToSIMAP', tender.id)
      toast.success(say(texts.sent))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notSent))
    }
  }

  const missing = whyNot()
  return (
    <CourseDialog
      title={say(texts.title, { thing })}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.publish)}
      whyNot={missing && say(missing, { earliest })}
      onSubmit={() => void publish()}
    >
      <PortalChoice
        tender={tender}
        option={option}
        mayEdit={mayEdit}
        value={chosen.isMarked}
        onChange={(value) => become({ isMarked: value })}
        error={change.faultAt('0.portal')}
      />
      <MomentChoice
        publication={publication}
        onChange={become}
        now={now}
        error={change.faultAt('0.published') ?? (wrongDate ? say(texts[wrongDate], { earliest }) : undefined)}
      />
      <StartChoice
        tender={tender}
        publication={publication}
        onChange={become}
        lotFault={change.faultAt('1')}
      />
      <DeadlineFaults tender={tender} faults={faults} mayEdit={mayEdit} />
      <ShortDeadlines
        label={say(chosen.start === 6 ? labels.offerDeadline : labels.applicationDeadline)}
        lotCount={tender.lots.length}
        deadlines={short}
        reason={reason}
        onReason={setReason}
        fault={change.faultAt('4.reason')}
      />
      {published && missing === null && (
        <PublicationPlan tender={tender} publication={publication} published={published} now={now} />
      )}
    </CourseDialog>
  )
}
