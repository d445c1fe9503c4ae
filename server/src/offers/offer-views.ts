import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { listStandingAnswers } from '../procedure/answers.queries.ts'
import type { StoredOffer } from '../procedure/offers.queries.ts'
import type { Context } from '../rpc/method.ts'
import { filedStates } from '../tenders/course/filed-state.ts'
import { newestParts, partView } from '../tenders/course/lot-offer-view.ts'
import { loadState } from '../tenders/course/procedure-state.ts'

const latest = (parts: readonly LotOfferCourse[], which: 'applicationSent' | 'offerSent'): Date | null =>
  parts.flatMap((part) => part[which] ?? []).toSorted((one, other) => other.getTime() - one.getTime())[0] ??
  null

/** What of its rooms is the organization's own until they are opened. */
const keptFromTeam = () => ({ missing: [], unsubmittedChanges: false })

/** Parts in one tender, as its team or their organization gets them. */
export async function offersOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tenderId: number,
  stored: readonly StoredOffer[],
  viewer: 'team' | 'own',
  known?: ProcedureState,
): Promise<Offer[]> {
  if (stored.length === 0) return []
  const state = known ?? (await loadState(db, tenderId))
  const answers = await listStandingAnswers(
    db,
    state.lots.map(({ id }) => id),
  )
  const shown: Offer[] = []
  for (const { tenderId: projectId, organizationName, ...offer } of stored) {
    const parts = newestParts(state, offer.id)
    const filed = viewer === 'own' ? await filedStates(db, offer.id) : keptFromTeam
    shown.push({
      ...offer,
      projectId,
      organization: { name: organizationName },
      stage: Math.max(0, ...parts.map(({ stage }) => stage)),
      applicationSent: latest(parts, 'applicationSent'),
      offerSent: latest(parts, 'offerSent'),
      lotOffers: parts.map((part) => ({ ...partView(state, part, answers, now), ...filed(part) })),
      receiptId: null,
    })
  }
  return shown
}
