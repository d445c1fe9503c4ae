import type { ChangeToConfirm } from '@allmende/domain/procedure/announced-change.ts'
import { isNewTo, sealedSince } from '@allmende/domain/procedure/confirming.ts'
import { isInvitedIn } from '@allmende/domain/procedure/outside.ts'
import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import {
  listToldChanges,
  listUnconfirmed,
  type ToldChange,
  type Unconfirmed,
} from './confirmations.queries.ts'
import { linesFor } from './told-of-change.ts'

/** What of a part of hers an organization still has to confirm. */
export type ToConfirm = (state: ProcedureState, part: LotOfferCourse) => ChangeToConfirm[]

/** Of these offers with all that is told of a change: for their own organizations. */
export const toConfirmWithin = async (db: Db, offerIds: readonly number[]): Promise<ToConfirm> =>
  picked(await listToldChanges(db, offerIds))

/** The same for the team, which reads what was changed in the version itself. */
export const unconfirmedIn = async (db: Db, offerIds: readonly number[]): Promise<ToConfirm> =>
  picked((await listUnconfirmed(db, offerIds)).map((one) => ({ ...one, reason: '', text: '', changes: [] })))

export const nothingToConfirm: ToConfirm = () => []

/** Whether anything can be left to confirm once something was filed at this moment: only what was filed before. */
export const isToBeAsked = (state: ProcedureState, now: Date): boolean =>
  state.lotOffers.some((part) => {
    const since = sealedSince(state, part)
    return since !== null && since < now
  })

/** So much is told in one answer, however many lots and changes there are; the mails have told each of them. */
const mostTold = 256 * 1024
const untold = { reason: '', text: '', changes: [] }

function picked(changes: readonly (Unconfirmed & ToldChange)[]): ToConfirm {
  const of = Map.groupBy(changes, ({ offerId }) => offerId)
  let left = mostTold
  return (state, part) => {
    const receivedAt = sealedSince(state, part)
    if (receivedAt === null) return []
    const { offerId, lotId } = part
    const lot = state.lots.find(({ id }) => id === lotId)
    const isInvited = lot !== undefined && isInvitedIn(state.tender, lot, part)
    const filed = { offerId, lotId, receivedAt, isInvited }
    const open = (of.get(offerId) ?? []).filter((change) => isNewTo(change, filed))
    // The newest first, so that what is left out is what was told longest ago.
    return open
      .toReversed()
      .map(({ announced, reason, text, changes: lines }) => {
        const told = { reason, text, changes: linesFor(lines, lotId, isInvited) }
        left -= JSON.stringify(told).length
        return { changeId: announced.getTime(), announced, ...(left < 0 ? untold : told) }
      })
      .toReversed()
  }
}
