import type { ValuePath } from '../../notices/form/paths.ts'

/** The parts of a tender's form beside its notice; their names are also the anchors of the page. */
export const ownParts = {
  description: 'beschreibung',
  team: 'sachbearbeiter',
  rooms: 'informationsraeume',
} as const

const holders = {
  name: ownParts.description,
  organizationId: ownParts.description,
  applicationDeadline: ownParts.description,
  offerDeadline: ownParts.description,
  finalDeadline: ownParts.description,
  deadlinePeriodDays: ownParts.description,
  team: ownParts.team,
  informationRooms: ownParts.rooms,
  roomTemplates: ownParts.rooms,
} as const
export type OwnField = keyof typeof holders
export const ownFields = Object.keys(holders) as OwnField[]

/** Where what a tender says beside its notice stands, in the manner of the notice's own paths. */
export const ownPath = (field: OwnField): ValuePath => `${holders[field]}/${field}`

/** Where a lot's own deadline stands. */
export const lotDeadlinePath = (lot: ValuePath, fact: 'applicationDeadline' | 'offerDeadline'): ValuePath =>
  `${lot}/${fact}`
