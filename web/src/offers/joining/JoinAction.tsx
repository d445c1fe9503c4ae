import { signedIn } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { late } from '../../shell/late.ts'
import type { TenderAction } from '../../tenders/frame/tender-page.ts'
import { useAskedToLogIn } from '../../tenders/people/useAskedToLogIn.ts'
import { useSay } from '../../ui/language.tsx'
import { chancesOf, joinWords, mayFindJoining } from './joining.ts'

const JoinDialog = late(async () => (await import('./JoinDialog.tsx')).JoinDialog)

/** Takes part; visitors are asked to log in first. */
function JoinButton({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const isKnown = signedIn(useActor()).allowed
  const askToLogIn = useAskedToLogIn('nr_app')
  const [isAsking, setAsking] = useState(false)
  if (isSeenInside(tender)) return null
  const { action } = joinWords(tender, chancesOf(tender, serverNow()))
  return (
    <>
      <Button onClick={() => (isKnown ? setAsking(true) : askToLogIn())}>{say(action)}</Button>
      {isAsking && isKnown && (
        <Suspense fallback={null}>
          <JoinDialog tender={tender} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

export const joinAction: TenderAction = { key: 'join', mayOpen: mayFindJoining, Action: JoinButton }
