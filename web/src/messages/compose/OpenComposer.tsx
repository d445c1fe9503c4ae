import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { mayAnswerAll, mayCompose, mayReply } from '../message-facts.ts'
import { hashOf, newHash, type Place } from '../message-paths.ts'
import { useMessage } from '../useMessage.ts'
import { Composer } from './Composer.tsx'
import { draftName, type Target } from './entries.ts'
import { takeQuestion, visitorOwner } from './kept-question.ts'
import { useIsLoggingIn } from './useIsLoggingIn.ts'

type OpenComposerProps = { tender: ShownTender; place: Place }

/** What is being written, as the address says. */
export function OpenComposer({ tender, place }: OpenComposerProps) {
  const actor = useActor()
  const [isBack, forget] = useQuestionTaken(tender.id, place)
  if (place.kind === 'reply' || place.kind === 'answerAll')
    return <Answering tender={tender} kind={place.kind} id={place.id} />
  if (place.kind === 'ask' && actor.kind !== 'user')
    return <Writing tender={tender} target={isNew} owner={visitorOwner(place.key)} leave="" />
  if (place.kind === 'new' && actor.kind === 'user')
    return (
      <Writing tender={tender} target={isNew} owner={actor.email} leave="" isBack={isBack} onLeave={forget} />
    )
  return null
}

const isNew: Target = { kind: 'new' }

type AnsweringProps = { tender: ShownTender; kind: 'reply' | 'answerAll'; id: number }

function Answering({ tender, kind, id }: AnsweringProps) {
  const actor = useActor()
  const { message } = useMessage(tender.id, id)
  if (!message || actor.kind !== 'user') return null
  const isAllowed = (kind === 'reply' ? mayReply : mayAnswerAll)(actor, tender, message, serverNow())
  if (!isAllowed) return null
  return (
    <Writing
      tender={tender}
      target={{ kind, message }}
      owner={actor.email}
      leave={hashOf('message', message.id)}
    />
  )
}

type WritingProps = {
  tender: ShownTender
  target: Target
  owner: string
  /** What is open once it is closed. */
  leave: string
  /** She wrote it before she logged in. */
  isBack?: boolean
  onLeave?: () => void
}

function Writing({ tender, target, owner, leave, isBack = false, onLeave }: WritingProps) {
  const actor = useActor()
  const navigate = useNavigate()
  if (!mayCompose(actor, tender, serverNow()).allowed) return null
  const close = () => {
    onLeave?.()
    void navigate({ to: '.', search: true, hash: leave, replace: true, resetScroll: false })
  }
  return (
    <Composer
      key={`${owner} ${draftName(tender.id, target)}`}
      tender={tender}
      target={target}
      owner={owner}
      isBack={isBack}
      onClose={close}
      onSent={close}
    />
  )
}

/** Whoever has logged in goes on with what she wrote before. */
function useQuestionTaken(tenderId: number, place: Place): [isTaken: boolean, forget: () => void] {
  const [isTaken, setTaken] = useState(false)
  const actor = useActor()
  const navigate = useNavigate()
  const user = actor.kind === 'user' ? actor.email : null
  const key = place.kind === 'ask' ? place.key : null
  // The login's own way back comes first, or it would undo this one.
  const isLoggingIn = useIsLoggingIn()
  useEffect(() => {
    if (user === null || key === null || isLoggingIn) return
    const found = takeQuestion(tenderId, key, user, new Date())
    const arrived = navigate({ to: '.', search: true, hash: newHash, replace: true, resetScroll: false })
    void arrived.then(() => setTaken(found))
  }, [tenderId, user, key, isLoggingIn, navigate])
  return [isTaken, () => setTaken(false)]
}
