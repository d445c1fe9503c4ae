import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'

const OpeningNotices = late(async () => (await import('./OpeningNotices.tsx')).OpeningNotices)

/** That an opening has begun, ran out of time or is done, for everyone of the team who looks at the tender. */
export const OpeningBanner = ({ tender }: { tender: ShownTender }) =>
  isSeenInside(tender) ? (
    <Suspense fallback={null}>
      <OpeningNotices tender={tender} />
    </Suspense>
  ) : null
