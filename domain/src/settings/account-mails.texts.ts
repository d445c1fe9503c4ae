import type { MailWords } from '../deed/mail-words.ts'

/** German, like the letters of the authority; each can be replaced in the settings. */
export const accountMails = {
  emailConfirmation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: `<p>Guten Tag {{userName}},</p>
<p>mit Ihrer E-Mail-Adresse wurde das Unternehmen „{{organizationName}}“ registriert. Waren Sie das, bestätigen Sie bitte mit diesem Link, dass die E-Mail-Adresse Ihnen gehört:</p>
<p>{{link}}</p>
<p>Der Link gilt 7 Tage und kann einmal benutzt werden. Danach können Sie sich anmelden.</p>
<p>Haben Sie dieses Unternehmen nicht registriert, folgen Sie dem Link bitte nicht. Sie brauchen nichts zu tun.</p>`,
  },
  inviteBySystemAdminIntern: {
    subject: 'Ihr Zugang zur Vergabeplattform',
    text: `<p>Guten Tag {{userName}},</p>
<p>für Sie wurde ein Konto als Mitarbeiterin oder Mitarbeiter der Vergabestelle eingerichtet. Bitte legen Sie mit diesem Link Ihr Passwort fest:</p>
<p>{{link}}</p>
<p>Der Link gilt 14 Tage und kann einmal benutzt werden. Ist er abgelaufen, wählen Sie bei der Anmeldung „Passwort vergessen“.</p>`,
  },
  inviteBySystemAdminExtern: {
    subject: 'Einladung zur Vergabeplattform',
    text: `<p>Guten Tag {{userName}},</p>
<p>die Vergabestelle hat für Sie ein Konto eingerichtet. Damit können Sie sich an Ausschreibungen beteiligen und Nachrichten austauschen. Bitte legen Sie mit diesem Link Ihr Passwort fest:</p>
<p>{{link}}</p>
<p>Der Link gilt 14 Tage und kann einmal benutzt werden. Ist er abgelaufen, wählen Sie bei der Anmeldung „Passwort vergessen“.</p>`,
  },
  inviteByOrganizationAdmin: {
    subject: 'Ihr Konto auf der Vergabeplattform',
    text: `<p>Guten Tag {{userName}},</p>
<p>in Ihrem Unternehmen wurde für Sie ein Konto auf der Vergabeplattform eingerichtet. Bitte legen Sie mit diesem Link Ihr Passwort fest:</p>
<p>{{link}}</p>
<p>Der Link gilt 14 Tage und kann einmal benutzt werden. Ist er abgelaufen, wählen Sie bei der Anmeldung „Passwort vergessen“.</p>`,
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    text: `<p>Guten Tag {{userName}},</p>
<p>für Ihr Konto wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest:</p>
<p>{{link}}</p>
<p>Der Link gilt 1 Stunde und kann einmal benutzt werden.</p>
<p>Haben Sie kein neues Passwort angefordert, brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt weiter.</p>`,
  },
} as const satisfies Record<string, MailWords>

/** To whom the platform is handed over; nobody can edit it, since nobody is there yet. */
export const firstAdminMail: MailWords = {
  subject: 'Allmende einrichten',
  text: `<p>Guten Tag,</p>
<p>Allmende ist gestartet und hat noch kein Konto. Mit diesem Link legen Sie das erste Konto für die Administration an:</p>
<p>{{link}}</p>
<p>Der Link gilt 7 Tage und kann einmal benutzt werden. Bitte geben Sie ihn nicht weiter.</p>`,
}
