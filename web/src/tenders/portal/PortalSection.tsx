import type { Form } from '@allmende/domain/notices/form/form.ts'
import {
  isUnderway,
  isWithUs,
  newestOf,
  versionText,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline, sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconHandStop, IconSend } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'
import { StateBadge, SubmissionCourse } from './SubmissionCourse.tsx'
import { usePortal } from './usePortal.ts'

export const portalAnchor = 'simap'

/** The notice's way to the portal, where its form is one the portal knows. */
export function PortalSection({ tender, template, mayEdit }: SectionProps<TeamTender>) {
  const say = useSay()
  if (!template) return null
  const { form } = template
  const sayVersion = ({ version }: NoticeSubmission) => say(texts.version, { version: versionText(version) })
  const [newest, ...earlier] = tender.notices.toReversed()
  const shared = { tenderId: tender.id, form }
  return (
    <FormSection anchor={portalAnchor} title={say(texts.title)} hint={say(texts.hint)}>
      {newest && earlier.length > 0 && <h3 className={classes.version}>{sayVersion(newest)}</h3>}
      {newest && <SubmissionCourse submission={newest} isNewest mayEdit={mayEdit} {...shared} />}
      <PortalRole tender={tender} />
      {maySend(tender) && <PortalActions tender={tender} form={form} />}
      {earlier.length > 0 && (
        <div className={classes.earlier}>
          {earlier.map((submission) => (
            <Earlier key={submission.version} title={sayVersion(submission)} submission={submission}>
              <SubmissionCourse submission={submission} {...shared} />
            </Earlier>
          ))}
        </div>
      )}
    </FormSection>
  )
}

/** Only what waits for the portal is sent there; what lies there can be called back. */
const maySend = ({ isMarked, archived, heardAt }: TeamTender): boolean =>
  isMarked && archived === null && heardAt === null

/** What the portal has to do with this tender: the head start that it has, or nothing. */
function PortalRole({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { language } = useLanguage()
  const { isMarked, stage, heardAt, publicFrom, published } = tender
  const state = newestOf(tender.notices)?.state
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

type EarlierProps = { title: string; submission: NoticeSubmission; children: ReactNode }

/** What became of it is seen at a glance; how, only on request. */
function Earlier({ title, submission, children }: EarlierProps) {
  const [opened, setOpened] = useState(false)
  const toggle = () => setOpened(!opened)
  return (
    <Disclosure
      title={title}
      aside={<StateBadge state={submission.state} />}
      opened={opened}
      onToggle={toggle}
    >
      {children}
    </Disclosure>
  )
}

function PortalActions({ tender, form }: { tender: TeamTender; form: Form }) {
  const say = useSay()
  const reason = useId()
  const portal = usePortal(tender, form)
  const newest = newestOf(tender.notices)
  if (newest?.state === 'PUBLISHED') return null
  const stops = newest !== undefined && isUnderway(newest.state)
  const why = stops ? portal.whyNotStop : portal.whyNotPublish
  return (
    <div className={classes.actions}>
      {stops ? (
        <Button
          variant="default"
          leftSection={<IconHandStop size={20} aria-hidden />}
          disabled={portal.whyNotStop !== null}
          loading={portal.stopping}
          onClick={portal.stop}
          aria-describedby={why ? reason : undefined}
        >
          {say(texts.stop)}
        </Button>
      ) : (
        <Button
          leftSection={<IconSend size={20} aria-hidden />}
          disabled={!portal.mayPublish}
          loading={portal.publishing}
          onClick={portal.publish}
          aria-describedby={why ? reason : undefined}
        >
          {say(newest ? texts.publishAgain : texts.publish)}
        </Button>
      )}
      {why && (
        <p id={reason} className={classes.reason}>
          {why}
        </p>
      )}
    </div>
  )
}
