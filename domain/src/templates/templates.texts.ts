import type { Labels } from '../changes.ts'
import type { DisplayType } from '../notices/form/form.ts'
import type { Bilingual } from '../texts.ts'
import type { ProjectType, RoomTemplate } from './templates.contract.ts'

export const displayTypeTexts: Record<DisplayType, Bilingual> = {
  TEXTAREA: { de: 'Text, mehrzeilig', en: 'Text, several lines' },
  TEXTBOX: { de: 'Text, einzeilig', en: 'Text, one line' },
  COMBOBOX: { de: 'Auswahl mit Suche', en: 'Choice with search' },
  DROPDOWN: { de: 'Auswahlliste', en: 'Choice from a list' },
  MULTICHECKBOX: { de: 'Mehrfachauswahl', en: 'Several choices' },
  NUMBER: { de: 'Zahl', en: 'Number' },
  DATE: { de: 'Datum', en: 'Date' },
  TIME: { de: 'Uhrzeit', en: 'Time' },
  DATETIME: { de: 'Datum und Uhrzeit', en: 'Date and time' },
  CHECKBOX: { de: 'Kästchen zum Ankreuzen', en: 'Box to tick' },
  RADIO: { de: 'Ja oder Nein', en: 'Yes or no' },
}

export const projectTypeTexts: Record<ProjectType, Bilingual> = {
  KONZESSION_VERHANDLUNG: {
    de: 'Konzession: Verhandlungsverfahren',
    en: 'Concession: negotiated procedure',
  },
  KONZESSION_DAUERVERHANDLUNG: {
    de: 'Konzession: Dauerverhandlungsverfahren',
    en: 'Concession: continuous negotiated procedure',
  },
  KONZESSION_SEKTORENVERORDNUNG: {
    de: 'Sektorenverordnung 2014/25/EU',
    en: 'Utilities directive 2014/25/EU',
  },
  KONZESSION_VERGABEVERORDNUNG: {
    de: 'Vergabeverordnung 2014/24/EU',
    en: 'Procurement directive 2014/24/EU',
  },
  'KONZESSION_VOBA-EU': { de: 'VOB/A-EU', en: 'VOB/A-EU (works, EU-wide)' },
  KONZESSION_VERTEIDIGUNG: {
    de: 'Verteidigung/Sicherheit 2009/81/EC',
    en: 'Defence/security 2009/81/EC',
  },
  KONZESSION_VOBA_NATIONAL: { de: 'VOB/A national', en: 'VOB/A national (works)' },
  KONZESSION_UVGO_NATIONAL: { de: 'UVgO national', en: 'UVgO national (supplies, services)' },
}

export const builtInDescription: Bilingual = {
  de: 'Bekanntmachung des EU-Standards, Unterart {subtype}',
  en: 'Notice of the EU standard, subtype {subtype}',
}

/** The rooms a new template begins with; they are kept as they are written, whoever reads them. */
export const defaultRoomTemplates: readonly RoomTemplate[] = [
  { name: 'Ausschreibungs-Dokumente', description: '', stage: null },
  {
    name: 'Teilnahmeantrag',
    description: 'Laden Sie hier Ihren Antrag zur Teilnahme an der Ausschreibung hoch.',
    stage: 4,
  },
  { name: 'Angebot', description: 'Laden Sie hier Ihr Angebot hoch.', stage: 7 },
]

/** What a room is for, by its stage; one without is open to everyone with the tender. */
export const roomStageTexts = {
  none: { de: 'Informationsraum', en: 'Information room' },
  4: { de: 'Teilnahmewettbewerb', en: 'Participation competition' },
  5: { de: 'Verhandlung', en: 'Negotiation' },
  7: { de: 'Angebotsphase', en: 'Offer phase' },
} satisfies Record<string, Bilingual>

/** Rooms in the words of the log: everything that is stored of them. */
export const sayRooms = (rooms: readonly RoomTemplate[]): string | null =>
  rooms
    .map(({ name, description, stage }) => {
      const room = `${name} (${roomStageTexts[stage ?? 'none'].de})`
      return description ? `${room}: ${description}` : room
    })
    .join('; ') || null

/** The words the log uses for what can be changed. */
export const templateChangeLabels = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  active: { de: 'Aktiv', en: 'Active' },
  projectTypes: { de: 'Verfahrensarten', en: 'Kinds of procedure' },
  roomTemplates: { de: 'Raumvorlagen', en: 'Room templates' },
} satisfies Labels

/** The log is kept in German. */
export const itemChangeWords = {
  panel: 'Bereich',
  group: 'Gruppe',
  field: 'Feld',
  order: 'Reihenfolge',
  place: 'Steht in',
  required: 'Pflichtfeld',
  repeatable: 'wiederholbar',
} as const
