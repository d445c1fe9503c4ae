import { signedIn } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useActor } from '../../session/useSession.ts'
import { wish } from '../../session/wish.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { invitationFor } from '../people/kept-invitation.ts'
import { useAskedToLogIn } from '../people/useAskedToLogIn.ts'
import { tenderPath } from '../tender-paths.ts'
import { isInvitationShown } from './standing.ts'
import classes from './standing.module.css'
import { texts } from './standing.texts.ts'

/** For whoever opened the link of an invitation: that she is invited, and what she needs to take part. */
export function InvitedBanner({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const actor = useActor()
  const askToLogIn = useAskedToLogIn('nr_app')
  if (!isInvitationShown(actor, tender, invitationFor(tender.id))) return null
  const ways = (
    <div className={classes.ways}>
      <Button size="sm" onClick={askToLogIn}>
        {say(texts.logIn)}
      </Button>
      <Button
        size="sm"
        variant="default"
        component={AppLink}
        href="/registrierung"
        onClick={() => wish(tenderPath(tender.id))}
      >
        {say(texts.register)}
      </Button>
    </div>
  )
  const isKnown = signedIn(actor).allowed
  return (
    <Alert tone="info" isQuiet title={say(texts.invited)} {...(!isKnown && { action: ways })}>
      {!isKnown && say(texts.logInToJoin)}
    </Alert>
  )
}
