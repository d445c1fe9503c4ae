import { partiesOf } from '@allmende/domain/notices/values/parties.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { lotPanelsOf } from '@allmende/domain/tenders/lots.ts'
import { placesOfFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
import type { TeamMember, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { findActiveStaff } from '../accounts/accounts.queries.ts'
import type { Db } from '../database/schema.ts'
import { findOrganizationTypes } from '../organizations/organizations.queries.ts'
import { findPublicParcelIds } from '../parcels/parcels.queries.ts'

type Referring = Pick<Tender, 'panels' | 'organizationId'> & { team: readonly TeamMember[] }
type Before = { team: readonly TeamMember[]; propertyIds: readonly number[] }

/** People, organizations and parcels a tender names must be there; what it named before may stay. */
export async function ensureKnown(db: Db, form: Form, tender: Referring, before: Before): Promise<void> {
  await ensureStaff(db, tender.team, before.team)
  await ensureOrganizations(db, form, tender)
  await ensureParcels(db, form, tender, before.propertyIds)
}

async function ensureStaff(
  db: Db,
  team: readonly TeamMember[],
  before: readonly TeamMember[],
): Promise<void> {
  const there = new Set(before.map(({ userName }) => userName))
  const added = team.filter(({ userName }) => !there.has(userName))
  const staff = await findActiveStaff(
    db,
    added.map(({ userName }) => userName),
  )
  const strangers = added.filter(({ userName }) => !staff.has(userName))
  if (strangers.length === 0) return
  refuse('teamMemberUnknown', { fields: strangers.map((member) => `0.team.${team.indexOf(member)}`) })
}

async function ensureOrganizations(db: Db, form: Form, { panels, organizationId }: Referring): Promise<void> {
  const parties = partiesOf(panels).filter((party) => party.organizationId !== undefined)
  const ids = [
    ...parties.map((party) => party.organizationId ?? 0),
    ...(organizationId ? [organizationId] : []),
  ]
  const types = await findOrganizationTypes(db, ids)
  const at = [placesOfFacts(form).organizationId]
  if (ids.some((id) => !types.has(id))) refuse('organizationUnknown', { fields: at })
  if (organizationId && types.get(organizationId) !== 'CLIENT') refuse('buyerNoClient', { fields: at })
}

async function ensureParcels(
  db: Db,
  form: Form,
  { panels }: Referring,
  before: readonly number[],
): Promise<void> {
  const lots = lotPanelsOf(form, panels)
  const linkable = await findPublicParcelIds(
    db,
    lots.flatMap(({ value }) => value.propertyIds ?? []),
  )
  const isKnown = (id: number) => linkable.has(id) || before.includes(id)
  const wrong = lots.filter(({ value }) => value.propertyIds?.some((id) => !isKnown(id)))
  if (wrong.length > 0) refuse('parcelNotLinkable', { fields: wrong.map(({ path }) => `0.panels.${path}`) })
}
