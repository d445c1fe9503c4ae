import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Einstellungen', en: 'Settings' },
  lead: {
    de: 'Sie gelten für die ganze Plattform. Jede Änderung steht im Audit-Log.',
    en: 'They apply to the whole platform. Every change is in the audit log.',
  },
  saved: { de: 'Die Einstellungen wurden gespeichert.', en: 'The settings have been saved.' },
  notSaved: {
    de: 'Die Einstellungen konnten nicht gespeichert werden.',
    en: 'The settings could not be saved.',
  },
  notLoaded: {
    de: 'Die Einstellungen konnten nicht geladen werden.',
    en: 'The settings could not be loaded.',
  },

  general: { de: 'Allgemein', en: 'General' },
  filesUrlHint: {
    de: 'Beginnt mit https://. Leer, wenn keine Dateiablage angebunden ist.',
    en: 'Starts with https://. Empty where no archive is connected.',
  },
  filesRepoHint: {
    de: 'Die Bibliothek, in der abgeschlossene Vergaben abgelegt werden',
    en: 'The library in which finished procedures are filed',
  },

  security: { de: 'Sicherheit', en: 'Security' },
  twoFactorHint: {
    de: 'Wer noch keinen zweiten Faktor hat, auch Sie selbst, muss ihn sofort nach dem Speichern einrichten.',
    en: 'Whoever has no second factor yet, including you, has to set it up right after saving.',
  },

  templates: { de: 'Formularvorlagen', en: 'Form templates' },
  templatesHint: {
    de: 'Womit neue Konzessionsvergaben beginnen: konzVV das Verhandlungsverfahren, konzVD das Dauerverhandlungsverfahren. Ohne Auswahl gilt EU-19.',
    en: 'What new concession procedures start with: konzVV the negotiated procedure, konzVD the continuous one. Without a choice EU-19 is used.',
  },
  sdkVersionHint: {
    de: 'Gilt für neue Ausschreibungen und für die Formulare des EU-Standards in der Liste. Vorhandene Ausschreibungen und eigene Formulare behalten ihre Fassung. Ohne Auswahl ist es die Fassung 1.7, mit angebundenem Portal die neueste.',
    en: 'Applies to new tenders and to the forms of the EU standard in the list. Existing tenders and forms of your own keep their version. Without a choice it is version 1.7, with a portal connected the newest.',
  },
  sdkVersionByItself: { de: 'Ohne Auswahl: derzeit {version}', en: 'Without a choice: {version} at present' },
  sdkVersionNewest: { de: '{version} (die neueste)', en: '{version} (the newest)' },
  sdkVersionMissing: {
    de: '{version} (nicht mehr vorhanden, verwendet wird {used})',
    en: '{version} (no longer available, {used} is used)',
  },
  templatesNotLoaded: {
    de: 'Die Formulare konnten nicht geladen werden:',
    en: 'The forms could not be loaded:',
  },
  inactive: { de: 'inaktiv', en: 'inactive' },
  organizationForms: { de: 'Formulare für Organisationen', en: 'Forms for organisations' },
  organizationFormsHint: {
    de: 'Weitere Angaben, nach denen Auftraggeber und Bieter gefragt werden. Eigene Formulare können gewählt werden.',
    en: 'Further details that contracting authorities and bidders are asked for. Forms of your own can be chosen.',
  },

  mails: { de: 'E-Mail-Benachrichtigungen', en: 'E-mail notifications' },
  mailsHint: {
    de: 'Wann die Plattform schreibt und was. Mails werden auf Deutsch versandt.',
    en: 'When the platform writes and what. Mails are sent in German.',
  },

  legal: { de: 'Rechtliche Texte', en: 'Legal texts' },
  legalHint: {
    de: 'Sie sind auf jeder Seite unten verlinkt und für alle lesbar. Der Rechtshinweis steht auf der Seite jedes Grundstücks.',
    en: 'They are linked at the foot of every page and everyone can read them. The disclaimer stands on the page of each parcel.',
  },
  german: { de: 'Deutscher Text', en: 'German text' },
  english: { de: 'Englischer Text', en: 'English text' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  changed: { de: 'Geändert', en: 'Changed' },
} satisfies Record<string, Bilingual>

