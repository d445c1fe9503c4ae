import { Button } from '@mantine/core'
import type { CallError } from '../rpc/call-error.ts'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './tender-form.texts.ts'

/** The form could not be had: why, and once more. */
export function TemplateFault({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const say = useSay()
  return (
    <Alert
      tone="danger"
      title={say(texts.templateNotLoaded)}
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
