import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { refused } from '@allmende/domain/verdict.ts'
import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useActor } from '../session/useSession.ts'
import type { TenderAction } from '../tenders/frame/tender-page.ts'
import { useGoTo } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { questionKey } from './compose/kept-question.ts'
import { mayCompose } from './message-facts.ts'
import { askHash, messagesPath, newHash } from './message-paths.ts'
import { texts } from './messages.texts.ts'

/** Leads to where a question is written, of a visitor under a name that only this tab knows. */
export function useAsking(tenderId: number): () => void {
  const actor = useActor()
  const goTo = useGoTo()
  return () => goTo(messagesPath(tenderId, actor.kind === 'user' ? newHash : askHash(questionKey(tenderId))))
}

function AskButton({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const ask = useAsking(tender.id)
  const isThere = useLocation({ select: ({ pathname }) => pathname.split('/')[3] === 'nachrichten' })
  // The page of the messages has its own.
  if (isThere) return null
  return (
    <Button variant="default" leftSection={<IconMessageQuestion size={20} aria-hidden />} onClick={ask}>
      {say(texts.ask)}
    </Button>
  )
}

/** Whoever may ask finds where, on every page of the tender. */
export const askAction: TenderAction = {
  key: 'ask',
  mayOpen: (actor, tender, now) =>
    isSeenInside(tender) ? refused('notFound') : mayCompose(actor, tender, now),
  Action: AskButton,
}
