import { type FieldName, fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import type { ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'

export type Facts = Omit<Partial<ChangedProperty>, 'id' | 'version' | 'additionalFields'> & {
  /** The fields that the settings give to every parcel, and others. */
  more?: Readonly<Record<string, string>>
}

/** All but what only a buyer asks for. */
const usual = fieldNames.filter((name) => !['availabilityNotes', 'images', 'panoramas'].includes(name))
/** Where it lies and how large it is, but not whose it is in the register, nor its borders. */
const sparing: FieldName[] = ['location', 'size', 'allowedUsageTypes', 'availability']

const unbuilt = { hasBuilding: 'UNBEBAUT', availability: true } as const
const planned = { regulatedInDevelopmentPlan: true, buildingPlanIsInPreparation: false } as const

/** A plot for a house that can be had. */
export const houseSite: Facts = {
  ...unbuilt,
  ...planned,
  allowedUsageTypes: 'Wohnen',
  siteDevelopment: 'Voll erschlossen: Wasser, Abwasser, Strom, Glasfaser',
  description:
    '**Bauplatz** für ein Einfamilien- oder Doppelhaus in ruhiger Lage. Grundschule, Kindergarten und Bahnhof sind zu Fuß zu erreichen.\n\n- Grundflächenzahl 0,3\n- höchstens zwei Vollgeschosse\n- Bauzwang innerhalb von drei Jahren',
  isPublic: true,
  publicFields: usual,
  more: { Bodenrichtwert: '145 Euro je Quadratmeter' },
}

/** Somebody has it reserved; its borders are not public. */
export const reservedSite: Facts = {
  ...houseSite,
  availability: false,
  availabilityNotes: 'Reserviert bis zum Beschluss des Gemeinderats.',
  publicFields: sparing,
}

/** Lived in, and nobody's business. */
export const livedIn: Facts = {
  ...planned,
  hasBuilding: 'BEBAUT',
  availability: false,
  availabilityNotes: 'Vermietet, Vertrag unbefristet.',
  allowedUsageTypes: 'Wohnen',
  siteDevelopment: 'Voll erschlossen',
  internalNotes: 'Mietvertrag in der Akte. Dach **2024** erneuert.',
}

/** Shops and offices below, flats above. */
export const mixedSite: Facts = {
  ...houseSite,
  regulatedInDevelopmentPlan: false,
  buildingPlanIsInPreparation: true,
  allowedUsageTypes: 'Wohnen, Einzelhandel, Büro',
  description: 'Eckgrundstück in der Ortsmitte. Im Erdgeschoss sind Läden oder Praxen erwünscht.',
  more: { Bodenrichtwert: '180 Euro je Quadratmeter' },
}

export const tradeSite: Facts = {
  ...unbuilt,
  ...planned,
  allowedUsageTypes: 'Gewerbe, Lager, Logistik',
  siteDevelopment: 'Straße für Schwerverkehr, Mittelspannung, Gas und Löschwasser liegen an',
  description: '**Gewerbegrundstück** am Deich, drei Kilometer von der Anschlussstelle. Teilung ist möglich.',
  isPublic: true,
  publicFields: usual,
  more: { Bodenrichtwert: '48 Euro je Quadratmeter', Bauleitplan: 'https://plaene.allmende.example/bp-17' },
}

export const workedOn: Facts = {
  ...tradeSite,
  hasBuilding: 'BEBAUT',
  availability: false,
  availabilityNotes: 'Erbbaurecht bis 2061.',
  description: 'Halle mit Büro, im Erbbaurecht vergeben.',
  isPublic: false,
}

/** For a transformer, a tank or a battery. */
export const technicalSite: Facts = {
  ...tradeSite,
  allowedUsageTypes: 'Versorgung, Energie',
  description: 'Kleine Fläche neben der Trafostation, mit eigener Zufahrt.',
}

export const meadow: Facts = {
  ...unbuilt,
  regulatedInDevelopmentPlan: false,
  buildingPlanIsInPreparation: null,
  allowedUsageTypes: 'Landwirtschaft, Naturschutz',
  siteDevelopment: 'Wirtschaftsweg',
  description: 'Extensiv genutztes Grünland, Mahd ab dem 15. Juni.',
  isPublic: true,
  publicFields: usual,
  more: { Bodenrichtwert: '2,10 Euro je Quadratmeter', Pachtende: '30.09.2028' },
}

/** Taken up and not looked into yet. */
export const unexplored: Facts = { internalNotes: 'Unterlagen beim Katasteramt angefordert.' }

/** Sold: kept for those who look things up. */
export const sold: Facts = {
  ...houseSite,
  availability: false,
  availabilityNotes: 'Verkauft und umgeschrieben.',
  isArchived: true,
}
