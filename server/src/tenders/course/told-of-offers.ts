import { isInvitedIn } from '@allmende/domain/procedure/outside.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { type Audience, everyoneConcerned, type Recipient } from './audience.ts'
import type { CourseNames } from './course-names.ts'

export type Said = { names: CourseNames; audience: Audience; state: ProcedureState }

/** Somebody, and the lots that a mail is about for her. */
export type Told = { person: Recipient; lotIds: readonly number[] }

/** Who is told of the offers for these lots: everyone concerned, but of a round its invited alone. */
export function toldOfOffers({ names, audience, state }: Said, lotIds: readonly number[]): Told[] {
  const { tender, lots, lotOffers } = state
  if (!isContinuous(tender.type)) return everyoneConcerned(audience).map((person) => ({ person, lotIds }))
  const invited = lots
    .filter(({ id }) => lotIds.includes(id))
    .flatMap((lot) =>
      lotOffers
        .filter((part) => part.lotId === lot.id && isInvitedIn(tender, lot, part))
        .map(({ offerId, lotId }) => ({ organizationId: names.organizationId(offerId), lotId })),
    )
  return audience.participants.flatMap(({ organizationId, email, name }) => {
    const own = invited.filter((one) => one.organizationId === organizationId).map(({ lotId }) => lotId)
    return own.length === 0 ? [] : [{ person: { email, name }, lotIds: own }]
  })
}
