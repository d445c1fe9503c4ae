import type { Bilingual } from '../texts.ts'
import type { MailKey } from '../deed/mail-keys.ts'

/** What happened to a filing, as its mails name it. */
export type FilingEvent = 'eingereicht' | 'zurückgezogen'

/** The same as the line for whoever is there at that moment. */
export const filingTitles = {
  applicationSubmitted: {
    eingereicht: { de: 'Teilnahmeantrag eingereicht', en: 'Application submitted' },
    zurückgezogen: { de: 'Teilnahmeantrag zurückgezogen', en: 'Application withdrawn' },
  },
  offerSubmitted: {
    eingereicht: { de: 'Angebot eingereicht', en: 'Offer submitted' },
    zurückgezogen: { de: 'Angebot zurückgezogen', en: 'Offer withdrawn' },
  },
} as const satisfies Partial<Record<MailKey, Record<FilingEvent, Bilingual>>>

/** What each mail is called and when it is written. */
export const mailTexts: Record<MailKey, { name: Bilingual; when: Bilingual }> = {
  emailConfirmation: {
    name: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
    when: {
      de: 'Nach der Registrierung, an die neue Benutzerin oder den neuen Benutzer',
      en: 'After registration, to the new user',
    },
  },
  inviteBySystemAdminIntern: {
    name: { de: 'Einladung interner Benutzer', en: 'Invitation of internal users' },
    when: { de: 'Wenn ein internes Konto angelegt wird', en: 'When an internal account is created' },
  },
  inviteBySystemAdminExtern: {
    name: { de: 'Einladung externer Benutzer', en: 'Invitation of external users' },
    when: {
      de: 'Wenn die Administration ein externes Konto anlegt',
      en: 'When an administrator creates an external account',
    },
  },
  inviteByOrganizationAdmin: {
    name: { de: 'Einladung durch das eigene Unternehmen', en: 'Invitation by one’s own company' },
    when: {
      de: 'Wenn ein Unternehmen ein Konto für Mitarbeitende anlegt',
      en: 'When a company creates an account for its staff',
    },
  },
  passwordReset: {
    name: { de: 'Passwort zurücksetzen', en: 'Reset password' },
    when: { de: 'Wenn ein neues Passwort angefordert wird', en: 'When a new password is requested' },
  },
  inviteToApply: {
    name: { de: 'Einladung zur Teilnahme', en: 'Invitation to take part' },
    when: {
      de: 'Wenn ein Unternehmen zu einer Ausschreibung eingeladen wird',
      en: 'When a company is invited to a tender',
    },
  },
  applicationPhaseStarted: {
    name: { de: 'Teilnahmewettbewerb eröffnet', en: 'Participation competition started' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  offerPhaseStarted: {
    name: { de: 'Angebotsphase eröffnet', en: 'Offer phase started' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  tenderCanceled: {
    name: { de: 'Ausschreibung aufgehoben', en: 'Tender cancelled' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  fileUploadedByClient: {
    name: { de: 'Neue Unterlagen der Vergabestelle', en: 'New documents of the authority' },
    when: { de: 'An alle, die den Raum lesen dürfen', en: 'To everyone who may read the room' },
  },
  fileUploadedByContractor: {
    name: { de: 'Neue Dateien eines Unternehmens', en: 'New files of a company' },
    when: {
      de: 'An das Team, nur bei nicht versiegelten Räumen',
      en: 'To the team, only for rooms that are not sealed',
    },
  },
  messageSentByClient: {
    name: { de: 'Nachricht der Vergabestelle', en: 'Message of the authority' },
    when: { de: 'An alle, die sie lesen dürfen', en: 'To everyone who may read it' },
  },
  messageSentByContractor: {
    name: { de: 'Nachricht eines Unternehmens', en: 'Message of a company' },
    when: { de: 'An das Team der Ausschreibung', en: 'To the team of the tender' },
  },
  applicationStarted: {
    name: { de: 'Neue Teilnahme', en: 'New participant' },
    when: { de: 'An das Team, wenn ein Unternehmen beitritt', en: 'To the team when a company joins' },
  },
  applicationSubmitted: {
    name: {
      de: 'Teilnahmeantrag eingereicht oder zurückgezogen',
      en: 'Application submitted or withdrawn',
    },
    when: {
      de: 'An das Team und das einreichende Unternehmen',
      en: 'To the team and the submitting company',
    },
  },
  applicationDenied: {
    name: { de: 'Teilnahmeantrag abgelehnt', en: 'Application denied' },
    when: { de: 'An das Unternehmen, das ihn eingereicht hat', en: 'To the company that submitted it' },
  },
  applicationAccepted: {
    name: { de: 'Teilnahmeantrag angenommen', en: 'Application accepted' },
    when: { de: 'An das Unternehmen, das ihn eingereicht hat', en: 'To the company that submitted it' },
  },
  offerExpected: {
    name: { de: 'Aufforderung zur Angebotsabgabe', en: 'Request for an offer' },
    when: { de: 'An das ausgewählte Unternehmen', en: 'To the chosen company' },
  },
  offerSubmitted: {
    name: { de: 'Angebot eingereicht oder zurückgezogen', en: 'Offer submitted or withdrawn' },
    when: {
      de: 'An das Team und das einreichende Unternehmen',
      en: 'To the team and the submitting company',
    },
  },
  offerDenied: {
    name: { de: 'Angebot nicht berücksichtigt', en: 'Offer not chosen' },
    when: { de: 'An das Unternehmen, das es eingereicht hat', en: 'To the company that submitted it' },
  },
  offerAccepted: {
    name: { de: 'Zuschlag', en: 'Award' },
    when: { de: 'An das Unternehmen, das den Zuschlag erhält', en: 'To the company that wins the award' },
  },
  applicationDeadlineChanged: {
    name: { de: 'Teilnahmefrist geändert', en: 'Application deadline changed' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  offerDeadlineChanged: {
    name: { de: 'Angebotsfrist geändert', en: 'Offer deadline changed' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  changeAnnounced: {
    name: { de: 'Änderung bekannt gemacht', en: 'Change announced' },
    when: {
      de: 'An Teilnehmende, Beobachtende und Eingeladene',
      en: 'To participants, watchers and invitees',
    },
  },
  awardWithdrawn: {
    name: { de: 'Ankündigung des Zuschlags zurückgenommen', en: 'Announced award withdrawn' },
    when: {
      de: 'An alle, denen der Zuschlag angekündigt wurde',
      en: 'To everyone who was told of the announced award',
    },
  },
  fileInfected: {
    name: { de: 'Schadsoftware gefunden', en: 'Malware found' },
    when: {
      de: 'An das Unternehmen, in dessen Datei sie gefunden wurde; bei Grundstücken an die Person, die sie hochgeladen hat',
      en: 'To the company in whose file it was found; for parcels to the person who uploaded it',
    },
  },
  openSealedInformationAttempted: {
    name: { de: 'Zugriff auf Verschlossenes abgewiesen', en: 'Access to sealed information refused' },
    when: {
      de: 'An die Projekt-Administration der Ausschreibung',
      en: 'To the project administrators of the tender',
    },
  },
}
