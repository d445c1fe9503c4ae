import type { offersContract } from '@allmende/domain/offers/offers.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import {
  type ArgsFor,
  asked,
  exceptFor,
  foreign,
  nobodysTender,
  own,
  type RowsOf,
  strangers,
  teamOnly,
  tender,
} from '../test-roles.ts'

const nobodysOffer = 2 ** 40
const nobodysLot = 4711
/** The first lot of the demo draft. */
const firstLot: ArgsFor = async (_person, callAs) => {
  const { lots } = (await callAs('projectAdmin', 'getProject', tender)) as TeamTender
  return [lots[0]?.id]
}
const firstLotsOffers: ArgsFor = async (...asking) => [...(await firstLot(...asking)), { target: 7 }]
/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const
const [hiddenFrom, ofOwn] = [
  { bidder: 'NotFoundException', organizationAdmin: 'NotFoundException' },
  { bidder: 'done', organizationAdmin: 'done' },
] as const
const notTheTeam = {
  ...teamOnly,
  editor: 'AccessDeniedException',
  projectAdmin: 'AccessDeniedException',
  systemAdmin: 'AccessDeniedException',
} as const

export const offerRows: RowsOf<typeof offersContract> = {
  createOffer: [
    asked('in a draft', [{ id: tender }], notTheTeam),
    asked('in none', [{ id: nobodysTender }], ofNone),
  ],
  updateOfferStage: [
    asked('submitting one that is not there', [nobodysOffer, 1, null], ofNone),
    asked('admitting one that is not there', [nobodysOffer, 3, null], ofNone),
  ],
  confirmChange: [asked('of an offer that is not there', [nobodysOffer, 2], ofNone)],
  setOfferRemark: [
    asked('of an offer that is not there', [nobodysLot, nobodysOffer, { version: 0, text: '' }], ofNone),
  ],
  getSubmissions: [asked('of an offer that is not there', [nobodysOffer], ofNone)],
  getOffersZipLink: [
    asked('of a draft, of which nothing is opened', firstLot, exceptFor(teamOnly, 'StageException')),
    asked('of its offers', firstLotsOffers, exceptFor(teamOnly, 'StageException')),
    asked('of no lot', [nobodysLot], ofNone),
    asked('of the applications of no lot', [nobodysLot, { target: 4, round: 1 }], ofNone),
  ],
  getOffersByProjectId: [asked('of a draft', [tender], teamOnly), asked('of none', [nobodysTender], ofNone)],
  getOffersByOrganizationId: [
    asked("of the bidder's own", [own], { ...ofOwn, staff: 'done', systemAdmin: 'done' }),
    asked('of another', [foreign], { ...hiddenFrom, staff: 'done', systemAdmin: 'done' }),
  ],
}
