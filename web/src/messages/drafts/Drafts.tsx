import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useReducer, useSyncExternalStore } from 'react'
import { useActor } from '../../session/useSession.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { draftKey } from '../../ui/form/draft.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { removeStored, storedKeys } from '../../ui/stored.ts'
import { texts as composeTexts } from '../compose/compose.texts.ts'
import { questionKey, visitorOwner } from '../compose/kept-question.ts'
import { askHash, hashOf, messagesPath, newHash } from '../message-paths.ts'
import { titleOf } from '../message-title.ts'
import classes from '../messages.module.css'
import { texts } from '../messages.texts.ts'
import { type OpenDraft, openDrafts } from './kept-drafts.ts'

/** What was begun and not sent, above the list: closed or left for elsewhere, it is not forgotten. */
export function Drafts({ tenderId }: { tenderId: number }) {
  const actor = useActor()
  const owner = actor.kind === 'user' ? actor.email : visitorOwner(questionKey(tenderId))
  const [drafts, remove] = useOpenDrafts(owner, tenderId)
  return drafts.map((draft) => (
    <DraftLine key={draft.name} tenderId={tenderId} draft={draft} onDiscard={() => remove(draft.name)} />
  ))
}

const alone = () => () => undefined

/** What was being written a moment ago is kept as its dialog goes, after this is drawn: the store is asked again then. */
function useOpenDrafts(owner: string, tenderId: number) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const read = () => JSON.stringify(openDrafts(storedKeys(), { owner, tenderId, now: new Date() }))
  const drafts = JSON.parse(useSyncExternalStore(alone, read)) as readonly OpenDraft[]
  const remove = (name: string) => {
    removeStored(draftKey(owner, name))
    drawAgain()
  }
  return [drafts, remove] as const
}

type DraftLineProps = { tenderId: number; draft: OpenDraft; onDiscard: () => void }

function DraftLine({ tenderId, draft, onDiscard }: DraftLineProps) {
  const say = useSay()
  const { language } = useLanguage()
  const wayOn = useWayOn(tenderId, draft)
  const title = titleOf({ messageSubject: draft.subject, messageText: '' }) ?? say(texts.noSubject)
  async function discard() {
    const isSure = await confirm({
      title: say(composeTexts.discardTitle),
      text: say(composeTexts.discardText),
      confirmLabel: say(composeTexts.discard),
      danger: true,
    })
    if (isSure) onDiscard()
  }
  return (
    <Alert
      tone="info"
      isQuiet
      title={say(texts.draft)}
      action={
        <div className={classes.buttons}>
          <Button size="sm" component={AppLink} href={wayOn}>
            {say(texts.resumeDraft)}
          </Button>
          <Button size="sm" variant="default" onClick={() => void discard()}>
            {say(composeTexts.discard)}
          </Button>
        </div>
      }
    >
      <bdi className={classes.strong}>{title}</bdi>,{' '}
      {say(texts.draftSince, { moment: sayMoment(new Date(draft.at), language) })}
    </Alert>
  )
}

function useWayOn(tenderId: number, { kind, about }: OpenDraft): string {
  const actor = useActor()
  if (kind !== 'new' && about !== null) return messagesPath(tenderId, hashOf(kind, about))
  return messagesPath(tenderId, actor.kind === 'user' ? newHash : askHash(questionKey(tenderId)))
}
