import { nameOf } from '@allmende/domain/actor.ts'
import { filingOf } from '@allmende/domain/procedure/filing.ts'
import { mayJoin } from '@allmende/domain/procedure/joining.ts'
import { seenBy } from '@allmende/domain/procedure/outside.ts'
import { lotOf } from '@allmende/domain/procedure/standing.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import { lotStatus, type Look, tenderStatus } from '@allmende/domain/procedure/status.ts'
import { canApply, canOffer } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { OwnView } from '@allmende/domain/tenders/tenders.views.ts'
import { type GivenAnswers, listAnswersTo } from '../../procedure/answers.queries.ts'
import { findOfferOf } from '../../procedure/offers.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { newMessagesIn } from '../new-messages.ts'
import { toConfirmWithin } from '../changes/to-confirm.ts'
import { filedStates } from './filed-state.ts'
import { lettersTo, newestParts, ownParts, partView } from './lot-offer-view.ts'
import { loadStateOf } from './procedure-state.ts'
import { findInvitationFor } from '../people/invitations.queries.ts'
import { listTags } from '../people/watchlist.queries.ts'

type Rights = Omit<ReturnType<OwnView['rightsOf']>, 'status'>
const nothingToFile = { canApply: false, canOffer: false, lotOffer: null }

/** What is the viewer's own of a tender; of what was filed there nothing else is even looked up. */
export async function ownViewOf(context: Context, tenderId: number): Promise<OwnView> {
  const { db, actor } = context
  const organizationId = bidderOf(actor)
  const offer = organizationId === null ? null : await findOfferOf(db, tenderId, organizationId)
  const state = await loadStateOf(db, tenderId, [offer?.id])
  const given = await listAnswersTo(db, offer ? [offer.id] : [])
  const parts = offer ? ownParts(state, offer.id, given.standing) : []
  const rightsOf = offer
    ? await rightsOfParticipant(context, state, offer.id, given)
    : rightsOfNewcomer(state, context.now)
  return {
    ...(await marksOf(context, tenderId)),
    state,
    offerId: offer?.id ?? null,
    isInvited: await isInvited(context, tenderId),
    ...statusesIn(seenBy(state, offer?.id ?? null), { parts }, context.now, rightsOf),
  }
}

/** The same of somebody who runs it: the team files nothing. */
export const teamsOwnViewOf = async (
  context: Context,
  tenderId: number,
  state: ProcedureState,
): Promise<OwnView> => ({
  ...(await marksOf(context, tenderId)),
  state,
  offerId: null,
  isInvited: false,
  ...statusesIn(state, 'team', context.now, () => nothingToFile),
})

/** What may be filed, with where it stands for whoever looks. */
const statusesIn = (
  state: Pick<ProcedureState, 'tender' | 'lots'>,
  look: Look,
  now: Date,
  rightsOf: (lotId: number) => Rights,
): Pick<OwnView, 'status' | 'rightsOf'> => ({
  status: tenderStatus(state, look, now),
  rightsOf: (lotId) => {
    const lot = lotOf(state, lotId)
    // A lot that a change would add stands where the tender does.
    const status = lot ? lotStatus(state.tender, lot, look, now) : tenderStatus(state, look, now)
    return { ...rightsOf(lotId), status }
  },
})

const marksOf = async (context: Context, tenderId: number) => ({
  tags: context.actor.kind === 'user' ? await listTags(context.db, tenderId, context.actor.email) : [],
  newMessages: (await newMessagesIn(context, [tenderId])).get(tenderId) ?? 0,
})

/** What she joins with where joining is by invitation: bound to her address, or to her organization. */
async function isInvited({ db, actor }: Context, tenderId: number): Promise<boolean> {
  const organizationId = bidderOf(actor)
  if (organizationId === null) return false
  return (await findInvitationFor(db, tenderId, { email: nameOf(actor), organizationId })) !== null
}

/** Whoever takes part may file for the lots she is in, as far as she has come. */
async function rightsOfParticipant(
  { db, now }: Context,
  state: ProcedureState,
  offerId: number,
  given: GivenAnswers,
) {
  const filed = await filedStates(db, [offerId], given)
  const toConfirm = await toConfirmWithin(db, [offerId])
  const parts = new Map(newestParts(state, offerId).map((part) => [part.lotId, part]))
  return (lotId: number): Rights => {
    const part = parts.get(lotId)
    if (!part) return nothingToFile
    const filing = filingOf(state, part, now)
    return {
      canApply: canApply(filing, now),
      canOffer: canOffer(filing, now),
      lotOffer: {
        ...partView(state, part, given.standing, now, toConfirm),
        ...filed(part),
        letters: lettersTo(given, part),
        remark: null,
      },
    }
  }
}

/** For everyone else a lot is open if joining it now leads to where something can be filed. */
const rightsOfNewcomer =
  ({ tender, lots }: ProcedureState, now: Date) =>
  (lotId: number): Rights => {
    const lot = lots.find(({ id }) => id === lotId)
    const answer = lot && mayJoin(tender, lot, { hasInvitation: false }, now)
    if (!answer?.allowed) return nothingToFile
    return { ...nothingToFile, canApply: answer.stage === 0, canOffer: answer.stage === 4 }
  }
