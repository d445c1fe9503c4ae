import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Db } from '../../database/schema.ts'
import { addContractorRooms, listContractorRoomKeys } from '../../rooms/contractor-rooms.queries.ts'
import { listOffers } from '../../procedure/offers.queries.ts'

/** Which rooms somebody has who has come so far: for her application, the negotiation, her offer. */
function stagesReached({ stage, deniedAt }: LotOfferCourse): number[] {
  if (deniedAt !== null) return []
  return [...(stage <= 2 ? [4] : []), ...(stage >= 3 ? [5] : []), ...(stage >= 4 ? [7] : [])]
}

/** Those who have come somewhere by a step; a filing, for one, leads nowhere new. */
const goneOn = (before: ProcedureState, after: ProcedureState): LotOfferCourse[] => {
  const reached = new Map(before.lotOffers.map((part) => [partKey(part), stagesReached(part).join()]))
  return after.lotOffers.filter((part) => reached.get(partKey(part)) !== stagesReached(part).join())
}

/** Bidders have their rooms from the moment on that they can use them: one for each template of a phase. */
export async function makeContractorRooms(
  db: Db,
  tenderId: number,
  before: ProcedureState,
  state: ProcedureState,
  now: Date,
): Promise<void> {
  const lotOffers = goneOn(before, state)
  if (lotOffers.length === 0) return
  const { roomTemplates } = await db
    .selectFrom('tenders')
    .select('roomTemplates')
    .where('id', '=', tenderId)
    .executeTakeFirstOrThrow()
  const offerIds = [...new Set(lotOffers.map(({ offerId }) => offerId))]
  const known = new Set((await listContractorRoomKeys(db, offerIds)).map(keyOf))
  const wanted = lotOffers.flatMap((lotOffer) =>
    stagesReached(lotOffer)
      .filter((stage) => !state.tender.skippedPhases.includes(stage === 7 ? 6 : stage))
      .map((stage) => ({ ...lotOffer, stage }))
      .filter((place) => !known.has(keyOf(place)))
      .flatMap(({ offerId, lotId, attempt, stage }) =>
        templatesOf(roomTemplates, stage).map(({ name, description }) => ({
          name,
          description,
          stage,
          offerId,
          lotId,
          attempt,
        })),
      ),
  )
  if (wanted.length === 0) return
  const organizations = new Map(
    (await listOffers(db, tenderId)).map(({ id, organizationId }) => [id, organizationId]),
  )
  const owned = wanted.map((room) => ({ ...room, organizationId: organizations.get(room.offerId) ?? 0 }))
  await addContractorRooms(db, tenderId, owned, now)
}

const templatesOf = (templates: readonly RoomTemplate[], stage: number) =>
  templates.filter((template) => template.stage === stage)

type Place = { offerId: number | null; lotId: number | null; attempt: number | null; stage: number | null }
const partKey = ({ offerId, lotId, attempt }: LotOfferCourse): string => `${offerId} ${lotId} ${attempt}`
const keyOf = ({ offerId, lotId, attempt, stage }: Place): string => `${offerId} ${lotId} ${attempt} ${stage}`
