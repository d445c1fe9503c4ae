import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  toolbar: { de: 'Textgestaltung', en: 'Text formatting' },
  bold: { de: 'Fett', en: 'Bold' },
  italic: { de: 'Kursiv', en: 'Italic' },
  heading: { de: 'Überschrift', en: 'Heading' },
  subheading: { de: 'Zwischenüberschrift', en: 'Subheading' },
  bullets: { de: 'Aufzählung', en: 'Bulleted list' },
  numbers: { de: 'Nummerierte Liste', en: 'Numbered list' },
  quote: { de: 'Zitat', en: 'Quotation' },
  link: { de: 'Verweis einfügen', en: 'Insert link' },
  unlink: { de: 'Verweis entfernen', en: 'Remove link' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  redo: { de: 'Wiederholen', en: 'Redo' },
  address: { de: 'Adresse des Verweises', en: 'Address of the link' },
  addressExample: { de: 'https://beispiel.de', en: 'https://example.org' },
  newTab: { de: 'Öffnet in neuem Fenster', en: 'Opens in a new window' },
  sameTab: { de: 'Öffnet im selben Fenster', en: 'Opens in the same window' },
  apply: { de: 'Übernehmen', en: 'Apply' },
} satisfies Record<string, Bilingual>
