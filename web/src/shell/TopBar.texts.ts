import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  home: { de: 'Allmende – zur Startseite', en: 'Allmende – to the start page' },
  logIn: { de: 'Einloggen', en: 'Log in' },
  register: { de: 'Registrieren', en: 'Register' },
  logOut: { de: 'Ausloggen', en: 'Log out' },
  logOutTitle: { de: 'Ausloggen?', en: 'Log out?' },
  logOutQuestion: { de: 'Möchten Sie sich wirklich ausloggen?', en: 'Do you really want to log out?' },
  accountOf: { de: 'Konto von', en: 'Account of' },
  ownData: { de: 'Eigene Daten', en: 'My data' },
  enterCode: { de: 'Zwei-Faktor Code eingeben', en: 'Enter two-factor code' },
  uploading: {
    de: 'Hochladen: {n} {n:Datei|Dateien}, {percent} %',
    en: 'Uploading: {n} {n:file|files}, {percent} %',
  },
  uploadHeld: {
    de: 'Hochladen unterbrochen: {n} {n:Datei|Dateien}',
    en: 'Upload interrupted: {n} {n:file|files}',
  },
  percent: { de: '{percent} %', en: '{percent} %' },
  held: { de: 'unterbrochen', en: 'interrupted' },
  language: { de: 'Sprache', en: 'Language' },
} satisfies Record<string, Bilingual>
