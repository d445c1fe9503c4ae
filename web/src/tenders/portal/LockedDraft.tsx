import { reasons } from '@allmende/domain/reasons.ts'
import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Page } from '../../shell/Page.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts as frameTexts } from '../frame/frame.texts.ts'
import { useTenderCrumbs } from '../frame/tender-crumbs.ts'
import { tenderPath } from '../tender-paths.ts'
import { texts } from './portal.texts.ts'

/** What stands in place of the form while the notice lies at the portal, or the tender is no draft any more. */
export function LockedDraft({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const [verdict] = useState(() => mayBeChanged(tender))
  const crumbs = useTenderCrumbs(tender, say(frameTexts.edit))
  return (
    <Page title={say(texts.locked)} lead={tender.name} crumbs={crumbs}>
      <Alert
        tone="info"
        action={
          <Button component={AppLink} href={tenderPath(tender.id)} size="sm" variant="default">
            {say(texts.backToTender)}
          </Button>
        }
      >
        {verdict.allowed ? null : say(reasons[verdict.reason], verdict.values)}
      </Alert>
    </Page>
  )
}
