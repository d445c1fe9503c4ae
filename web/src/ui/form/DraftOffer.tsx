import { Button, Group } from '@mantine/core'
import { Alert } from '../Alert.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import { toBerlin } from './berlin-time.ts'
import { texts } from './form.texts.ts'
import { writeDate } from './typed-date.ts'
import type { KeptDraft, Which } from './useKeptDraft.ts'

type DraftOfferProps = {
  draft: Pick<KeptDraft<unknown>, 'found' | 'discarded' | 'discard' | 'takeBack'>
  /** What is to be known before they are taken. */
  note?: string | undefined
  onRestore: (which: Which) => void
}

/** At the top of a form: earlier entries that were never saved. */
export function DraftOffer({ draft, note, onRestore }: DraftOfferProps) {
  const { found, discarded, discard, takeBack } = draft
  const say = useSay()
  const moment = (at: Date) => {
    const { date, time } = toBerlin(at)
    return { date: writeDate(date), time }
  }
  if (found)
    return (
      <Alert
        tone={note ? 'warning' : 'info'}
        title={say(texts.draftFound, moment(found.at))}
        action={
          <Group gap="xs">
            <Button size="sm" onClick={() => onRestore('latest')}>
              {say(texts.restore)}
            </Button>
            {found.before && (
              <Button size="sm" variant="default" onClick={() => onRestore('before')}>
                {say(texts.restoreBefore, moment(found.before.at))}
              </Button>
            )}
            <Button size="sm" variant="default" onClick={discard}>
              {say(texts.discard)}
            </Button>
          </Group>
        }
      >
        {[note, found.before && say(texts.draftBefore)].filter(Boolean).join(' ')}
      </Alert>
    )
  if (!discarded) return null
  return (
    <Alert
      tone="info"
      title={say(texts.discarded, moment(discarded.at))}
      action={
        <Button size="sm" variant="default" onClick={takeBack}>
          {say(houseTexts.undo)}
        </Button>
      }
    />
  )
}
