import { buildingStates, type FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import { sql } from 'kysely'
import { type Condition, known } from '../parcel-filter.ts'

type Queryable = {
  schema: { type: 'string' | 'number' | 'boolean'; enum?: readonly string[] }
  condition: (value: string | number | boolean) => Condition
}

const column = (name: string) => sql.ref(`parcels.${name}`)
const fact = (field: FieldName, schema: Queryable['schema']): Queryable => ({
  schema,
  condition: (value) => known('outside', field, sql<boolean>`${column(field)} = ${value}`),
})

/** What features can be asked for by their exact value; found is only what is public of them. */
export const queryables: Readonly<Record<string, Queryable>> = {
  name: {
    schema: { type: 'string' },
    condition: (value) => sql<boolean>`parcels.name = ${value}`,
  },
  location: {
    schema: { type: 'string' },
    condition: (value) => sql<boolean>`locations.name = ${value}`, // joined where it is public
  },
  plat: fact('plat', { type: 'string' }),
  size: fact('size', { type: 'number' }),
  hasBuilding: fact('hasBuilding', { type: 'string', enum: buildingStates }),
  regulatedInDevelopmentPlan: fact('regulatedInDevelopmentPlan', { type: 'boolean' }),
  buildingPlanIsInPreparation: fact('buildingPlanIsInPreparation', { type: 'boolean' }),
  availability: fact('availability', { type: 'boolean' }),
  availabilityNotes: fact('availabilityNotes', { type: 'string' }),
  siteDevelopment: fact('siteDevelopment', { type: 'string' }),
  allowedUsageTypes: fact('allowedUsageTypes', { type: 'string' }),
}

/** The condition that a parameter means, or null where its value cannot be read. */
export function conditionOf({ schema, condition }: Queryable, text: string): Condition | null {
  if (schema.type === 'boolean')
    return text === 'true' || text === 'false' ? condition(text === 'true') : null
  if (schema.type === 'number')
    return text.trim() !== '' && Number.isFinite(Number(text)) ? condition(Number(text)) : null
  return schema.enum && !schema.enum.includes(text) ? null : condition(text)
}
