import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Öffnungsniederschrift: {tender}', en: 'Record of opening: {tender}' },
  subject: { de: 'Niederschrift über die Öffnung', en: 'Record of the opening' },
  opened: { de: 'Geöffnet wurden', en: 'What was opened' },
  applications: { de: 'Teilnahmeanträge', en: 'Participation requests' },
  offers: { de: 'Angebote', en: 'Offers' },
  first: { de: 'Erste Bestätigung', en: 'First confirmation' },
  second: { de: 'Zweite Bestätigung, Öffnung', en: 'Second confirmation, opening' },
  person: { de: '{person}, {moment}', en: '{person}, {moment}' },
  city: { de: 'Sitz', en: 'Place' },
  register: { de: 'Register oder USt-IdNr.', en: 'Register or VAT id' },
  unconfirmed: { de: 'Nicht bestätigt', en: 'Not confirmed' },
  unconfirmedVersion: {
    de: 'Änderung vom {moment} (Fassung {version}); die Einreichung ging vorher ein und zählt',
    en: 'Change of {moment} (version {version}); the submission came in before it and counts',
  },
  filings: { de: 'Eingegangen', en: 'Received' },
  nobodyApplied: {
    de: 'Bis zum Ablauf der Frist hat niemand einen Teilnahmeantrag eingereicht.',
    en: 'By the deadline nobody had submitted a participation request.',
  },
  nobodyOffered: {
    de: 'Bis zum Ablauf der Frist hat niemand ein Angebot eingereicht.',
    en: 'By the deadline nobody had submitted an offer.',
  },
} satisfies Record<string, Bilingual>
