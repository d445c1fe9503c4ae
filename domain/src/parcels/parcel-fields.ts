/** What of a parcel is public or internal each by itself. `location` is its name, position and address. */
export const fieldNames = [
  'location',
  'plat',
  'size',
  'hasBuilding',
  'regulatedInDevelopmentPlan',
  'buildingPlanIsInPreparation',
  'availability',
  'availabilityNotes',
  'siteDevelopment',
  'allowedUsageTypes',
  'description',
  'geoJson',
  'images',
  'panoramas',
  'files',
] as const
export type FieldName = (typeof fieldNames)[number]

export const buildingStates = ['BEBAUT', 'UNBEBAUT'] as const
export type BuildingState = (typeof buildingStates)[number]
