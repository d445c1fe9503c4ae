import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { Db } from '../database/schema.ts'
import { listReceiptLots, listRefusedFilings } from '../procedure/receipts.queries.ts'
import { listUploads } from '../rooms/contractor-rooms.queries.ts'

/** What was filed, withdrawn and refused; files are told to the team once they are opened, uploads never. */
export async function submissionsOf(db: Db, offerId: number, viewer: 'team' | 'own'): Promise<Submissions> {
  const receipts = Map.groupBy(await listReceiptLots(db, offerId), ({ receiptId }) => receiptId)
  return {
    submissions: [...receipts.values()].flatMap((lots) => {
      const [first] = lots
      if (!first) return []
      const { receiptId, kind, receivedAt, deadline, withdrawnAt } = first
      // Lots are opened one by one; what of the call is still sealed is kept back.
      const readable = viewer === 'own' ? lots : lots.filter(({ openedAt }) => openedAt !== null)
      return [
        {
          receiptId,
          lotIds: lots.map(({ lotId }) => lotId),
          kind,
          receivedAt,
          deadline,
          files: readable.length === 0 ? null : readable.flatMap(({ files }) => files),
          withdrawnAt,
          openedAt: lots.find(({ openedAt }) => openedAt !== null)?.openedAt ?? null,
        },
      ]
    }),
    refused: await listRefusedFilings(db, offerId),
    uploads: viewer === 'own' ? await listUploads(db, offerId) : [],
  }
}
