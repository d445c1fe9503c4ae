import type { Actor } from '../actor.ts'
import type { Form } from '../notices/form/form.ts'
import type { PanelValues } from '../notices/values/values.ts'
import type { Organization } from '../organizations/organizations.contract.ts'
import { announcedPanels } from './announced-panels.ts'
import type { PublicTender, ShownTender, Tender, TenderHead, TenderRow } from './tenders.contract.ts'
import { isEditor } from './tenders.policy.ts'

/** From where somebody looks at a tender. */
export type Viewer = 'team' | 'outsider'

export const viewerOf = (actor: Actor, head: Pick<TenderHead, 'team'>): Viewer =>
  isEditor(actor, head) ? 'team' : 'outsider'

/** What is needed to tell what of a tender's panels may go out, and when. */
export type Surroundings = { form: Form; publicParcels: ReadonlySet<number>; now: Date }

/** The values of a tender as this viewer gets them: page, readable notice, PDF and XML are made of nothing else. */
export const showPanels = (viewer: Viewer, panels: PanelValues, around: Surroundings): PanelValues =>
  viewer === 'team' ? panels : announcedPanels(around.form, panels, around.publicParcels, around.now)

export type SeenTender = Surroundings & {
  tender: Tender
  organization: Pick<Organization, 'name' | 'contact'> | null
}

/** A tender as this viewer gets it; the only way one leaves the server. */
export function showTender(viewer: Viewer, seen: SeenTender): ShownTender {
  return viewer === 'team' ? seen.tender : publicTender(seen)
}

function publicTender({ tender, organization, ...around }: SeenTender): PublicTender {
  const isPublicParcel = (id: number) => around.publicParcels.has(id)
  return {
    ...publicFacts(tender),
    organization: organization && { name: organization.name, contact: withoutExtras(organization.contact) },
    panels: showPanels('outsider', tender.panels, around),
    lots: tender.lots.map((lot) => ({
      id: lot.id,
      identifier: lot.identifier,
      name: lot.name,
      stage: lot.stage,
      outcome: lot.outcome,
      applicationDeadline: lot.applicationDeadline,
      offerDeadline: lot.offerDeadline,
      propertyIds: lot.propertyIds.filter(isPublicParcel),
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
})

/** What the authority keeps about a contact for itself. */
const withoutExtras = ({ additionalFields: _own, ...contact }: Organization['contact']) => contact

/** A row of a list as this viewer gets it. */
export const showRow = (viewer: Viewer, row: TenderRow): TenderRow =>
  viewer === 'team' ? row : { ...publicFacts(row), organizationName: row.organizationName }
