import { nameOf } from '@allmende/domain/actor.ts'
import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import type { StoredOffer } from '../procedure/offers.queries.ts'
import type { AuditEvent, Context } from '../rpc/method.ts'
import { findVersionAnnounced } from '../tenders/changes/changes.queries.ts'
import { addConfirmation, isConfirmed } from '../tenders/changes/confirmations.queries.ts'
import { offersOf } from './offer-views.ts'

type Confirmed = { offer: Offer; events: readonly AuditEvent[] }

/** Keeps that what was filed stands in the knowledge of a change; asked again it does nothing. */
export async function confirm(
  context: Context,
  stored: StoredOffer,
  tender: { id: number; name: string },
  changeId: number,
): Promise<Confirmed> {
  const { db, actor, now } = context
  const own = async () => existing((await offersOf(context, [stored], 'own'))[0])
  const offer = await own()
  const isOpen = offer.lotOffers.some(({ changesToConfirm }) =>
    changesToConfirm.some((change) => change.changeId === changeId),
  )
  const version = await findVersionAnnounced(db, tender.id, new Date(changeId))
  if (version === null) return refuse('nothingToConfirm')
  if (!isOpen) {
    if (await isConfirmed(db, stored.id, version)) return { offer, events: [] }
    return refuse('nothingToConfirm')
  }
  const isNew = await addConfirmation(db, { offerId: stored.id, version, at: now, by: nameOf(actor) })
  const event: AuditEvent = {
    type: 'CHANGE_CONFIRMED',
    projectId: tender.id,
    offerId: stored.id,
    data: {
      project: tender.name,
      organization: stored.organizationName,
      changes: [{ label: 'Fassung', oldValue: null, newValue: String(version) }],
    },
  }
  return { offer: await own(), events: isNew ? [event] : [] }
}
