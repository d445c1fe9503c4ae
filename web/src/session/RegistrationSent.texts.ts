import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', en: 'Please confirm your e-mail address' },
  lead: {
    de: 'Vielen Dank für Ihre Registrierung. Ein Schritt fehlt noch, damit Ihr Konto aktiv wird.',
    en: 'Thank you for registering. One more step and your account is active.',
  },
  next: { de: 'So geht es weiter', en: 'What happens next' },
  sentTo: {
    de: 'Sehen Sie in Ihr Postfach. In wenigen Minuten kommt unsere E-Mail an bei',
    en: 'Look into your mailbox. Within minutes our e-mail arrives at',
  },
  follow: {
    de: 'Öffnen Sie den Link in der E-Mail. Er gilt sieben Tage.',
    en: 'Open the link in the e-mail. It is valid for seven days.',
  },
  thenLogIn: {
    de: 'Loggen Sie sich mit dieser Adresse und Ihrem Passwort ein.',
    en: 'Log in with this address and your password.',
  },
  nothingCame: { de: 'Keine E-Mail erhalten?', en: 'No e-mail received?' },
  spam: {
    de: 'Sehen Sie bitte auch im Spam-Ordner nach. Ist die Adresse richtig, senden wir die E-Mail gern noch einmal. Ist sie falsch geschrieben, ändern Sie sie: Ihre Angaben bleiben erhalten, nur das Passwort geben Sie neu ein.',
    en: 'Please look into your spam folder, too. If the address is right, we can send the e-mail once more. If it is misspelt, change it: your entries are kept, only the password has to be entered again.',
  },
  again: { de: 'E-Mail erneut zusenden', en: 'Send e-mail again' },
  change: { de: 'Adresse ändern', en: 'Change address' },
  sent: {
    de: 'Die E-Mail an {email} wird erneut gesendet. Der Link in der früheren E-Mail gilt nicht mehr.',
    en: 'The e-mail to {email} is being sent again. The link in the earlier e-mail is no longer valid.',
  },
  confirmed: { de: 'Schon bestätigt?', en: 'Already confirmed?' },
  logIn: { de: 'Einloggen', en: 'Log in' },
  look: { de: 'Öffentliche Ausschreibungen ansehen', en: 'View public tenders' },
} satisfies Record<string, Bilingual>
