import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { AnswerKind, LotOfferCourse } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import type { GivenAnswers } from '../../procedure/answers.queries.ts'
import { listStandingFilings, type ReceiptLot } from '../../procedure/receipts.queries.ts'
import { listFiledRooms, type RoomWithFiles } from '../../rooms/contractor-rooms.queries.ts'

/** What an organization's own rooms say of a part of hers: what lacks, what is not submitted yet, how far she once was. */
export type FiledState = Pick<LotOffer, 'missing' | 'unsubmittedChanges' | 'reached' | 'everReached'>

/** Rooms that belong to one part of a bidder. */
export const roomsOfPart = (
  rooms: readonly RoomWithFiles[],
  part: Pick<LotOfferCourse, 'lotId' | 'attempt'>,
) => rooms.filter(({ lotId, attempt }) => lotId === part.lotId && attempt === part.attempt)

/** Those the authority has asked to be filled and that are empty. */
export const emptyRooms = (rooms: readonly RoomWithFiles[]): RoomWithFiles[] =>
  rooms.filter(({ isFromTemplate, files }) => isFromTemplate && files.length === 0)

/** Of the parts of these offers. */
export async function filedStates(
  db: Db,
  offerIds: readonly number[],
  { ever }: GivenAnswers,
): Promise<(part: LotOfferCourse) => FiledState> {
  const [everywhere, receipts, told] = [
    byOffer(await listFiledRooms(db, offerIds)),
    byOffer(await listStandingFilings(db, offerIds)),
    byOffer(ever),
  ]
  return (part) => {
    const isOffering = part.stage >= 4
    const own = everywhere.get(part.offerId) ?? []
    const answers = told.get(part.offerId) ?? []
    const isOfLot = ({ lotId }: { lotId: number | null }) => lotId === part.lotId
    const isOfAttempt = ({ attempt }: { attempt: number | null }) => attempt === part.attempt
    const [lotRooms, lotAnswers] = [own.filter(isOfLot), answers.filter(isOfLot)]
    const phase = isOffering ? 7 : 4
    const rooms = roomsOfPart(own, part).filter(({ stage }) => stage === phase)
    const standing = receipts
      .get(part.offerId)
      ?.find(
        (receipt) =>
          receipt.lotId === part.lotId &&
          receipt.attempt === part.attempt &&
          receipt.kind === (isOffering ? 'OFFER' : 'APPLICATION'),
      )
    return {
      missing: emptyRooms(rooms).map(({ name }) => name),
      unsubmittedChanges: standing !== undefined && !isSame(rooms, standing),
      reached: reachedIn(part, lotRooms.filter(isOfAttempt), lotAnswers.filter(isOfAttempt)),
      everReached: reachedIn(part, lotRooms, lotAnswers),
    }
  }
}

/** Rooms are made when somebody gets so far, if there are any for it; she was told in any case, and both stay. */
function reachedIn(
  { stage }: LotOfferCourse,
  rooms: readonly Pick<RoomWithFiles, 'stage'>[],
  answers: readonly { kind: AnswerKind }[],
): number {
  const has = (phase: number) => rooms.some((room) => room.stage === phase)
  const wasTold = (kind: AnswerKind) => answers.some((answer) => answer.kind === kind)
  if (has(7) || wasTold('offerExpected')) return Math.max(stage, 4)
  return has(5) || wasTold('applicationAccepted') ? Math.max(stage, 3) : stage
}

const byOffer = <Of extends { offerId: number | null }>(all: readonly Of[]) =>
  Map.groupBy(all, ({ offerId }) => offerId)

/** The team gets documents under the names they were submitted with, so that another name is a change too. */
function isSame(rooms: readonly RoomWithFiles[], { files }: ReceiptLot): boolean {
  const now = rooms.flatMap((room) => room.files)
  const submitted = new Map(files.map(({ documentId, name }) => [documentId, name]))
  return (
    now.length === submitted.size && now.every(({ documentId, name }) => submitted.get(documentId) === name)
  )
}
