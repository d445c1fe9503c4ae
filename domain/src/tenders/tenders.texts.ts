import { isContinuous, type TenderType } from '../procedure/tender-type.ts'
import type { Labels } from '../changes.ts'
import type { Bilingual } from '../texts.ts'
import type { TeamMember } from './tenders.contract.ts'

export const tenderTypeTexts: Record<TenderType, Bilingual> = {
  0: { de: 'Verhandlungsverfahren', en: 'Negotiated procedure' },
  1: { de: 'Verhandlungsverfahren', en: 'Negotiated procedure' },
  2: { de: 'Interessenbekundung', en: 'Expression of interest' },
  3: { de: 'Bekanntmachung', en: 'Notice' },
  4: { de: 'Vergebener Auftrag', en: 'Awarded contract' },
  5: { de: 'Dauerverhandlungsverfahren', en: 'Continuous negotiated procedure' },
}

const listed = { de: 'Ausschreibung', en: 'Tender' }

/** What the kinds are called in a list, where procedures stand among notices and awarded contracts. */
export const listedTypeTexts: Record<TenderType, Bilingual> = { ...tenderTypeTexts, 0: listed, 1: listed }

export const teamRoleTexts: Record<TeamMember['role'], Bilingual> = {
  ADMIN: { de: 'Projekt-Admin', en: 'Project admin' },
  EDITOR: { de: 'Sachbearbeiter', en: 'Case handler' },
}

/** The words for what belongs to the tender itself, not to its notice. */
export const tenderLabels = {
  name: { de: 'Titel', en: 'Title' },
  description: { de: 'Beschreibung', en: 'Description' },
  type: { de: 'Art der Ausschreibung', en: 'Kind of tender' },
  organizationId: { de: 'Vergabestelle', en: 'Contracting authority' },
  applicationDeadline: { de: 'Teilnahmefrist', en: 'Application deadline' },
  offerDeadline: { de: 'Angebotsfrist', en: 'Offer deadline' },
  finalDeadline: { de: 'Finale Teilnahmefrist', en: 'Final application deadline' },
  deadlinePeriodDays: { de: 'Tage je weiterer Runde', en: 'Days of each further round' },
  team: { de: 'Sachbearbeiter', en: 'Case handlers' },
  informationRooms: { de: 'Informationsräume', en: 'Information rooms' },
  roomTemplates: { de: 'Raumvorlagen', en: 'Room templates' },
} as const satisfies Labels

/** What the deadlines of a continuous procedure are called. */
const continuousLabels = {
  applicationDeadline: { de: 'Frist der ersten Runde', en: 'Deadline of the first round' },
  offerDeadline: { de: 'Finale Angebotsfrist', en: 'Final offer deadline' },
} as const satisfies Labels

/** The words for a tender of this kind. */
export const labelsOf = (type: TenderType): Record<keyof typeof tenderLabels, Bilingual> =>
  isContinuous(type) ? { ...tenderLabels, ...continuousLabels } : tenderLabels
