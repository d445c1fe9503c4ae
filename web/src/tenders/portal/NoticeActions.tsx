import type { Form } from '@allmende/domain/notices/form/form.ts'
import { cameBack } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import { announces, isUnderway } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconHandStop, IconPencil, IconSend } from '@tabler/icons-react'
import { useId } from 'react'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { NoticeDownload } from './NoticeDownload.tsx'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'
import { usePortal } from './usePortal.ts'

type NoticeActionsProps = {
  tender: TeamTender
  form: Form
  /** Left out while none was sent. */
  notice?: NoticeSubmission
  /** Where it is mended; null where it is not. */
  mendPath?: string | null
}

/** Only what waits for the portal is sent there first; what follows is sent again whenever it came back. */
const maySend = ({ archived, heardAt, isMarked, notices }: TeamTender, notice?: NoticeSubmission): boolean =>
  notice && !announces(notice.kind)
    ? cameBack(notices)?.id === notice.id
    : isMarked && archived === null && heardAt === null && notice?.state !== 'PUBLISHED'

/** What can be done with one notice: send it, send it again, mend it, stop it. */
export function NoticeActions({ tender, form, notice, mendPath = null }: NoticeActionsProps) {
  const say = useSay()
  const reason = useId()
  const portal = usePortal(tender, form, notice)
  const stops = notice !== undefined && isUnderway(notice.state)
  const sends = !stops && maySend(tender, notice)
  const why = stops ? portal.whyNotStop : sends ? portal.whyNotPublish : null
  return (
    <div className={classes.actions}>
      {stops && (
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
      )}
      {sends && (
        <Button
          leftSection={<IconSend size={20} aria-hidden />}
          disabled={!portal.mayPublish}
          loading={portal.publishing}
          onClick={portal.publish}
          aria-describedby={why ? reason : undefined}
        >
          {say(sendLabel(notice))}
        </Button>
      )}
      {mendPath && (
        <Button
          component={AppLink}
          href={mendPath}
          variant="default"
          leftSection={<IconPencil size={20} aria-hidden />}
        >
          {say(texts.mendNotice)}
        </Button>
      )}
      {notice && <NoticeDownload tenderId={tender.id} notice={notice} />}
      {why && (
        <p id={reason} className={classes.reason}>
          {why}
        </p>
      )}
    </div>
  )
}

function sendLabel(notice: NoticeSubmission | undefined) {
  if (!notice) return texts.publish
  return announces(notice.kind) ? texts.publishAgain : texts.sendAgain
}
