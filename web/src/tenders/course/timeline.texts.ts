import type { LotOutcome } from '@allmende/domain/procedure/state.ts'
import type { CourseStep } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  history: { de: 'Verlauf', en: 'History' },
  hint: {
    de: 'Was geschehen ist und welche Fristen noch laufen.',
    en: 'What has happened and which deadlines are still to come.',
  },
  nothing: { de: 'Noch ist nichts geschehen.', en: 'Nothing has happened yet.' },
  lots: { de: '{text} ({lots})', en: '{text} ({lots})' },
  reason: { de: 'Begründung: {reason}', en: 'Reason: {reason}' },
  by: { de: 'durch {name}', en: 'by {name}' },
  byBoth: { de: 'durch {one} und {other}', en: 'by {one} and {other}' },
  bySystem: { de: 'automatisch', en: 'automatically' },
  toBePublished: { de: 'Veröffentlichung', en: 'Publication' },
  created: { de: 'Entwurf angelegt', en: 'Draft created' },
  planned: { de: 'Veröffentlichung geplant', en: 'Publication scheduled' },
  takenBack: { de: 'Veröffentlichung zurückgenommen', en: 'Publication taken back' },
  heard: { de: 'Von SIMAP veröffentlicht', en: 'Published by SIMAP' },
  waitToCome: { de: 'Wartefrist endet', en: 'Waiting period ends' },
  waitOver: { de: 'Wartefrist endete', en: 'Waiting period ended' },
  deadlineToCome: { de: '{name} endet', en: '{name} expires' },
  deadlineOver: { de: '{name} endete', en: '{name} expired' },
  roundToCome: { de: 'Runde {n} endet', en: 'Round {n} ends' },
  roundOver: { de: 'Runde {n} endete', en: 'Round {n} ended' },
} satisfies Record<string, Bilingual>

/** What was reached with a stage; archiving is the end of all. */
export const stageTexts = {
  2: { de: 'Veröffentlicht', en: 'Published' },
  3: { de: 'Teilnahmewettbewerb gestartet', en: 'Call for participation started' },
  4: { de: 'Teilnahmeanträge geöffnet', en: 'Applications opened' },
  5: { de: 'Verhandlung gestartet', en: 'Negotiation started' },
  6: { de: 'Angebotsphase gestartet', en: 'Offer phase started' },
  7: { de: 'Angebote geöffnet', en: 'Offers opened' },
  8: { de: 'Ausschreibung aufgehoben', en: 'Tender cancelled' },
  9: { de: 'Archiviert', en: 'Archived' },
} as const satisfies Readonly<Record<number, Bilingual>>

/** What else was decided. */
export const eventTexts: Record<NonNullable<CourseStep['event']>, Bilingual> = {
  AWARD_ANNOUNCED: { de: 'Zuschlag angekündigt', en: 'Award announced' },
  AWARD_WITHDRAWN: {
    de: 'Ankündigung des Zuschlags zurückgenommen',
    en: 'Announcement of the award withdrawn',
  },
  CHANGE_ANNOUNCED: { de: 'Änderung bekannt gegeben', en: 'Change announced' },
}

/** The same where there are rounds, by what was opened. */
export const roundTexts: Readonly<Record<number, Bilingual>> = {
  4: { de: 'Teilnahmeanträge der Runde {round} geöffnet', en: 'Applications of round {round} opened' },
  7: { de: 'Angebote der Runde {round} geöffnet', en: 'Offers of round {round} opened' },
}

export const endingTexts: Record<LotOutcome, Bilingual> = {
  AWARDED: { de: 'Zuschlag erteilt', en: 'Award made' },
  NO_AWARD: { de: 'Ohne Zuschlag beendet', en: 'Ended without award' },
  CANCELLED: { de: 'Aufgehoben', en: 'Cancelled' },
}
