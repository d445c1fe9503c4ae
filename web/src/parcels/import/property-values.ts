import { textIn } from '@allmende/domain/parcels/import-values.ts'
import type { RawFeature } from '@allmende/domain/parcels/read-features.ts'

/** What stands in a property, where something does. */
export const valuesOf = (features: readonly RawFeature[], property: string): string[] =>
  features.flatMap((feature) => textIn(feature?.properties[property]) ?? [])
