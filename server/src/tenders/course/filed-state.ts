import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { AnswerKind, LotOfferCourse } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import type { GivenAnswers } from '../../procedure/answers.queries.ts'
import { listStandingDigests } from '../../procedure/receipts.queries.ts'
import { listDigests, listPartRooms, type PartRoom } from '../../rooms/contractor-rooms.queries.ts'

/** What an organization's own rooms say of a part of hers: what lacks, what is not submitted yet, how far she once was. */
export type FiledState = Pick<LotOffer, 'missing' | 'unsubmittedChanges' | 'reached' | 'everReached'>

/** Rooms that belong to one part of a bidder. */
export const roomsOfPart = <Room extends PartRoom>(
  rooms: readonly Room[],
  part: Pick<LotOfferCourse, 'lotId' | 'attempt'>,
) => rooms.filter(({ lotId, attempt }) => lotId === part.lotId && attempt === part.attempt)

/** Those the authority has asked to be filled and that are empty. */
export const emptyRooms = (rooms: readonly PartRoom[]): PartRoom[] =>
  rooms.filter(({ isFromTemplate, isEmpty }) => isFromTemplate && isEmpty)

/** Of the parts of these offers. */
export async function filedStates(
  db: Db,
  offerIds: readonly number[],
  { ever }: GivenAnswers,
): Promise<(part: LotOfferCourse) => FiledState> {
  const [everywhere, digests, receipts, told] = [
    byOffer(await listPartRooms(db, offerIds)),
    byOffer(await listDigests(db, offerIds)),
    byOffer(await listStandingDigests(db, offerIds)),
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
    const digest =
      digests
        .get(part.offerId)
        ?.find((one) => one.lotId === part.lotId && one.attempt === part.attempt && one.stage === phase)
        ?.digest ?? null
    return {
      missing: emptyRooms(rooms).map(({ name }) => name),
      // The team gets documents under the names they were submitted with, so that another name is a change too.
      unsubmittedChanges: standing !== undefined && standing.digest !== digest,
      reached: reachedIn(part, lotRooms.filter(isOfAttempt), lotAnswers.filter(isOfAttempt)),
      everReached: reachedIn(part, lotRooms, lotAnswers),
    }
  }
}

/** Rooms are made when somebody gets so far, if there are any for it; she was told in any case, and both stay. */
function reachedIn(
  { stage }: LotOfferCourse,
  rooms: readonly Pick<PartRoom, 'stage'>[],
  answers: readonly { kind: AnswerKind }[],
): number {
  const has = (phase: number) => rooms.some((room) => room.stage === phase)
  const wasTold = (kind: AnswerKind) => answers.some((answer) => answer.kind === kind)
  if (has(7) || wasTold('offerExpected')) return Math.max(stage, 4)
  return has(5) || wasTold('applicationAccepted') ? Math.max(stage, 3) : stage
}

const byOffer = <Of extends { offerId: number | null }>(all: readonly Of[]) =>
  Map.groupBy(all, ({ offerId }) => offerId)
