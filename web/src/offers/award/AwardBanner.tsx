import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'

const AwardNotices = late(async () => (await import('./AwardNotices.tsx')).AwardNotices)

/** That an award is announced and what is waited for, for everyone of the team who looks at the tender. */
export const AwardBanner = ({ tender }: { tender: ShownTender }) =>
  isSeenInside(tender) && tender.lots.some(({ award, outcome }) => award !== null && outcome === null) ? (
    <Suspense fallback={null}>
      <AwardNotices tender={tender} />
    </Suspense>
  ) : null
