import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { Db } from '../database/schema.ts'
import { listReceiptLots, listRefusedFilings } from '../procedure/receipts.queries.ts'
import { listUploads } from '../rooms/contractor-rooms.queries.ts'

/** What was filed, withdrawn and refused; files are told to the team once they are opened, uploads never. */
export async function submissionsOf(db: Db, offerId: number, viewer: 'team' | 'own'): Promise<Submissions> {
  // Lots of one call may be withdrawn or opened apart; what shares its fate stands in one entry.
  const receipts = Map.groupBy(
    await listReceiptLots(db, [offerId]),
    ({ receiptId, withdrawnAt, openedAt }) => `${receiptId} ${Number(withdrawnAt)} ${Number(openedAt)}`,
  )
  return {
    submissions: [...receipts.values()].flatMap((lots) => {
      const [first] = lots
      if (!first) return []
      const { receiptId, kind, receivedAt, deadline, withdrawnAt, openedAt } = first
      const isReadable = viewer === 'own' || openedAt !== null
      return [
        {
          receiptId,
          lotIds: lots.map(({ lotId }) => lotId),
          kind,
          receivedAt,
          deadline,
          files: isReadable ? lots.flatMap(({ files }) => files) : null,
          withdrawnAt,
          openedAt,
        },
      ]
    }),
    refused: await listRefusedFilings(db, offerId),
    uploads: viewer === 'own' ? await listUploads(db, offerId) : [],
  }
}
