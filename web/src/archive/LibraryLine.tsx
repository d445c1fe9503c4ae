import type { ArchiveState } from '@allmende/domain/archive/archive.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './archive.texts.ts'

type LibraryLineProps = { state: ArchiveState; isAsking: boolean; onAgain: () => void }

/** Whether it lies in the file library; nothing where there is none. */
export function LibraryLine({ state: { state, library }, isAsking, onAgain }: LibraryLineProps) {
  const say = useSay()
  if (state === 'NONE' || state === 'FAILED' || library.state === 'NONE') return null
  if (library.state === 'FAILED')
    return (
      <Alert
        tone="warning"
        title={say(texts.libraryFAILED)}
        action={
          <Button variant="default" size="sm" loading={isAsking} onClick={onAgain}>
            {say(texts.again)}
          </Button>
        }
      >
        {library.problem}
      </Alert>
    )
  return (
    <Alert tone={library.state === 'DONE' ? 'success' : 'info'} title={say(texts.library)}>
      {say(texts[`library${library.state}`])}
    </Alert>
  )
}
