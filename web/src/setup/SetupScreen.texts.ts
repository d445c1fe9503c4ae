import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Plattform einrichten', en: 'Set up the platform' },
  lead: {
    de: 'Legen Sie das erste Konto an. Es erhält die Rolle System-Administrator.',
    en: 'Create the first account. It gets the role system administrator.',
  },
  required: { de: 'Felder mit * sind erforderlich.', en: 'Fields with * are required.' },
  email: { de: 'E-Mail Adresse', en: 'E-mail address' },
  emailFixed: {
    de: 'Diese Adresse ist durch die Konfiguration festgelegt.',
    en: 'This address is fixed by the configuration.',
  },
  givenName: { de: 'Vorname', en: 'First name' },
  surName: { de: 'Nachname', en: 'Last name' },
  password: { de: 'Passwort', en: 'Password' },
  passwordHint: { de: 'Mindestens 10 Zeichen.', en: 'At least 10 characters.' },
  repeat: { de: 'Passwort wiederholen', en: 'Repeat password' },
  mismatch: { de: 'Die Passwörter stimmen nicht überein.', en: 'The passwords do not match.' },
  submit: { de: 'Konto anlegen', en: 'Create account' },
  unusable: {
    de: 'Starten Sie den Server neu, um einen neuen Link zu erhalten, solange es noch kein Konto gibt. Gibt es schon eines, loggen Sie sich ein.',
    en: 'Restart the server to get a new link as long as there is no account. If there is one already, log in.',
  },
  logIn: { de: 'Zum Login', en: 'To the login' },
} satisfies Record<string, Bilingual>
