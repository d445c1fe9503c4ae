import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  claim: {
    de: 'Öffentliche Ausschreibungen und Grundstücke an einem Ort. Klar, nachvollziehbar und für alle zugänglich.',
    en: 'Public tenders and land in one place. Clear, traceable and open to everyone.',
  },
  choices: { de: 'Was möchten Sie tun?', en: 'What would you like to do?' },
  logIn: { de: 'Einloggen', en: 'Log in' },
  logInText: {
    de: 'Verfahren bearbeiten, Angebote einreichen, Nachrichten lesen.',
    en: 'Work on procedures, submit offers, read messages.',
  },
  tenders: { de: 'Öffentliche Ausschreibungen ansehen', en: 'View public tenders' },
  tendersText: {
    de: 'Bekanntmachungen und Unterlagen ohne Anmeldung einsehen.',
    en: 'Read notices and documents without logging in.',
  },
  parcels: { de: 'Veröffentlichte Grundstücke ansehen', en: 'View published parcels' },
  parcelsText: {
    de: 'Flächen auf der Karte finden und ihre Steckbriefe lesen.',
    en: 'Find land on the map and read its fact sheets.',
  },
  newHere: { de: 'Ihr Unternehmen ist neu hier?', en: 'Is your company new here?' },
  register: { de: 'Registrieren', en: 'Register' },
} satisfies Record<string, Bilingual>
