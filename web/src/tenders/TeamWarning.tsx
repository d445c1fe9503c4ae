import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { ownParts } from '@allmende/domain/tenders/check/own-places.ts'
import { editPath } from './tender-paths.ts'
import { texts } from './tenders.texts.ts'

/** Too few of the team can log in, and the way to add somebody. */
export function TeamWarning({ tender, mayEdit }: { tender: TeamTender; mayEdit: boolean }) {
  const say = useSay()
  const toTeam = (
    <Button component={AppLink} href={`${editPath(tender.id)}#${ownParts.team}`} size="sm" variant="default">
      {say(texts.toTeam)}
    </Button>
  )
  return (
    <Alert tone="warning" {...(mayEdit && { action: toTeam })}>
      {say(texts.tooFewActive)}
    </Alert>
  )
}
