import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  asTyped: {
    de: 'Ohne Gestaltung angezeigt, wie der Text eingegeben wurde.',
    en: 'Shown without formatting, as the text was entered.',
  },
  toolbar: { de: 'Textgestaltung', en: 'Text formatting' },
} satisfies Record<string, Bilingual>

/** By the names the editor knows its labels by. */
export const editorTexts = {
  boldControlLabel: { de: 'Fett', en: 'Bold' },
  italicControlLabel: { de: 'Kursiv', en: 'Italic' },
  underlineControlLabel: { de: 'Unterstrichen', en: 'Underlined' },
  h2ControlLabel: { de: 'Überschrift', en: 'Heading' },
  h3ControlLabel: { de: 'Zwischenüberschrift', en: 'Subheading' },
  bulletListControlLabel: { de: 'Aufzählung', en: 'Bulleted list' },
  orderedListControlLabel: { de: 'Nummerierte Liste', en: 'Numbered list' },
  blockquoteControlLabel: { de: 'Zitat', en: 'Quotation' },
  linkControlLabel: { de: 'Verweis einfügen', en: 'Insert link' },
  unlinkControlLabel: { de: 'Verweis entfernen', en: 'Remove link' },
  undoControlLabel: { de: 'Rückgängig', en: 'Undo' },
  redoControlLabel: { de: 'Wiederholen', en: 'Redo' },
  linkEditorInputLabel: { de: 'Adresse des Verweises', en: 'Address of the link' },
  linkEditorInputPlaceholder: { de: 'https://beispiel.de', en: 'https://example.org' },
  linkEditorExternalLink: { de: 'Öffnet in neuem Fenster', en: 'Opens in a new window' },
  linkEditorInternalLink: { de: 'Öffnet im selben Fenster', en: 'Opens in the same window' },
  linkEditorSave: { de: 'Übernehmen', en: 'Apply' },
} satisfies Record<string, Bilingual>
