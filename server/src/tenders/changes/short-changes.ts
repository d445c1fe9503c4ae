import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { TenderChange } from '@allmende/domain/procedure/changing.ts'
import type { LotDeadlines } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { listCourseSteps } from '../../procedure/course-steps.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { shortnessExplained } from '../course/short-deadlines.ts'

/**
 * A changed deadline may still be below the legal minimum: what was announced with it explains it, and the log says so.
 * Who was asked to offer has the time since then, everybody else that since the publication.
 */
export async function shortOnes(
  context: Context,
  tender: Tender,
  { lots, finalDeadline }: Omit<TenderChange, 'reason'>,
  added: readonly LotDeadlines[],
  reason: string,
): Promise<AuditChange[]> {
  const { published, skippedPhases } = tender
  const dates = [...lots, ...added].flatMap(({ applicationDeadline, offerDeadline }) => [
    applicationDeadline,
    offerDeadline,
  ])
  if (published === null || ![...dates, finalDeadline].some(Boolean)) return []
  const explained = await shortnessExplained(context, tender, reason)
  const steps = await listCourseSteps(context.db, tender.id)
  const isFirst = skippedPhases.includes(5)
  const applications = skippedPhases.includes(3)
    ? []
    : lots.flatMap(({ applicationDeadline }) => applicationDeadline ?? [])
  const offers = lots.flatMap(({ lotId, offerDeadline }) => {
    const asked = steps.findLast((step) => step.lotId === lotId && step.stage === 6)
    if (!offerDeadline) return []
    if (isFirst) return explained({ kind: 'application', from: published, deadlines: [offerDeadline] })
    return asked ? explained({ kind: 'offer', from: asked.at, deadlines: [offerDeadline] }) : []
  })
  // Of a lot that is new nobody knew before.
  const ofAdded = added.flatMap(({ applicationDeadline, offerDeadline }) =>
    skippedPhases.includes(3) ? (isFirst ? (offerDeadline ?? []) : []) : (applicationDeadline ?? []),
  )
  const [first] = [
    ...explained({ kind: 'application', from: published, deadlines: applications }),
    ...explained({ kind: 'application', from: context.now, deadlines: ofAdded }),
    ...offers,
  ]
  return first ? [first] : []
}
