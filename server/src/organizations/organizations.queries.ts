import type { OrganizationType } from '@allmende/domain/actor.ts'
import type {
  NewOrganization,
  Organization,
  OrganizationRow,
} from '@allmende/domain/organizations/organizations.contract.ts'
import { postalAddress } from '@allmende/domain/organizations/postal-address.ts'
import { filled, organizationKeys } from '@allmende/domain/organizations/organizations.rules.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { type Selectable, sql } from 'kysely'
import { type Constraints, refusing } from '../database/duplicates.ts'
import { type Part, pageOf } from '../database/pages.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import type { OrganizationsTable } from './organizations.tables.ts'

const rowColumns = [
  'id',
  'name',
  'type',
  'nutsCode',
  'registrationNumber',
  'registrationCourt',
  'vat',
  'identificationNumber',
  'created',
  'updated',
  'version',
] as const
const columns = [...rowColumns, 'additionalInformation', 'additionalFields', 'forms', 'contact'] as const

type Row = Pick<Selectable<OrganizationsTable>, (typeof columns)[number]>

const toOrganization = (row: Row): Organization => filled(row)

/** Two that are the same one are refused at the organization, the first argument. */
const sameOrganization = refusedAs('organizationTaken', { fields: ['0'] })

function refusedAs(...refusal: Constraints[string]): Constraints {
  const names = ['organizations_same_vat', 'organizations_same_identification', 'organizations_same_name']
  return Object.fromEntries(names.map((name) => [name, refusal]))
}

export const listOrganizations = (db: Db, type: OrganizationType, part: Part = {}) =>
  pageOf((offset, limit) => organizationsFrom(db, type, offset, limit), part)

async function organizationsFrom(
  db: Db,
  type: OrganizationType,
  offset: number,
  limit: number,
): Promise<OrganizationRow[]> {
  const rows = await db
    .selectFrom('organizations')
    .select(rowColumns)
    .select(sql<OrganizationRow['contact']>`contact - 'additionalFields'`.as('contact'))
    .where('type', '=', type)
    .where('confirmed', '=', true)
    .orderBy(sql`name_sort collate "C"`)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(filled)
}

export async function findOrganization(db: Db, id: number): Promise<Organization | null> {
  const row = await db.selectFrom('organizations').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toOrganization(row) : null
}

/** What it is called; nothing where there is none. */
export async function findOrganizationName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

/** As she stands at the head of a letter. */
export async function findSender(db: Db, id: number): Promise<{ name: string; address: string[] } | null> {
  const row = await db
    .selectFrom('organizations')
    .select(['name', sql<OrganizationRow['contact']>`contact - 'additionalFields'`.as('contact')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { name: row.name, address: postalAddress(row.contact) } : null
}

/** Those of these that are there, by their ids; however many, they are one question. */
export async function findOrganizations(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Organization>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(columns)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute()
  return new Map(rows.map((row) => [row.id, toOrganization(row)]))
}

/** Of these, the confirmed organizations there are, by their ids. */
export async function findOrganizationTypes(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrganizationType>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'type'])
    .where(among('id', ids))
    .where('confirmed', '=', true)
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/**
 * Clients by the VAT ids and national ids they have among these, however many are asked for. A company says its numbers
 * itself, so nobody is recognised as one by them.
 */
export async function findClientsByKeys(db: Db, keys: readonly string[]): Promise<Map<string, Organization>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select([...columns, 'vatKey', 'identificationKey'])
    .where((eb) => eb.or([among('vatKey', keys), among('identificationKey', keys)]))
    .where('type', '=', 'CLIENT')
    .where('confirmed', '=', true)
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ vatKey, identificationKey, ...row }) => {
      const organization = toOrganization(row)
      return [vatKey, identificationKey].flatMap((key): [string, Organization][] =>
        key ? [[key, organization]] : [],
      )
    }),
  )
}

export async function lockOrganization(db: Db, id: number): Promise<Organization | null> {
  const row = await db
    .selectFrom('organizations')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? toOrganization(row) : null
}

export async function addOrganization(
  db: Db,
  organization: NewOrganization,
  now: Date,
): Promise<Organization> {
  const inserting = db
    .insertInto('organizations')
    .values({ ...toColumns(organization), created: now, updated: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toOrganization(await refusing(sameOrganization, inserting))
}

/** Adds one that counts only once it is confirmed; what is known already it cannot be. */
export async function addUnconfirmedOrganization(
  db: Db,
  organization: NewOrganization,
  now: Date,
): Promise<Organization> {
  const columnsOf = toColumns(organization)
  const { vatKey, identificationKey, nameKey } = columnsOf
  const same = await db
    .selectFrom('organizations')
    .select('id')
    .where('confirmed', '=', true)
    .where((eb) =>
      eb.or([
        eb('nameKey', '=', nameKey),
        ...(vatKey ? [eb('vatKey', '=', vatKey)] : []),
        ...(identificationKey ? [eb('identificationKey', '=', identificationKey)] : []),
      ]),
    )
    .executeTakeFirst()
  if (same) refuse('organizationTaken', { fields: ['0'] })
  const row = await db
    .insertInto('organizations')
    .values({ ...columnsOf, confirmed: false, created: now, updated: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toOrganization(row)
}

/** Of two that are the same the first to be confirmed stays. */
export async function confirmOrganization(db: Db, id: number): Promise<void> {
  const confirming = db
    .updateTable('organizations')
    .set({ confirmed: true })
    .where('id', '=', id)
    .where('confirmed', '=', false)
    .execute()
  await refusing(refusedAs('organizationConfirmedMeanwhile', {}), confirming)
}

/** Leaves it where someone else belongs to it. */
export async function removeUnconfirmedOrganization(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom('organizations')
    .where('id', '=', id)
    .where('confirmed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('users').select('email').whereRef('users.organizationId', '=', 'organizations.id')),
      ),
    )
    .execute()
}

export async function setOrganization(
  db: Db,
  id: number,
  organization: NewOrganization,
  now: Date,
): Promise<Organization> {
  const updating = db
    .updateTable('organizations')
    .set({ ...toColumns(organization), updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toOrganization(await refusing(sameOrganization, updating))
}

function toColumns(organization: NewOrganization) {
  const { name, type, additionalFields = [], forms = [] } = organization
  const { projectUrl, ...contact } = organization.contact
  const ofClient = (value: string | undefined) => (type === 'CLIENT' ? text(value) : null)
  const text = (value: string | undefined) => value?.trim() || null
  return {
    name,
    type,
    nameSort: sortKey(name),
    nutsCode: ofClient(organization.nutsCode),
    registrationNumber: text(organization.registrationNumber),
    registrationCourt: text(organization.registrationCourt),
    vat: text(organization.vat),
    identificationNumber: text(organization.identificationNumber),
    additionalInformation: text(organization.additionalInformation),
    additionalFields: JSON.stringify(additionalFields),
    forms: JSON.stringify(forms),
    contact: JSON.stringify(filled({ ...contact, projectUrl: ofClient(projectUrl) })),
    ...organizationKeys(organization),
  }
}
