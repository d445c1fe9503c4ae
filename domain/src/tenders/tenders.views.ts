import type { Actor } from '../actor.ts'
import type { Form } from '../notices/form/form.ts'
import type { PanelValues } from '../notices/values/values.ts'
import type { Organization } from '../organizations/organizations.contract.ts'
import { displayStage } from '../procedure/display.ts'
import { seenBy } from '../procedure/outside.ts'
import type { ProcedureState } from '../procedure/state.ts'
import { isContinuous, type TenderType } from '../procedure/tender-type.ts'
import { announcedPanels, withoutOfferDeadline } from './announced-panels.ts'
import type {
  PublicLot,
  PublicTender,
  TeamLot,
  TeamTender,
  Tender,
  TenderHead,
  TenderRow,
} from './tenders.contract.ts'
import { isEditor, isPublic } from './tenders.policy.ts'

/** From where somebody looks at a tender. */
export type Viewer = 'team' | 'outsider'

export const viewerOf = (actor: Actor, head: Pick<TenderHead, 'team'>): Viewer =>
  isEditor(actor, head) ? 'team' : 'outsider'

/** What is needed to tell what of a tender's panels may go out, and when. */
export type Surroundings = { form: Form; type: TenderType; publicParcels: ReadonlySet<number>; now: Date }

/** The values of a tender as this viewer gets them: page, readable notice, PDF and XML are made of nothing else. */
export const showPanels = (viewer: Viewer, panels: PanelValues, around: Surroundings): PanelValues =>
  viewer === 'team' ? panels : outsidePanels(panels, around)

/** Until when the invited of a round make their offers is told to them, not to everyone who reads the form. */
function outsidePanels(panels: PanelValues, { form, type, publicParcels, now }: Surroundings): PanelValues {
  const announced = announcedPanels(form, panels, publicParcels, now)
  return isContinuous(type) ? announced.map(withoutOfferDeadline) : announced
}

/** What belongs to whoever looks at it: her own marks, and what she may file for which lot. */
export type OwnView = Pick<PublicTender, 'tags' | 'offerId' | 'newMessages' | 'isInvited' | 'status'> & {
  /** How the procedure stands, of what was filed with her own part alone. */
  state: ProcedureState
  rightsOf: (lotId: number) => Pick<PublicLot, 'canApply' | 'canOffer' | 'lotOffer' | 'status'>
}

/** How the procedure goes, which its team alone is told. */
export type InsideView = Omit<TeamTender, keyof Tender | keyof OwnView | 'cancelReason'> & {
  courseOf: (
    lotId: number,
  ) => Omit<TeamLot, keyof Tender['lots'][number] | 'canApply' | 'canOffer' | 'lotOffer' | 'status'>
}

export type SeenTender = Surroundings & {
  tender: Tender
  organization: Pick<Organization, 'name' | 'contact'> | null
  own: OwnView
  cancelReason: string | null
}

/** At the portal and not public yet: that is told, never stored. */
export const shownStage = (
  tender: Pick<TenderHead, 'stage' | 'isMarked' | 'publicFrom'>,
  now: Date,
): number | null =>
  tender.isMarked && tender.stage !== null && tender.stage !== 8 && !isPublic(tender, now) ? 1 : tender.stage

/** A tender as its team gets it. */
export function teamTender({ tender, own, cancelReason, now }: SeenTender, inside: InsideView): TeamTender {
  const { rightsOf, state: _whole, isInvited: _nobodyOfTheTeam, ...mine } = own
  const { courseOf, ...course } = inside
  return {
    ...tender,
    ...mine,
    ...course,
    cancelReason,
    stage: shownStage(tender, now),
    lots: tender.lots.map((lot) => ({ ...lot, ...rightsOf(lot.id), ...courseOf(lot.id) })),
  }
}

/** A tender as everyone else gets it. */
export function publicTender({
  tender,
  organization,
  own,
  cancelReason,
  ...around
}: SeenTender): PublicTender {
  const isPublicParcel = (id: number) => around.publicParcels.has(id)
  const { rightsOf, state, ...mine } = own
  const course = seenBy(state, own.offerId)
  const courseOf = new Map(course.lots.map((lot) => [lot.id, lot]))
  return {
    ...publicFacts(tender),
    stage: displayStage(course),
    ...mine,
    cancelReason,
    organization: organization && { name: organization.name, contact: withoutExtras(organization.contact) },
    panels: showPanels('outsider', tender.panels, around),
    lots: tender.lots.map((lot) => ({
      id: lot.id,
      identifier: lot.identifier,
      name: lot.name,
      stage: courseOf.get(lot.id)?.stage ?? null,
      outcome: lot.outcome,
      applicationDeadline: lot.applicationDeadline,
      offerDeadline: courseOf.get(lot.id)?.offerDeadline ?? null,
      resumedRounds: lot.resumedRounds,
      roundDays: lot.roundDays,
      propertyIds: lot.propertyIds.filter(isPublicParcel),
      ...rightsOf(lot.id),
    })),
    propertyIds: tender.propertyIds.filter(isPublicParcel),
    informationRooms: tender.informationRooms,
  }
}

const publicFacts = (tender: Tender | TenderRow) => ({
  id: tender.id,
  templateId: tender.templateId,
  templateVersion: tender.templateVersion,
  sdkVersion: tender.sdkVersion,
  name: tender.name,
  description: tender.description,
  type: tender.type,
  stage: tender.stage,
  published: tender.published,
  archived: tender.archived,
  applicationDeadline: tender.applicationDeadline,
  offerDeadline: tender.offerDeadline,
  finalDeadline: tender.finalDeadline,
  deadlinePeriodDays: tender.deadlinePeriodDays,
  skippedPhases: tender.skippedPhases,
})

/** What the authority keeps about a contact for itself. */
const withoutExtras = ({ additionalFields: _own, ...contact }: Organization['contact']) => contact

/** A row of a list as this viewer gets it. */
export function showRow(viewer: Viewer, row: ListedRow, now: Date): TenderRow {
  if (viewer === 'team') {
    const { outside: _others, ...inside } = row
    return { ...inside, stage: shownStage(row, now) }
  }
  const { organizationName, outside, tags, offerId, newMessages, status } = row
  return { ...publicFacts(row), ...outside, organizationName, tags, offerId, newMessages, status }
}

/** A row with all that its team gets, and how far it is for whoever asks where she is not of it. */
export type ListedRow = TenderRow &
  Pick<
    Tender,
    'created' | 'updated' | 'version' | 'organizationId' | 'publicFrom' | 'isMarked' | 'heardAt'
  > & {
    outside: Pick<TenderRow, 'stage' | 'deadline'>
  }
