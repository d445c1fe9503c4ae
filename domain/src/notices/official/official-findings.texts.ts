import type { Bilingual } from '../../texts.ts'
import { checkTexts } from '../check/check.texts.ts'
import type { FailureKind } from './official-failures.ts'

/** What an official check objects to; `{name}` says where, `{others}` what it does not go with. */
export const officialTexts = {
  missing: checkTexts.missing,
  forbidden: checkTexts.forbidden,
  code: checkTexts.code,
  pattern: checkTexts.pattern,
  tooLong: { de: '{name}: Der Text ist zu lang.', en: '{name}: the text is too long.' },
  range: {
    de: '{name}: Die Zahl liegt außerhalb des zulässigen Bereichs.',
    en: '{name}: the number is outside the range that is allowed.',
  },
  blanks: {
    de: '{name}: Am Anfang oder am Ende stehen Leerzeichen.',
    en: '{name}: there are blanks at the beginning or at the end.',
  },
  incomplete: {
    de: '{name}: Zu dieser Angabe fehlt ein Zusatz wie Währung, Einheit oder Art der Kennung.',
    en: '{name}: an addition is missing here, such as the currency, the unit or the kind of identifier.',
  },
  repeated: {
    de: '{name}: Diese Angabe darf nur einmal vorkommen.',
    en: '{name}: this may be stated only once.',
  },
  empty: { de: '{name}: Diese Angabe darf nicht leer sein.', en: '{name}: this must not be empty.' },
  language: {
    de: '{name}: Der Text muss in jeder Sprache der Bekanntmachung vorliegen, und in jeder nur einmal.',
    en: '{name}: the text must be there in every language of the notice, and only once in each.',
  },
  rule: {
    de: '{name}: Diese Angabe verletzt eine amtliche Regel ({rule}).',
    en: '{name}: this breaks an official rule ({rule}).',
  },
  schemaValue: {
    de: '{name}: Der Wert hat nicht die Form, die das amtliche Schema verlangt.',
    en: '{name}: the value does not have the form that the official schema demands.',
  },
  schemaMissing: {
    de: '{name}: Hier fehlt eine Angabe, die das amtliche Schema verlangt.',
    en: '{name}: something is missing here that the official schema demands.',
  },
  schemaContent: {
    de: '{name}: Das amtliche Schema lässt diese Angabe hier nicht zu ({rule}).',
    en: '{name}: the official schema does not allow this here ({rule}).',
  },
  unevaluated: {
    de: 'Die amtliche Regel {rule} konnte nicht geprüft werden, meist wegen eines anderen Fehlers.',
    en: 'The official rule {rule} could not be checked, mostly because of another fault.',
  },
} satisfies Record<FailureKind, Bilingual>

export const moreOfficialTexts = {
  ruleBetween: {
    de: '{name}: Diese Angabe passt nicht zu {others} (amtliche Regel {rule}).',
    en: '{name}: this does not go with {others} (official rule {rule}).',
  },
  partMissing: {
    de: '{name}: In diesem Abschnitt fehlen erforderliche Angaben.',
    en: '{name}: required entries are missing in this section.',
  },
  entryMissing: checkTexts.tooFew,
  wholeNotice: { de: 'Bekanntmachung', en: 'Notice' },
} satisfies Record<string, Bilingual>
