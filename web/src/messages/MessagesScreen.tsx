import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { serverNow } from '../rpc/clock.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { LoginButton } from '../rooms/LoginNeeded.tsx'
import { useActor } from '../session/useSession.ts'
import { PdfButton } from '../shell/PdfButton.tsx'
import { useTender } from '../tenders/frame/tender-context.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { decoded } from '../ui/hash.ts'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { initialQuery } from '../ui/table/useTableQuery.ts'
import tabs from '../ui/tabs.module.css'
import { useStrayDrops } from '../ui/upload/useStrayDrops.ts'
import { Answers } from './answers/Answers.tsx'
import { useAsking } from './AskAction.tsx'
import { texts as chatTexts } from './chat/chat.texts.ts'
import { OfferChat } from './chat/OfferChat.tsx'
import { OpenComposer } from './compose/OpenComposer.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { MessageList } from './list/MessageList.tsx'
import { mayCompose } from './message-facts.ts'
import { chatHash, messagesPath, type Place, placeIn } from './message-paths.ts'
import { MessageView } from './MessageView.tsx'
import classes from './messages.module.css'
import { texts } from './messages.texts.ts'

const atOnce = 50

/** All that is written about a tender. */
export function MessagesScreen() {
  const say = useSay()
  const tender = useTender()
  const actor = useActor()
  const place = placeIn(decoded(useLocation({ select: ({ hash }) => hash })))
  const isTeam = isSeenInside(tender)
  const ask = useAsking(tender.id)
  useStrayDrops()
  const { data: count = 0 } = useQuery({
    ...rpcQuery('countMessages', tender.id, null, {}),
    enabled: actor.kind === 'user',
  })
  const isList = place.kind === 'list' || place.kind === 'new' || place.kind === 'ask'
  const write = mayCompose(actor, tender, serverNow()).allowed && (
    <Button variant="default" leftSection={<IconPencil size={20} aria-hidden />} onClick={ask}>
      {say(isTeam ? texts.write : texts.ask)}
    </Button>
  )
  return (
    <div className={classes.stack}>
      <PageHeader
        level={2}
        title={say(texts.title)}
        lead={say(isTeam ? texts.leadTeam : texts.leadOutside)}
        actions={
          <>
            {count > 0 && <PdfButton request={{ kind: 'messages', id: tender.id }} label={say(texts.pdf)} />}
            {write}
          </>
        }
      />
      {place.kind === 'list' && <Drafts tenderId={tender.id} />}
      {actor.kind === 'user' ? (
        <Messages tender={tender} place={place} />
      ) : (
        <EmptyState title={say(texts.loginTitle)} text={say(texts.loginText)} action={<LoginButton />} />
      )}
      {isList && <Answers tender={tender} />}
      <OpenComposer tender={tender} place={place} />
    </div>
  )
}

type MessagesProps = { tender: ShownTender; place: Place }

function Messages({ tender, place }: MessagesProps) {
  const say = useSay()
  const [query, setQuery] = useState(() => initialQuery(atOnce))
  const offerId = isSeenInside(tender) ? null : tender.offerId
  if ('id' in place) return <MessageView key={place.id} tender={tender} id={place.id} />
  const isChat = place.kind === 'chat' && offerId !== null
  return (
    <>
      {offerId !== null && (
        <nav aria-label={say(texts.view)} className={tabs.tabs}>
          <AppLink href={messagesPath(tender.id)} aria-current={isChat ? undefined : 'page'}>
            {say(texts.asList)}
          </AppLink>
          <AppLink href={messagesPath(tender.id, chatHash)} aria-current={isChat ? 'page' : undefined}>
            {say(texts.asChat)}
          </AppLink>
        </nav>
      )}
      {isChat ? (
        <>
          <p className={classes.quiet}>{say(chatTexts.leadOutside)}</p>
          <OfferChat tender={tender} offerId={offerId} organizationId={null} />
        </>
      ) : (
        <MessageList tender={tender} query={query} onQuery={setQuery} action={null} />
      )}
    </>
  )
}
