import type { Bilingual } from '../texts.ts'
import type { MailKey } from './mail-keys.ts'

type Placeholder = { label: Bilingual; sample: string }

/** What a mail's text may name in double braces, what it stands for, and what the preview shows for it. */
export const placeholders = {
  userName: {
    label: { de: 'Name der Empfängerin oder des Empfängers', en: 'Name of the recipient' },
    sample: 'Dora Deichgräber',
  },
  link: {
    label: { de: 'Adresse der Seite, um die es geht', en: 'Address of the page concerned' },
    sample: '/projekte/4711',
  },
  projectName: {
    label: { de: 'Name der Ausschreibung', en: 'Name of the tender' },
    sample: 'Sanierung des Sielbauwerks Moorweide',
  },
  authorityName: {
    label: { de: 'Name der Vergabestelle', en: 'Name of the contracting authority' },
    sample: 'Stadt Musterhafen, Amt für Gebäude und Liegenschaften',
  },
  organizationName: {
    label: { de: 'Name des Unternehmens', en: 'Name of the company' },
    sample: 'Deich & Erdbau GmbH',
  },
  lotNames: {
    label: { de: 'Betroffene Lose', en: 'Lots concerned' },
    sample: 'Los 1: Erdarbeiten, Los 2: Stahlwasserbau',
  },
  deadline: {
    label: { de: 'Frist mit Wochentag und Uhrzeit', en: 'Deadline with weekday and time' },
    sample: 'Fr., 04.12.2026, 10:00 Uhr',
  },
  oldDeadline: {
    label: { de: 'Bisherige Frist', en: 'Former deadline' },
    sample: 'Fr., 20.11.2026, 10:00 Uhr',
  },
  receivedAt: {
    label: { de: 'Zeitpunkt des Eingangs', en: 'Time of receipt' },
    sample: 'Do., 03.12.2026, 16:42:07,318 Uhr',
  },
  filingEvent: {
    label: {
      de: 'Was geschah: „eingereicht“ oder „zurückgezogen“',
      en: 'What happened: “eingereicht” (submitted) or “zurückgezogen” (withdrawn)',
    },
    sample: 'eingereicht',
  },
  reason: {
    label: { de: 'Begründung', en: 'Reason' },
    sample: 'Die Eignungsnachweise waren vollständig.',
  },
  changeText: {
    label: { de: 'Erläuterung der Änderung', en: 'Explanation of the change' },
    sample: 'Das Leistungsverzeichnis wurde um Position 4.2 ergänzt.',
  },
  changes: {
    label: { de: 'Was geändert wurde', en: 'What was changed' },
    sample: 'Teilnahmefrist: 15.12.2026, 12:00 Uhr (bisher: 01.12.2026, 12:00 Uhr)',
  },
  winnerName: {
    label: { de: 'Unternehmen, das den Zuschlag erhalten soll', en: 'Company that is to be awarded' },
    sample: 'Geest Energie eG',
  },
  awardableFrom: {
    label: { de: 'Frühester Tag des Vertragsschlusses', en: 'Earliest day of the contract' },
    sample: '15. Dezember 2026',
  },
  roomName: {
    label: { de: 'Name des Raums', en: 'Name of the room' },
    sample: 'Vergabeunterlagen',
  },
  fileNames: {
    label: { de: 'Namen der Dateien', en: 'Names of the files' },
    sample: 'Leistungsverzeichnis.pdf, Lageplan.pdf',
  },
  messageSubject: {
    label: { de: 'Betreff der Nachricht', en: 'Subject of the message' },
    sample: 'Rückfrage zur Baustellenzufahrt',
  },
  personName: {
    label: { de: 'Person, die gehandelt hat', en: 'Person who acted' },
    sample: 'Bernd Baumann',
  },
} as const satisfies Record<string, Placeholder>

export type PlaceholderName = keyof typeof placeholders

const person = ['userName', 'link'] as const
const tender = ['userName', 'projectName', 'authorityName', 'lotNames', 'link'] as const
const filing = [...tender, 'organizationName', 'filingEvent', 'receivedAt', 'deadline'] as const
/** By an award who gets the lot is named in either, and with its announcement from when on (GWB § 134). */
const denial = [...tender, 'organizationName', 'reason', 'winnerName', 'awardableFrom'] as const

/** Which placeholders each mail knows. */
export const placeholdersOf = {
  emailConfirmation: [...person, 'organizationName'],
  inviteBySystemAdminIntern: person,
  inviteBySystemAdminExtern: person,
  inviteByOrganizationAdmin: person,
  passwordReset: person,
  inviteToApply: ['projectName', 'authorityName', 'organizationName', 'deadline', 'link'],
  applicationPhaseStarted: [...tender, 'deadline'],
  offerPhaseStarted: [...tender, 'deadline'],
  tenderCanceled: [...tender, 'reason'],
  fileUploadedByClient: ['userName', 'projectName', 'authorityName', 'roomName', 'fileNames', 'link'],
  fileUploadedByContractor: ['userName', 'projectName', 'organizationName', 'roomName', 'fileNames', 'link'],
  messageSentByClient: ['userName', 'projectName', 'authorityName', 'messageSubject', 'link'],
  messageSentByContractor: ['userName', 'projectName', 'organizationName', 'messageSubject', 'link'],
  applicationStarted: ['userName', 'projectName', 'organizationName', 'lotNames', 'link'],
  applicationSubmitted: filing,
  applicationDenied: denial,
  applicationAccepted: [...tender, 'organizationName'],
  offerExpected: [...tender, 'organizationName', 'deadline'],
  offerSubmitted: filing,
  offerDenied: denial,
  offerAccepted: [...tender, 'organizationName'],
  awardWithdrawn: [...tender, 'organizationName', 'reason'],
  changeAnnounced: [...tender, 'reason', 'changeText', 'changes'],
  fileInfected: ['userName', 'projectName', 'roomName', 'fileNames', 'link'],
  applicationDeadlineChanged: [...tender, 'deadline', 'oldDeadline', 'reason'],
  offerDeadlineChanged: [...tender, 'deadline', 'oldDeadline', 'reason'],
  openSealedInformationAttempted: ['userName', 'projectName', 'personName', 'roomName', 'receivedAt', 'link'],
} as const satisfies Record<MailKey, readonly PlaceholderName[]>

/** A value for each of them. */
export type ValuesOf<Key extends MailKey> = Readonly<Record<(typeof placeholdersOf)[Key][number], string>>

const resetLink = { link: '/passwort-reset?token=beispiel' }
/** Of a filing it is told who took the moment, too. */
const arrival = {
  receivedAt: `${placeholders.receivedAt.sample} (vollständiger Eingang auf diesem Server)`,
}

/** For mails that say something else by a placeholder than the others do. */
const ownSamples: Partial<Record<MailKey, Partial<Record<PlaceholderName, string>>>> = {
  emailConfirmation: { link: '/?token=beispiel' },
  inviteBySystemAdminIntern: resetLink,
  inviteBySystemAdminExtern: resetLink,
  inviteByOrganizationAdmin: resetLink,
  passwordReset: resetLink,
  inviteToApply: { link: '/projekte/4711?einladung=beispiel' },
  applicationSubmitted: arrival,
  offerSubmitted: arrival,
}

/** What a preview fills in. */
export function sampleValues<Key extends MailKey>(key: Key): ValuesOf<Key> {
  const names: readonly PlaceholderName[] = placeholdersOf[key]
  const values = Object.fromEntries(names.map((name) => [name, placeholders[name].sample]))
  return { ...values, ...ownSamples[key] } as ValuesOf<Key>
}
