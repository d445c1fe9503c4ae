import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Postfach der Demonstration', en: 'Mailbox of the demonstration' },
  lead: {
    de: 'Hier liegt, was die Plattform sonst als E-Mail versenden würde. Die Verweise funktionieren.',
    en: 'Here lies what the platform would otherwise send by e-mail. The links work.',
  },
  empty: { de: 'Das Postfach ist leer.', en: 'The mailbox is empty.' },
  emptyText: {
    de: 'Registrieren Sie ein Unternehmen oder setzen Sie ein Passwort zurück, dann erscheint hier die Nachricht dazu.',
    en: 'Register a company or reset a password, and the message about it appears here.',
  },
  toWhen: { de: 'An {to}, {date}, {time} Uhr', en: 'To {to}, {date}, {time}' },
  notLoaded: { de: 'Das Postfach konnte nicht geladen werden.', en: 'The mailbox could not be loaded.' },
} satisfies Record<string, Bilingual>
