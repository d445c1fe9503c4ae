import { nameOf } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import type { Happening, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { addReceipt, type FiledLot, newReceiptId, withdrawReceipts } from '../procedure/receipts.queries.ts'
import { listFiledRooms, type RoomWithFiles } from '../rooms/contractor-rooms.queries.ts'
import type { Context } from '../rpc/method.ts'
import { emptyRooms, roomsOfPart } from '../tenders/course/filed-state.ts'
import { moveOne, type Moved } from '../tenders/course/moving.ts'
import { steps } from './filing-steps.ts'
import { type Attempt, keptRefusal } from './refused-filing.ts'
import { stampLine } from './stamp-line.ts'

type Filed = Extract<Happening, { filing: unknown }>

/** Submits or withdraws and gives the receipt; a refusal is kept with its cause. */
export async function file(context: Context, attempt: Attempt): Promise<Moved & { receiptId: number }> {
  const { tender, offer, stage, lotIds } = attempt
  try {
    const input = { offerId: offer.id, lotIds }
    const receiptId = newReceiptId()
    const step = (state: ProcedureState) => steps[stage](state, input, context.now)
    const moved = await moveOne(context, tender, offer, step, { receiptId, stampedBy: context.stampedBy })
    const receipt = receiptOf(context, offer.id, moved, await filedLots(context, offer.id, moved))
    await addReceipt(context.db, { id: receiptId, ...receipt }, context.now)
    return { ...moved, events: withSealedFiles(moved, receiptId, receipt), receiptId }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw await keptRefusal(context, attempt, error.verdict)
  }
}

const filedIn = ({ happened }: Moved): [Filed, ...Filed[]] => {
  const [first, ...others] = happened.filter((one): one is Filed => 'filing' in one)
  if (!first) throw new Error('a filing without lots')
  return [first, ...others]
}

/** What is filed for each lot; of a withdrawal nothing is. */
async function filedLots({ db, now }: Context, offerId: number, moved: Moved): Promise<FiledLot[]> {
  const filed = filedIn(moved)
  const isApplication = filed[0].filing === 'application'
  const submits = filed[0].kind === 'submitted'
  const rooms = submits ? await listFiledRooms(db, [offerId], isApplication ? 4 : 7) : []
  ensureNothingLacks(rooms, moved)
  const lots: FiledLot[] = []
  for (const { lotId, attempt, deadline } of filed) {
    const own = roomsOfPart(rooms, { lotId, attempt })
    const part = moved.after.lotOffers.find(
      (one) => one.offerId === offerId && one.lotId === lotId && one.attempt === attempt,
    )
    const key = { offerId, lotId, attempt }
    if (!submits) await withdrawReceipts(db, key, isApplication ? 'APPLICATION' : 'OFFER', now)
    lots.push({ ...key, round: part?.round ?? null, deadline, files: own.flatMap((room) => room.files) })
  }
  return lots
}

/** Of all lots at once, and where they are several each room with its lot. */
function ensureNothingLacks(rooms: readonly RoomWithFiles[], moved: Moved): void {
  const filed = filedIn(moved)
  const lacking = filed.flatMap(({ lotId, attempt }) =>
    emptyRooms(roomsOfPart(rooms, { lotId, attempt })).map(({ name }) =>
      filed.length > 1 ? `${name} (${moved.names.lot(lotId)})` : name,
    ),
  )
  if (lacking.length > 0) refuse('documentsMissing', { values: { rooms: lacking.join(', ') } })
}

function receiptOf({ actor, stampedBy }: Context, offerId: number, moved: Moved, lots: FiledLot[]) {
  const [{ kind, filing }] = filedIn(moved)
  const submission = filing === 'application' ? 'APPLICATION' : 'OFFER'
  const names = {
    tender: moved.names.project,
    authority: moved.names.authority,
    organization: moved.names.organization(offerId),
    lots: Object.fromEntries(lots.map(({ lotId }) => [lotId, moved.names.lot(lotId)])),
  }
  const given = kind === 'submitted' ? submission : 'WITHDRAWAL'
  return { offerId, kind: given, by: nameOf(actor), stampedBy, names, lots } as const
}

const filingEvents: readonly AuditEvent['type'][] = [
  'APPLICATION_SUBMITTED',
  'APPLICATION_WITHDRAWN',
  'OFFER_SUBMITTED',
  'OFFER_WITHDRAWN',
]

/**
 * What was filed for each lot, told once that is opened. By its receipt the entry is found again; and whoever holds the
 * receipt cannot try out which entry of the log it is, for she does not know the salt.
 */
function withSealedFiles(
  { events, names }: Moved,
  receiptId: number,
  { stampedBy, lots }: { stampedBy: StampSource; lots: readonly FiledLot[] },
): readonly AuditEvent[] {
  const sealed = lots.map(({ lotId, files }) => ({
    facts: {
      changes: files.map(({ name, size, sha256 }) => ({
        label: `${names.lot(lotId)}: Datei`,
        oldValue: null,
        newValue: `${name}, ${size} Bytes, SHA-256 ${sha256}`,
      })),
    },
    opensWith: { receiptId, lotId },
  }))
  const stamped = ({ data, ...event }: AuditEvent): AuditEvent => ({
    ...event,
    data: { ...data, changes: [...(data?.changes ?? []), stampLine(stampedBy)] },
    sealed,
  })
  return events.map((event) => (filingEvents.includes(event.type) ? stamped(event) : event))
}
