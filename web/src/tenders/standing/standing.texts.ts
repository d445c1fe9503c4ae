import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  reason: { de: 'Begründung: {reason}', en: 'Reason: {reason}' },
  cancelled: {
    de: 'Diese Ausschreibung wurde am {day} aufgehoben.',
    en: 'This tender was cancelled on {day}.',
  },
  archived: {
    de: 'Diese Ausschreibung wurde am {day} archiviert; sie ist nur noch zu lesen.',
    en: 'This tender was archived on {day}; it can only be read.',
  },
  invited: {
    de: 'Sie sind eingeladen, an dieser Ausschreibung teilzunehmen.',
    en: 'You are invited to take part in this tender.',
  },
  logInToJoin: {
    de: 'Um teilzunehmen, loggen Sie sich bitte ein oder registrieren Sie sich.',
    en: 'To take part, please log in or register.',
  },
  logIn: { de: 'Einloggen', en: 'Log in' },
  register: { de: 'Registrieren', en: 'Register' },
} satisfies Record<string, Bilingual>
