import { nameOf } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import {
  submitApplication,
  submitOffer,
  withdrawApplication,
  withdrawOffer,
} from '@allmende/domain/procedure/filing.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { Happening, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { say } from '@allmende/domain/texts.ts'
import { Refusal, refuse, type Refused } from '@allmende/domain/verdict.ts'
import {
  addReceipt,
  addRefusedFilings,
  type FiledLot,
  newReceiptId,
  withdrawReceipts,
} from '../procedure/receipts.queries.ts'
import type { StoredOffer } from '../procedure/offers.queries.ts'
import { listFiledRooms } from '../rooms/contractor-rooms.queries.ts'
import { KeptRefusal } from '../rpc/kept-refusal.ts'
import type { Context } from '../rpc/method.ts'
import { courseNames } from '../tenders/course/course-names.ts'
import { emptyRooms, roomsOfPart } from '../tenders/course/filed-state.ts'
import { type Movable, moveOne, type Moved } from '../tenders/course/moving.ts'
import { loadCourse } from '../tenders/course/procedure-state.ts'

/** What a bidder does by naming the stage she wants. */
export type FilingStage = 0 | 1 | 5 | 6

const steps = { 0: withdrawApplication, 1: submitApplication, 5: withdrawOffer, 6: submitOffer }

type Filed = Extract<Happening, { filing: unknown }>

/** Submits or withdraws and gives the receipt; a refusal is kept with its cause. */
export async function file(
  context: Context,
  tender: Movable,
  offer: StoredOffer,
  stage: FilingStage,
  lotIds: readonly number[] | null,
): Promise<Moved & { receiptId: number }> {
  try {
    const input = { offerId: offer.id, lotIds }
    const receiptId = newReceiptId()
    const step = (state: ProcedureState) => steps[stage](state, input, context.now)
    const moved = await moveOne(context, tender, offer.id, step, { receiptId })
    const receipt = receiptOf(context, offer.id, moved, await filedLots(context, offer.id, moved))
    await addReceipt(context.db, { id: receiptId, ...receipt }, context.now)
    return { ...moved, events: withSealedFiles(moved, receiptId, receipt.lots), receiptId }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw await keptRefusal(context, { tender, offer, stage, lotIds }, error.verdict)
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
  const lots: FiledLot[] = []
  for (const { lotId, attempt, deadline } of filed) {
    const own = roomsOfPart(rooms, { lotId, attempt })
    const empty = emptyRooms(own)
    if (empty.length > 0)
      refuse('documentsMissing', { values: { rooms: empty.map(({ name }) => name).join(', ') } })
    const part = moved.after.lotOffers.find(
      (one) => one.offerId === offerId && one.lotId === lotId && one.attempt === attempt,
    )
    const key = { offerId, lotId, attempt }
    if (!submits) await withdrawReceipts(db, key, isApplication ? 'APPLICATION' : 'OFFER', now)
    lots.push({ ...key, round: part?.round ?? null, deadline, files: own.flatMap((room) => room.files) })
  }
  return lots
}

function receiptOf({ actor }: Context, offerId: number, moved: Moved, lots: FiledLot[]) {
  const [{ kind, filing }] = filedIn(moved)
  const submission = filing === 'application' ? 'APPLICATION' : 'OFFER'
  return { offerId, kind: kind === 'submitted' ? submission : 'WITHDRAWAL', by: nameOf(actor), lots } as const
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
  lots: readonly FiledLot[],
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
  return events.map((event) => (filingEvents.includes(event.type) ? { ...event, sealed } : event))
}

/** Which rooms are empty is the bidder's own until they are opened; both sides read this. */
const somethingMissing = 'Es fehlen Unterlagen.'

type Attempt = {
  tender: Movable
  offer: StoredOffer
  stage: FilingStage
  lotIds: readonly number[] | null
}

/** What the log calls it. */
const attempted: Record<FilingStage, string> = {
  0: 'Teilnahmeantrag zurückziehen',
  1: 'Teilnahmeantrag einreichen',
  5: 'Angebot zurückziehen',
  6: 'Angebot einreichen',
}

/** Every refused or late attempt is kept and shown to both sides. */
async function keptRefusal(
  { db, now, actor }: Context,
  { tender, offer, stage, lotIds }: Attempt,
  verdict: Refused,
): Promise<Refusal> {
  const state = await loadCourse(db, tender.id)
  const lots = state.lots.filter(({ id }) => lotIds?.includes(id) ?? true)
  if (lots.length === 0 || verdict.reason === 'notFound') return new Refusal(verdict)
  const cause =
    verdict.reason === 'documentsMissing'
      ? somethingMissing
      : say(reasons[verdict.reason], 'de', verdict.values)
  const names = await courseNames(db, tender, offer.id)
  const event: AuditEvent = {
    type: 'SUBMISSION_REFUSED',
    projectId: tender.id,
    offerId: offer.id,
    data: {
      project: tender.name,
      organization: offer.organizationName,
      changes: [
        ...lots.map(({ id }) => ({ label: 'Los', oldValue: null, newValue: names.lot(id) })),
        { label: 'Versucht', oldValue: null, newValue: attempted[stage] },
        { label: 'Grund', oldValue: null, newValue: cause },
      ],
    },
  }
  const refused = lots.map((lot) => ({
    offerId: offer.id,
    lotId: lot.id,
    by: nameOf(actor),
    cause,
    deadline: (lot.stage ?? 0) >= 6 ? lot.offerDeadline : lot.applicationDeadline,
  }))
  return new KeptRefusal(
    { ...verdict, event },
    {
      run: (own) => addRefusedFilings(own, refused, now),
      announce: [{ kind: 'storeChanged', entity: 'offer', id: offer.id }],
    },
  )
}
