import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import type { ReadyTemplate } from '../useTemplate.ts'
import { texts } from './changes.texts.ts'
import { Compared } from './PendingSection.tsx'
import { useVersion } from './useVersion.ts'

export type Which = number | 'pending'

type TwoVersionsProps = {
  tenderId: number
  old: Which
  current: Which
  ready: ReadyTemplate
  /** Of the headings of parts. */
  level?: 3 | 4
}

/** What differs between two versions, which are loaded for it. */
export function TwoVersions({ tenderId, old, current, ready, level = 3 }: TwoVersionsProps) {
  const say = useSay()
  const [before, after] = [useVersion(tenderId, old), useVersion(tenderId, current)]
  const error = before.error ?? after.error
  if (error)
    return (
      <LoadFault
        title={say(texts.notLoaded)}
        error={error}
        onRetry={() => {
          before.retry()
          after.retry()
        }}
      />
    )
  if (!before.tender || !after.tender) return <LoadingScreen />
  return <Compared old={before.tender} current={after.tender} ready={ready} level={level} />
}
