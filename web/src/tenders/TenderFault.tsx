import { Button } from '@mantine/core'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import type { CallError } from '../rpc/call-error.ts'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './tender-form.texts.ts'

/** The tender could not be had, or is none this person may know of. */
export function TenderFault({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const say = useSay()
  if (error.type === 'NotFoundException') return <NotFoundScreen />
  return (
    <Alert
      tone="danger"
      title={say(texts.tenderNotLoaded)}
      action={
        <Button size="sm" variant="default" onClick={onRetry}>
          {say(houseTexts.retry)}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
