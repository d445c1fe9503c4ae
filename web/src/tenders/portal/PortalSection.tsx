import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newestVersions } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import {
  firstNotices,
  isWithUs,
  newestOf,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline, sayMoment } from '@allmende/domain/times.ts'
import { Facts } from '../../ui/Facts.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import { NoticeActions } from './NoticeActions.tsx'
import { NoticeEntry } from './NoticeEntry.tsx'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'

export const portalAnchor = 'simap'

/** The ways of a tender's notices to the portal, where its form is one the portal knows. */
export function PortalSection({ tender, template, mayEdit }: SectionProps<TeamTender>) {
  const say = useSay()
  if (!template) return null
  const { form } = template
  return (
    <FormSection anchor={portalAnchor} title={say(texts.title)} hint={say(texts.hint)}>
      <PortalRole tender={tender} />
      <NoticeTimeline tender={tender} form={form} mayEdit={mayEdit} />
    </FormSection>
  )
}

type NoticeTimelineProps = { tender: TeamTender; form: Form; mayEdit: boolean }

/** Every notice in the order in which they came about: the first, changes, the cancellation. */
function NoticeTimeline({ tender, form, mayEdit }: NoticeTimelineProps) {
  const say = useSay()
  const chain = newestVersions(tender.notices)
  if (chain.length === 0)
    return tender.isMarked && tender.archived === null ? <NoticeActions tender={tender} form={form} /> : null
  return (
    <ol className={classes.timeline} aria-label={say(texts.timeline)}>
      {chain.map((notice) => (
        <li key={notice.noticeId}>
          <NoticeEntry tender={tender} form={form} notice={notice} mayEdit={mayEdit} />
        </li>
      ))}
    </ol>
  )
}

/** What the portal has to do with this tender: the head start that it has, or nothing. */
function PortalRole({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { language } = useLanguage()
  const { isMarked, stage, heardAt, publicFrom, published } = tender
  const state = newestOf(firstNotices(tender.notices))?.state
  if (!isMarked)
    return <p className={classes.role}>{say(stage === null ? texts.whenPublishing : texts.withoutPortal)}</p>
  return (
    <>
      <Facts
        facts={[
          { label: say(texts.heardAt), value: heardAt && sayMoment(heardAt, language) },
          { label: say(texts.publicFrom), value: publicFrom && sayDeadline(publicFrom, language) },
          {
            label: say(texts.earliest),
            value: publicFrom === null && published && sayDeadline(published, language),
          },
        ]}
      />
      {heardAt === null && <p className={classes.role}>{say(texts.rule)}</p>}
      {state && isWithUs(state) && tender.archived === null && (
        <p className={classes.role}>{say(texts.mend)}</p>
      )}
    </>
  )
}
