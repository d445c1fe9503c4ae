import type { Bilingual } from '../../texts.ts'

/** What is missing or wrong; `{name}` says where: "Los 2 – Titel". */
export const checkTexts = {
  missing: {
    de: '{name}: Bitte füllen Sie dieses Pflichtfeld aus.',
    en: '{name}: please fill in this required field.',
  },
  missingBecauseOf: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ den Wert „{value}“ hat.',
    en: '{name}: this is required because “{cause}” has the value “{value}”.',
  },
  missingBecauseYes: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ bejaht ist.',
    en: '{name}: this is required because “{cause}” is answered with yes.',
  },
  missingBecauseFilled: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ ausgefüllt ist.',
    en: '{name}: this is required because “{cause}” is filled in.',
  },
  missingBecauseEmpty: {
    de: '{name}: Diese Angabe ist erforderlich, solange „{cause}“ nicht ausgefüllt ist.',
    en: '{name}: this is required as long as “{cause}” is not filled in.',
  },
  missingBecauseAllEmpty: {
    de: '{name}: Diese Angabe ist erforderlich, solange von diesen keine ausgefüllt ist: {causes}.',
    en: '{name}: this is required as long as none of these is filled in: {causes}.',
  },
  missingBecauseNamed: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ auf diesen Eintrag verweist.',
    en: '{name}: this is required because “{cause}” refers to this entry.',
  },
  missingBecauseCount: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ in der Bekanntmachung {count}-mal vorkommt.',
    en: '{name}: this is required because “{cause}” occurs in the notice {count} times.',
  },
  missingBecauseNo: {
    de: '{name}: Diese Angabe ist erforderlich, weil „{cause}“ verneint ist.',
    en: '{name}: this is required because “{cause}” is answered with no.',
  },
  forbidden: {
    de: '{name}: Diese Angabe ist in dieser Bekanntmachung nicht zulässig. Bitte leeren Sie das Feld.',
    en: '{name}: this is not allowed in this notice. Please clear the field.',
  },
  forbiddenBecauseOf: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ den Wert „{value}“ hat.',
    en: '{name}: this field must stay empty because “{cause}” has the value “{value}”.',
  },
  forbiddenBecauseYes: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ bejaht ist.',
    en: '{name}: this field must stay empty because “{cause}” is answered with yes.',
  },
  forbiddenBecauseFilled: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ ausgefüllt ist.',
    en: '{name}: this field must stay empty because “{cause}” is filled in.',
  },
  forbiddenBecauseEmpty: {
    de: '{name}: Dieses Feld muss leer bleiben, solange „{cause}“ nicht ausgefüllt ist. Bitte füllen Sie „{cause}“ aus oder leeren Sie dieses Feld.',
    en: '{name}: this field must stay empty as long as “{cause}” is not filled in. Please fill in “{cause}” or clear this field.',
  },
  forbiddenBecauseNamed: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ auf diesen Eintrag verweist.',
    en: '{name}: this field must stay empty because “{cause}” refers to this entry.',
  },
  forbiddenBecauseCount: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ in der Bekanntmachung {count}-mal vorkommt.',
    en: '{name}: this field must stay empty because “{cause}” occurs in the notice {count} times.',
  },
  forbiddenBecauseNo: {
    de: '{name}: Dieses Feld muss leer bleiben, weil „{cause}“ verneint ist.',
    en: '{name}: this field must stay empty because “{cause}” is answered with no.',
  },
  entry: {
    de: '{name}: Dieser Eintrag ist in dieser Bekanntmachung nicht zulässig. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed in this notice. Please remove it.',
  },
  entryBecauseOf: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ den Wert „{value}“ hat. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” has the value “{value}”. Please remove it.',
  },
  entryBecauseYes: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ bejaht ist. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” is answered with yes. Please remove it.',
  },
  entryBecauseNo: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ verneint ist. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” is answered with no. Please remove it.',
  },
  entryBecauseFilled: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ ausgefüllt ist. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” is filled in. Please remove it.',
  },
  entryBecauseEmpty: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, solange „{cause}“ nicht ausgefüllt ist. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed as long as “{cause}” is not filled in. Please remove it.',
  },
  entryBecauseNamed: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ auf ihn verweist. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” refers to it. Please remove it.',
  },
  entryBecauseCount: {
    de: '{name}: Dieser Eintrag ist nicht zulässig, weil „{cause}“ in der Bekanntmachung {count}-mal vorkommt. Bitte entfernen Sie ihn.',
    en: '{name}: this entry is not allowed because “{cause}” occurs in the notice {count} times. Please remove it.',
  },
  tooFew: {
    de: '{name}: Bitte fügen Sie mindestens einen Eintrag hinzu.',
    en: '{name}: please add at least one entry.',
  },
  code: {
    de: '{name}: Dieser Wert steht nicht zur Auswahl. Bitte wählen Sie einen aus der Liste.',
    en: '{name}: this value is not one of the choices. Please choose one from the list.',
  },
  tooLong: {
    de: '{name}: Der Text hat {length} Zeichen, erlaubt sind höchstens {max}.',
    en: '{name}: the text has {length} characters, at most {max} are allowed.',
  },
  pattern: {
    de: '{name}: Die Angabe hat nicht die vorgeschriebene Form.',
    en: '{name}: this does not have the prescribed form.',
  },
  number: {
    de: '{name}: Bitte geben Sie eine Zahl ein.',
    en: '{name}: please enter a number.',
  },
  integer: {
    de: '{name}: Bitte geben Sie eine ganze Zahl ein.',
    en: '{name}: please enter a whole number.',
  },
  count: {
    de: '{name}: Bitte geben Sie eine ganze Zahl ab 0 ein.',
    en: '{name}: please enter a whole number from 0 on.',
  },
  range: {
    de: '{name}: Bitte geben Sie eine Zahl von {min} bis {max} ein.',
    en: '{name}: please enter a number from {min} to {max}.',
  },
  date: {
    de: '{name}: Bitte geben Sie ein gültiges Datum ein.',
    en: '{name}: please enter a valid date.',
  },
  time: {
    de: '{name}: Bitte geben Sie eine gültige Uhrzeit ein.',
    en: '{name}: please enter a valid time.',
  },
  url: {
    de: '{name}: Bitte geben Sie eine vollständige Internetadresse ein, die mit https:// oder http:// beginnt und deren Name auf zwei bis sechs Buchstaben endet, etwa https://www.gemeinde.de.',
    en: '{name}: please enter a complete web address that begins with https:// or http:// and whose name ends in two to six letters, such as https://www.gemeinde.de.',
  },
  email: {
    de: '{name}: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    en: '{name}: please enter a valid e-mail address.',
  },
  phone: {
    de: '{name}: Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen, Bindestrichen und Klammern ein, zum Beispiel +49 30 123456.',
    en: '{name}: please enter the phone number with digits, blanks, hyphens and brackets only, for example +49 30 123456.',
  },
  unitMissing: {
    de: '{name}: Bitte wählen Sie die Einheit.',
    en: '{name}: please choose the unit.',
  },
  unit: {
    de: '{name}: Diese Einheit steht nicht zur Auswahl.',
    en: '{name}: this unit is not one of the choices.',
  },
  identifierTwice: {
    de: '{name}: Die Kennung {id} ist doppelt vergeben.',
    en: '{name}: the identifier {id} is used twice.',
  },
  reference: {
    de: '{name}: Der Eintrag {id}, auf den dieses Feld verweist, ist nicht mehr vorhanden.',
    en: '{name}: the entry {id} that this field refers to is no longer there.',
  },
  unreferred: {
    de: '{name}: Auf {id} nimmt keine andere Angabe der Bekanntmachung Bezug.',
    en: '{name}: nothing else in the notice refers to {id}.',
  },
  idleOrganization: {
    de: '{name}: Diese Organisation hat in der Bekanntmachung keine Aufgabe. Bitte wählen Sie sie in einem Feld aus, zum Beispiel als Beschaffer, oder entfernen Sie sie aus den Parteien.',
    en: '{name}: this organisation has no part in the notice. Please choose it in a field, for example as the buyer, or remove it from the parties.',
  },
  idleContactPoint: {
    de: '{name}: Keine Angabe der Bekanntmachung nennt diese Kontaktstelle. Bitte wählen Sie sie in einem Feld aus oder entfernen Sie sie aus den Parteien.',
    en: '{name}: nothing in the notice names this contact point. Please choose it in a field or remove it from the parties.',
  },
  idleOwner: {
    de: '{name}: Keine Organisation der Bekanntmachung nennt diesen wirtschaftlichen Eigentümer. Bitte wählen Sie ihn bei seiner Organisation aus oder entfernen Sie ihn aus den Parteien.',
    en: '{name}: no organisation of the notice names this beneficial owner. Please choose them at their organisation or remove them from the parties.',
  },
  translation: {
    de: '{name}: Dieser Text fehlt noch auf {languages}.',
    en: '{name}: this text is still missing in {languages}.',
  },
  lotZero: {
    de: '{name}: Die Kennung LOT-0000 ist nur erlaubt, wenn es ein einziges Los gibt.',
    en: '{name}: the identifier LOT-0000 is allowed only where there is a single lot.',
  },
} satisfies Record<string, Bilingual>
