import { Button } from '@mantine/core'
import { Alert } from './Alert.tsx'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'

type LoadFaultProps = { title: string; error: Error; onRetry: () => void }

/** Something could not be loaded: what, why, and once more. */
export function LoadFault({ title, error, onRetry }: LoadFaultProps) {
  const say = useSay()
  return (
    <Alert
      tone="danger"
      title={title}
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
