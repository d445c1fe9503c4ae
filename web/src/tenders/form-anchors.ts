/** Where the hash of the address leads to beside the notice's panels. */
export const sectionAnchors = {
  description: 'beschreibung',
  team: 'sachbearbeiter',
  rooms: 'informationsraeume',
} as const

/** Opens the parties of the notice. */
export const partiesHash = 'parteien'
