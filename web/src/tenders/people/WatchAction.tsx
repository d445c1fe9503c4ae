import { type Actor, signedIn } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { refused } from '@allmende/domain/verdict.ts'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { useActor } from '../../session/useSession.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { MayOpen, TenderAction } from '../frame/tender-page.ts'
import { everyone } from '../frame/who-sees.tsx'
import { watchTexts as texts } from './people.texts.ts'
import { useAskedToLogIn } from './useAskedToLogIn.ts'

const tag = 'merkliste'

/** Puts a tender on one's own list and takes it off again; visitors are asked to log in. */
export function WatchButton({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const isKnown = signedIn(useActor()).allowed
  const askToLogIn = useAskedToLogIn('nr_wat')
  const isWatched = tender.tags.includes(tag)
  const change = useChange(isWatched ? 'removeProjectTag' : 'addProjectTag')

  function toggle() {
    if (!isKnown) return askToLogIn()
    change.mutate([tender.id, tag], {
      onSuccess: (changed) => queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, changed),
      onError: ({ message }) => toast.error(message, say(isWatched ? texts.notUnwatched : texts.notWatched)),
    })
  }
  const Icon = isWatched ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} aria-hidden />}
      loading={change.isPending}
      {...(isWatched && { 'aria-label': say(texts.unwatch) })}
      onClick={toggle}
    >
      {say(isWatched ? texts.watched : texts.watch)}
    </Button>
  )
}

/** Whoever is not logged in may be a bidder; who is logged in has to be one. What is archived is only taken off. */
export const mayFindWatching: MayOpen = (actor: Actor, tender: ShownTender, now: Date) => {
  if (tender.archived !== null && !tender.tags.includes(tag)) return refused('notFound')
  return actor.kind === 'user'
    ? tenderPolicy.watch(
        actor,
        isSeenInside(tender) ? tender : { team: [], publicFrom: tender.published },
        now,
      )
    : everyone(actor, tender, now)
}

export const watchAction: TenderAction = { key: 'watch', mayOpen: mayFindWatching, Action: WatchButton }
