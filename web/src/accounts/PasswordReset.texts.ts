import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Passwort zurücksetzen', en: 'Reset password' },
  requestText: {
    de: 'Geben Sie die E-Mail-Adresse Ihres Kontos an. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    en: 'Enter the e-mail address of your account. We send you a link with which you set a new password.',
  },
  email: { de: 'E-Mail Adresse', en: 'E-mail address' },
  request: { de: 'Link anfordern', en: 'Request link' },
  requestedTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your mailbox' },
  requested: {
    de: 'Wenn es zu {email} ein Konto gibt, erhalten Sie in wenigen Minuten eine E-Mail mit einem Link. Er gilt eine Stunde.',
    en: 'If there is an account for {email}, you will receive an e-mail with a link within minutes. It is valid for one hour.',
  },
  requestedHint: {
    de: 'Keine E-Mail erhalten? Sehen Sie bitte im Spam-Ordner nach und prüfen Sie die Schreibweise der Adresse.',
    en: 'No e-mail received? Please look into your spam folder and check the spelling of the address.',
  },
  again: { de: 'Andere Adresse eingeben', en: 'Enter another address' },
  invitationTitle: { de: 'Einladung annehmen', en: 'Accept invitation' },
  invitationText: {
    de: 'Legen Sie ein Passwort für {email} fest. Damit ist Ihr Konto aktiv.',
    en: 'Set a password for {email}. Your account is then active.',
  },
  resetText: {
    de: 'Legen Sie ein neues Passwort für {email} fest. Danach sind Sie überall ausgeloggt.',
    en: 'Set a new password for {email}. You are then logged out everywhere.',
  },
  submit: { de: 'Passwort festlegen', en: 'Set password' },
  changed: { de: 'Das Passwort wurde geändert.', en: 'The password has been changed.' },
  set: { de: 'Das Passwort wurde festgelegt.', en: 'The password has been set.' },
  notChanged: {
    de: 'Das Passwort konnte nicht geändert werden.',
    en: 'The password could not be changed.',
  },
  unusableText: {
    de: 'Fordern Sie einen neuen Link an. Wurden Sie eingeladen, geht das ebenso.',
    en: 'Request a new link. This works for invitations as well.',
  },
  newLink: { de: 'Neuen Link anfordern', en: 'Request a new link' },
} satisfies Record<string, Bilingual>
