import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useStaffNames } from '../useStaffNames.ts'
import { changesPath, previewPath } from './change-paths.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { PendingActions } from './PendingActions.tsx'

type PendingNoticeProps = { tender: TeamTender; pending: NonNullable<TeamTender['pendingChange']> }

/** Who saved a change that nobody outside knows of yet, and everything that can be done with it. */
export function PendingNotice({ tender, pending }: PendingNoticeProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  return (
    <Alert
      tone="warning"
      isQuiet
      title={say(texts.pendingTitle)}
      action={
        <div className={classes.ways}>
          <PendingActions tender={tender} size="sm" />
          <Button component={AppLink} href={changesPath(tender.id)} size="sm" variant="default">
            {say(texts.compare)}
          </Button>
          <Button component={AppLink} href={previewPath(tender.id)} size="sm" variant="default">
            {say(texts.preview)}
          </Button>
        </div>
      }
    >
      {say(texts.pendingText, {
        name: nameOf(pending.by),
        moment: sayMoment(pending.updated, language),
      })}
    </Alert>
  )
}
