import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { changesPath } from './change-paths.ts'

const PendingNotice = late(async () => (await import('./PendingNotice.tsx')).PendingNotice)

/** That a change waits to be announced, for everyone of the team; where it stands itself it is not told twice. */
export function PendingBanner({ tender }: { tender: ShownTender }) {
  const isThere = useLocation({ select: ({ pathname }) => pathname.startsWith(changesPath(tender.id)) })
  if (!isSeenInside(tender) || tender.pendingChange === null || isThere) return null
  return (
    <Suspense fallback={null}>
      <PendingNotice tender={tender} pending={tender.pendingChange} />
    </Suspense>
  )
}
