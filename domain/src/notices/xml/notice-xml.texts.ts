import type { Bilingual, Values } from '../../texts.ts'

/** Why a file cannot be read as a notice. */
export const unreadableTexts = {
  tooLarge: {
    de: 'Die Datei ist zu groß: höchstens {max} MB, es sind {size} MB.',
    en: 'The file is too large: at most {max} MB, this one has {size} MB.',
  },
  encoding: {
    de: 'Die Datei ist nicht in UTF-8 gespeichert. Bekanntmachungen werden in UTF-8 ausgetauscht.',
    en: 'The file is not stored as UTF-8, which notices are exchanged in.',
  },
  docType: {
    de: 'Die Datei enthält eine Dokumenttyp-Deklaration (DOCTYPE). Bekanntmachungen haben keine, und aus Sicherheitsgründen wird sie nicht gelesen.',
    en: 'The file contains a document type declaration (DOCTYPE). Notices have none, and for safety it is not read.',
  },
  notWellFormed: {
    de: 'Die Datei ist kein fehlerfreies XML (Zeile {line}).',
    en: 'The file is not well-formed XML (line {line}).',
  },
  tooMany: {
    de: 'Die Datei hat mehr Elemente als jede Bekanntmachung: höchstens {max}.',
    en: 'The file has more elements than any notice: at most {max}.',
  },
  tooManyAlike: {
    de: 'Die Datei hat mehr gleichartige Abschnitte, als dieses System verarbeitet (Zeile {line}): höchstens {max}.',
    en: 'The file has more sections of one kind than this system can handle (line {line}): at most {max}.',
  },
  tooDeep: {
    de: 'Die Datei ist tiefer verschachtelt als jede Bekanntmachung (Zeile {line}).',
    en: 'The file is nested deeper than any notice (line {line}).',
  },
  longName: {
    de: 'Die Datei hat einen längeren Namen als jede Bekanntmachung (Zeile {line}): höchstens {max} Zeichen.',
    en: 'The file has a longer name than any notice (line {line}): at most {max} characters.',
  },
  foreign: {
    de: 'Die Datei ist keine eForms-Bekanntmachung: Ihr äußerstes Element ist „{root}“.',
    en: 'The file is no eForms notice: its outermost element is “{root}”.',
  },
  version: {
    de: 'Die Datei nennt keine lesbare eForms-Fassung 1.x („{version}“).',
    en: 'The file names no readable eForms version 1.x (“{version}”).',
  },
  subtype: {
    de: 'Die Datei nennt keine bekannte Art von Bekanntmachung („{subtype}“).',
    en: 'The file names no known kind of notice (“{subtype}”).',
  },
  otherRoot: {
    de: 'Die Art {subtype} und das äußerste Element „{root}“ passen nicht zusammen.',
    en: 'The kind {subtype} and the outermost element “{root}” do not belong together.',
  },
} as const satisfies Record<string, Bilingual>

const longest = 100
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** A file that is refused as a whole, in words for whoever chose it. */
export class UnreadableNotice extends Error {
  readonly why: keyof typeof unreadableTexts
  readonly values: Values
  constructor(why: keyof typeof unreadableTexts, values: Values = {}) {
    super(why)
    this.why = why
    // What the file says is told, but never all of it: one text in it may be as long as the file.
    this.values = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
    )
  }
}