export const secondFactorTexts = {
  title: {
    de: 'Zwei-Faktor-Authentifizierung für alle vorschreiben?',
    en: 'Make two-factor authentication mandatory for everyone?',
  },
  nobody: {
    de: 'Alle, die sich einloggen können, haben bereits einen zweiten Faktor. Niemand wird aufgehalten.',
    en: 'Everyone who can log in has a second factor already. Nobody is held up.',
  },
  heldUp: {
    de: '{n} {n:Person hat|Personen haben} noch keinen zweiten Faktor und {n:muss|müssen} ihn einrichten, bevor {n:sie weiterarbeitet|sie weiterarbeiten}, auch mitten in einer Sitzung: {people}.',
    en: '{n} {n:person has|people have} no second factor yet and {n:has|have} to set it up before going on, also in the middle of a session: {people}.',
  },
  yourself: { de: 'Sie selbst', en: 'you yourself' },
  more: { de: '{n} {n:weitere Person|weitere Personen}', en: '{n} more {n:person|people}' },
  demand: { de: 'Vorschreiben und speichern', en: 'Make mandatory and save' },
} satisfies Record<string, Bilingual>

export const mailEntryTexts = {
  required: { de: 'Immer', en: 'Always' },
  on: { de: 'An', en: 'On' },
  off: { de: 'Aus', en: 'Off' },
  enabled: { de: 'Diese Nachricht versenden', en: 'Send this message' },
  requiredReason: {
    de: 'Ohne sie wären Konten und Einladungen nicht nutzbar, darum kann sie nicht abgeschaltet werden.',
    en: 'Accounts and invitations could not be used without it, so it cannot be switched off.',
  },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
  placeholders: {
    de: 'Platzhalter an der Schreibmarke einfügen. Im Betreff sind alle außer {{link}} erlaubt.',
    en: 'Insert a placeholder at the cursor. In the subject all but {{link}} are allowed.',
  },
  preview: { de: 'Vorschau mit Beispielwerten', en: 'Preview with sample values' },
  test: { de: 'Testnachricht an mich senden', en: 'Send me a test message' },
  tested: {
    de: 'Die Testnachricht an {email} ist unterwegs.',
    en: 'The test message to {email} is on its way.',
  },
  notTested: {
    de: 'Die Testnachricht konnte nicht gesendet werden.',
    en: 'The test message could not be sent.',
  },
  original: { de: 'Mitgelieferten Text einsetzen', en: 'Use the supplied text' },
} satisfies Record<string, Bilingual>

export const ownAddressTexts = {
  title: {
    de: 'Die Plattform hat noch keine öffentliche Adresse',
    en: 'The platform has no public address yet',
  },
  text: {
    de: 'Bekanntmachungen nennen, wo die Unterlagen zu finden sind. Mit der jetzigen Adresse {address} nimmt SIMAP sie nicht an. Der Betreiber gibt die Adresse mit der Einstellung PUBLIC_URL an, zum Beispiel https://vergabe.example.de, und startet die Plattform neu. Entwürfe nennen danach die neue Adresse.',
    en: 'Notices say where the documents are found. SIMAP does not accept them with the present address {address}. The operator gives the address by the setting PUBLIC_URL, such as https://vergabe.example.de, and restarts the platform. Drafts then name the new address.',
  },
} satisfies Record<string, Bilingual>

export const mailStateTexts = {
  notSent: {
    de: 'Es ist kein Mailserver eingerichtet. Nachrichten werden aufbewahrt, bis er angegeben ist.',
    en: 'No mail server is set up. Messages are kept until one is given.',
  },
  mailbox: { de: 'Postfach der Demonstration öffnen', en: 'Open the mailbox of the demonstration' },
  undelivered: {
    de: 'Nachrichten, die bisher nicht zugestellt werden konnten: {n}',
    en: 'Messages that could not be delivered so far: {n}',
  },
  attempts: { de: '{n} Versuche', en: '{n} attempts' },
  oneAttempt: { de: '1 Versuch', en: '1 attempt' },
  givenUp: { de: 'aufgegeben', en: 'given up' },
  firstAdmin: { de: 'Einrichtung der Plattform', en: 'Set-up of the platform' },
} satisfies Record<string, Bilingual>
