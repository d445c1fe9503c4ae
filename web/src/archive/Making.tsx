import type { ArchiveState } from '@allmende/domain/archive/archive.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import classes from './archive.module.css'
import { texts } from './archive.texts.ts'

type MakingProps = { state: ArchiveState; isAsking: boolean; onAgain: () => void }

/** How far it is, or why it goes no further. */
export function Making({ state, isAsking, onAgain }: MakingProps) {
  const say = useSay()
  const { done, total, doing, problem } = state
  if (state.state === 'FAILED')
    return (
      <Alert
        tone="danger"
        title={say(texts.failed)}
        action={
          <Button variant="default" size="sm" loading={isAsking} onClick={onAgain}>
            {say(texts.again)}
          </Button>
        }
      >
        {problem}
      </Alert>
    )
  return (
    <div className={classes.block}>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <ProgressBar
        label={say(texts.working)}
        percent={total > 0 ? (100 * done) / total : undefined}
        note={total > 0 ? say(texts.parts, { done, total }) : undefined}
      />
      <p className={classes.quiet}>{doing ? say(texts.doing, { path: doing }) : say(texts.preparing)}</p>
      <p className={classes.quiet}>{say(texts.mayLeave)}</p>
    </div>
  )
}
