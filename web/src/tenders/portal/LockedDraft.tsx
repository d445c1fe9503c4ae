import { reasons } from '@allmende/domain/reasons.ts'
import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Page } from '../../shell/Page.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { changeVerdict } from '../changes/change-verdict.ts'
import { texts as frameTexts } from '../frame/frame.texts.ts'
import { useTenderCrumbs } from '../frame/tender-crumbs.ts'
import { tenderPath } from '../tender-paths.ts'
import { texts } from './portal.texts.ts'

/** What was announced is changed otherwise than a draft: then the server has said why not. */
function reasonOf(tender: TeamTender, say: ReturnType<typeof useSay>): string | null {
  const change = changeVerdict(tender)
  if (change && !change.allowed) return change.message
  const verdict = mayBeChanged(tender)
  return verdict.allowed ? null : say(reasons[verdict.reason], verdict.values)
}

/** What stands in place of the form while the notice lies at the portal, or the tender is no draft any more. */
export function LockedDraft({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const [why] = useState(() => reasonOf(tender, say))
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
        {why}
      </Alert>
    </Page>
  )
}
