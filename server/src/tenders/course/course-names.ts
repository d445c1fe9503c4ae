import type { Db } from '../../database/schema.ts'
import { listOffers, type StoredOffer } from '../../procedure/offers.queries.ts'
import { findSender } from '../../organizations/organizations.queries.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { listLots } from '../lots.queries.ts'

/** What things and people of a procedure are called in log and mails. */
export type CourseNames = {
  tenderId: number
  project: string
  authority: string
  authorityAddress: readonly string[]
  lot: (lotId: number) => string
  organization: (offerId: number) => string
  organizationId: (offerId: number) => number
}

/** What a lot is called. */
export const lotTitle = ({ identifier, name }: { identifier: string | null; name: string }): string =>
  identifier === null ? name : [identifier, name].filter(Boolean).join(' ')

export async function courseNames(
  db: Db,
  { id, name, organizationId }: Pick<TenderHead, 'id' | 'name' | 'organizationId'>,
  /** Whose name alone is needed; null for those of all. */
  only: StoredOffer | null = null,
): Promise<CourseNames> {
  const lots = new Map((await listLots(db, id)).map((lot) => [lot.id, lot]))
  const named = only === null ? await listOffers(db, id) : [only]
  const offers = new Map(named.map((offer) => [offer.id, offer]))
  const sender = organizationId === null ? null : await findSender(db, organizationId)
  return {
    tenderId: id,
    project: name,
    authority: sender?.name ?? '',
    authorityAddress: sender?.address ?? [],
    lot: (lotId) => {
      const lot = lots.get(lotId)
      return lot ? lotTitle(lot) : String(lotId)
    },
    organization: (offerId) => offers.get(offerId)?.organizationName ?? '',
    organizationId: (offerId) => offers.get(offerId)?.organizationId ?? 0,
  }
}
