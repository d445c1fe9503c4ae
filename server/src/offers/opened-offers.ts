import type { OpenedPart } from '@allmende/domain/offers/offers.contract.ts'
import type { OpenedLot } from '@allmende/domain/offers/offers.policy.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { isEditor } from '@allmende/domain/tenders/tenders.policy.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { listOffers } from '../procedure/offers.queries.ts'
import { hasSealedFiling, listLastOpened, type Opened } from '../procedure/opened-receipts.queries.ts'
import type { ReceiptLot } from '../procedure/receipts.queries.ts'
import type { StoredDocument } from '../rooms/documents.queries.ts'
import { asSubmitted } from '../rooms/given-documents.ts'
import { listRooms } from '../rooms/rooms.queries.ts'
import type { SeenRoom } from '../rooms/seen-rooms.ts'
import type { Context } from '../rpc/method.ts'
import { lotTitle } from '../tenders/course/course-names.ts'
import { findTenderOfLot } from '../tenders/course/lot-tender.queries.ts'
import { listLots } from '../tenders/lots.queries.ts'
import { listProjectAdmins } from '../tenders/team.queries.ts'

/** What one bidder has filed and two people have opened. */
export type OpenedFiling = { organization: string; rooms: { seen: SeenRoom; documents: StoredDocument[] }[] }

export type OpenedOffers = OpenedLot & {
  tender: TenderHead
  lot: { id: number; title: string }
  /** Whether offers lie open, or the applications before them. */
  kind: 'APPLICATION' | 'OFFER'
  /** Where one was asked for. */
  round: number | null
  filings: OpenedFiling[]
}

const kinds = { 4: 'APPLICATION', 7: 'OFFER' } as const

/** What an opening of a lot has opened, the last one if not told; loaded for nobody who is not of the team. */
export async function openedOffers(
  context: Context,
  lotId: number,
  part: OpenedPart | null = null,
): Promise<OpenedOffers | null> {
  const { db, actor } = context
  const tender = await findTenderOfLot(db, lotId)
  if (!tender) return null
  const stored = (await listLots(db, tender.id)).find(({ id }) => id === lotId)
  const lot = { id: lotId, title: stored ? lotTitle(stored) : '' }
  const opened: Opened = part === null ? {} : { kind: kinds[part.target], round: part.round ?? undefined }
  const receipts = isEditor(actor, tender) ? await listLastOpened(db, lotId, opened) : []
  const filings = receipts.length > 0 ? await filingsOf(context, tender.id, receipts) : []
  return {
    tender,
    lot,
    round: part?.round ?? null,
    kind: receipts.some(({ kind }) => kind === 'OFFER') ? 'OFFER' : 'APPLICATION',
    filings,
    isOpened: filings.length > 0,
    hasSealed: await hasSealedFiling(db, lotId, opened),
    projectAdmins: await listProjectAdmins(db, tender.id),
  }
}

async function filingsOf(
  context: Context,
  tenderId: number,
  receipts: readonly ReceiptLot[],
): Promise<OpenedFiling[]> {
  const { db, actor, now, roomHolders } = context
  const aroundOf = await roomHolders.around(context, tenderId)
  if (!aroundOf) return []
  const names = new Map((await listOffers(db, tenderId)).map((one) => [one.id, one.organizationName]))
  const rooms = (await listRooms(db, tenderId)).map((room) => ({ room, around: aroundOf(room) }))
  // Each room is asked for itself: what its list holds may be open, the room must be so too.
  const readable = rooms.filter((seen) => roomPolicy.read(actor, seen, now).allowed)
  const documents = await asSubmitted(
    db,
    receipts.flatMap(({ files }) => files),
  )
  const documentsIn = Map.groupBy(documents, ({ roomId }) => roomId)
  return receipts.map(({ offerId }) => ({
    organization: names.get(offerId) ?? '',
    rooms: readable
      .filter(({ room }) => room.offerId === offerId && documentsIn.has(room.id))
      .map((seen) => ({ seen, documents: documentsIn.get(seen.room.id) ?? [] })),
  }))
}
