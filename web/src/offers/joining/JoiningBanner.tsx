import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'

const JoiningNotice = late(async () => (await import('./JoiningNotice.tsx')).JoiningNotice)

/** What bidders must know of taking part. The words for it come late: most pages of most people need none. */
export const JoiningBanner = ({ tender }: { tender: ShownTender }) =>
  isSeenInside(tender) || tender.archived !== null ? null : (
    <Suspense fallback={null}>
      <JoiningNotice tender={tender} />
    </Suspense>
  )
