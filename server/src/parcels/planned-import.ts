import { readFeatures } from '@allmende/domain/parcels/read-features.ts'
import type { ImportMapping } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { fileFaults } from '@allmende/domain/parcels/parcel-imports.texts.ts'
import {
  type KnownLocation,
  type PlannedParcel,
  type PlannedRow,
  planImport,
  platsIn,
} from '@allmende/domain/parcels/parcel-imports.ts'
import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findParcelTemplates } from '../settings/settings.queries.ts'
import { findPlats, type ImportedParcel } from './parcel-imports.queries.ts'
import type { beginningsOf } from './parcel-beginnings.ts'

/** What becomes of the features of a text, as things stand. */
export async function plannedImport(
  db: Db,
  text: string,
  mapping: ImportMapping,
  locations: readonly KnownLocation[],
): Promise<PlannedRow[]> {
  const { features, fault } = readFeatures(text)
  if (fault) refuse('importUnreadable', { faults: [{ field: '0', text: fileFaults[fault] }] })
  const plats = await findPlats(db, platsIn(features, mapping))
  const { additionalFieldsTemplateList } = await findParcelTemplates(db)
  const prescribed = additionalFieldsTemplateList.map(({ name }) => name)
  return planImport(features, mapping, { locations, plats, prescribed })
}

/** A planned parcel with what every new one begins with; what the file says of a prescribed fact fills it. */
export function withBeginnings(
  { additional, ...facts }: PlannedParcel,
  { isPublic, publicFields }: ImportMapping,
  beginnings: ReturnType<typeof beginningsOf>,
): ImportedParcel {
  const values = new Map(additional.map(({ name, value }) => [name, value]))
  const prescribed = beginnings.additionalFields.map((fact) => ({
    ...fact,
    value: values.get(fact.name) ?? fact.value,
  }))
  const own = [...values]
    .filter(([name]) => !prescribed.some((fact) => fact.name === name))
    .map(([name, value]): AdditionalFact => ({ name, value, preventDeletion: false, isShared: false }))
  return {
    ...facts,
    isPublic,
    publicFields,
    files: beginnings.files,
    additionalFields: [...prescribed, ...own],
  }
}
