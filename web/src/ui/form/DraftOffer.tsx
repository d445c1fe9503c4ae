import { Button, Group } from '@mantine/core'
import { Alert } from '../Alert.tsx'
import { useSay } from '../language.tsx'
import { toBerlin } from './berlin-time.ts'
import { texts } from './form.texts.ts'
import { writeDate } from './typed-date.ts'

/** At the top of a form: earlier entries that were never saved. */
export function DraftOffer({
  at,
  onRestore,
  onDiscard,
}: {
  at: Date
  onRestore: () => void
  onDiscard: () => void
}) {
  const say = useSay()
  const { date, time } = toBerlin(at)
  return (
    <Alert
      tone="info"
      title={say(texts.draftFound, { date: writeDate(date), time })}
      action={
        <Group gap="xs">
          <Button size="sm" onClick={onRestore}>
            {say(texts.restore)}
          </Button>
          <Button size="sm" variant="default" onClick={onDiscard}>
            {say(texts.discard)}
          </Button>
        </Group>
      }
    />
  )
}
