import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import { mayMigrate } from '@allmende/domain/tenders/migration/migration.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { migrationPath } from '../tender-paths.ts'
import { texts } from './migration.texts.ts'

/** On the page of a draft: that the standard has gone on, and the way there. */
export function NewerVersion({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const to = newerThan(tender.sdkVersion)
  if (to === null || !mayMigrate(tender).allowed) return null
  return (
    <Alert
      tone="info"
      isQuiet
      action={
        <Button component={AppLink} href={migrationPath(tender.id)} size="sm" variant="default">
          {say(texts.start, { to })}
        </Button>
      }
    >
      {say(texts.newer, { from: tender.sdkVersion ?? '', to })}
    </Alert>
  )
}
