import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type {
  PublicLot,
  PublicTender,
  TeamLot,
  TeamTender,
} from '@allmende/domain/tenders/tenders.contract.ts'

export const now = new Date('2026-11-15T10:00:00Z')

export const lotOffer = (facts: Partial<LotOffer> = {}): LotOffer => ({
  lotId: 1,
  attempt: 1,
  round: null,
  stage: 0,
  effectiveStage: 3,
  deniedAt: null,
  reason: null,
  applicationSent: null,
  offerSent: null,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  unsubmittedChanges: false,
  missing: [],
  reached: facts.stage ?? 0,
  everReached: facts.reached ?? facts.stage ?? 0,
  answer: null,
  ...facts,
})

export const publicLot = (facts: Partial<PublicLot> = {}): PublicLot => ({
  id: 1,
  identifier: 'LOT-0001',
  name: 'Nordufer',
  stage: 2,
  outcome: null,
  applicationDeadline: null,
  offerDeadline: null,
  propertyIds: [],
  canApply: false,
  canOffer: false,
  lotOffer: null,
  ...facts,
})

export const teamLot = (facts: Partial<TeamLot> = {}): TeamLot => ({
  ...publicLot(),
  openUser: null,
  openDate: null,
  openTarget: null,
  openRound: null,
  lastOpenedRound: 0,
  currentApplicationRound: null,
  nextOpenableRound: null,
  numberOfApplicationsByRound: [],
  numberOfOffersByRound: [],
  offersByRound: [],
  openings: [],
  award: null,
  actions: [],
  ...facts,
})

/** A public tender as somebody outside gets it. */
export const publicTender = (facts: Partial<PublicTender> = {}): PublicTender => ({
  id: 1,
  templateId: 'EU-29',
  templateVersion: 1,
  sdkVersion: '1.7',
  name: 'Fähre',
  description: '',
  type: 0,
  stage: 2,
  published: now,
  archived: null,
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  skippedPhases: [],
  organization: null,
  panels: [],
  lots: [],
  propertyIds: [],
  informationRooms: [],
  tags: [],
  offerId: null,
  newMessages: 0,
  isInvited: false,
  ...facts,
})

const { organization: _told, isInvited: _own, ...told } = publicTender()

/** The same as its team gets it. */
export const teamTender = (facts: Partial<TeamTender> = {}): TeamTender => ({
  ...told,
  lots: [],
  created: now,
  updated: now,
  version: 1,
  organizationId: null,
  organizationName: null,
  publicFrom: now,
  isMarked: false,
  heardAt: null,
  team: [
    { userName: 'admin@amt.example', role: 'ADMIN' },
    { userName: 'editor@amt.example', role: 'EDITOR' },
  ],
  activeEditors: 2,
  roomTemplates: [],
  notices: [],
  imported: null,
  actions: [],
  history: [],
  openUser: null,
  openDate: null,
  openingInProgress: null,
  currentApplicationRound: null,
  nextOpenableRound: null,
  lastOpenedRound: null,
  numberOfApplicationsByRound: null,
  numberOfOffersByRound: null,
  canOpenFirstRound: false,
  canOpenSecondStep: false,
  ...facts,
})
