/** What the fact sheet of every parcel has, whatever the settings add. */
export const fixedFields = [
  'location',
  'plat',
  'size',
  'hasBuilding',
  'regulatedInDevelopmentPlan',
  'buildingPlanIsInPreparation',
  'availability',
  'siteDevelopment',
  'allowedUsageTypes',
] as const

/** What of a parcel is public or internal each by itself. `location` is its name, position and address. */
export const fieldNames = [
  ...fixedFields,
  'availabilityNotes',
  'description',
  'geoJson',
  'images',
  'panoramas',
  'files',
] as const
export type FieldName = (typeof fieldNames)[number]

export const buildingStates = ['BEBAUT', 'UNBEBAUT'] as const
export type BuildingState = (typeof buildingStates)[number]
