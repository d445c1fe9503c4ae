import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { DeadEnd } from './DeadEnd.tsx'
import { texts } from './errors.texts.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** What a page shows that could not be loaded or drawn. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const say = useSay()
  if (error instanceof CallError && error.type === 'NotFoundException') return <NotFoundScreen />

  const known = error instanceof CallError && error.type !== 'Bug'
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <DeadEnd
      title={say(texts.errorTitle)}
      ways={
        // Full loads: whatever went wrong in this tab is gone then.
        <>
          <Button onClick={() => window.location.reload()}>{say(texts.retry)}</Button>
          <Button component="a" href="/" variant="default">
            {say(texts.home)}
          </Button>
        </>
      }
    >
      <p role="alert">{known ? error.message : say(texts.errorText)}</p>
      {requestId && (
        <p>
          {say(texts.requestId)} <code>{requestId}</code>
        </p>
      )}
    </DeadEnd>
  )
}
