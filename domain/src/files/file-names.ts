import { withoutEnd, withoutEnds } from '../signs.ts'
import { utf8Size } from '../sizes.ts'
import type { Bilingual } from '../texts.ts'

/** In bytes of UTF-8: what every file system takes. */
export const longestFileName = 255

/** What follows the last dot, if it is short enough to be meant so. */
const longestEnding = 20
/** Nobody writes more on purpose; looking at more would cost more than it tells. */
const longestLookedAt = 4096

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** What cannot be seen, or turns the direction of what stands beside it. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const controls = /\p{Cc}/gu
/** Signs that Windows takes in no name, and what stands for a half character. */
const unusable = /[<>:"|?*\uFFFD]/g
/** What no name begins or ends with. */
const edges = '. '
const device = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[\d¹²³]) *(\.|$)/i

/** A name a file can have everywhere, made of what somebody sent: no path, nothing hidden; null where nothing is left. */
export function cleanFileName(given: string): string | null {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const visible = lookedAt(last)
    .toWellFormed()
    .replace(unseen, '')
    .replace(/\s+/gu, ' ')
    .replace(controls, '')
  const name = withoutEnds(withoutLookAlikes(visible.normalize('NFC')).replace(unusable, '_'), edges)
  return name === '' ? null : guarded(shortened(guarded(name)))
}

const lookedAt = (name: string): string =>
  name.length <= longestLookedAt ? name : name.slice(0, longestLookedAt) + split(name).ending

/** Signs that a system may take for a separator, such as `／` or `℅`. */
function withoutLookAlikes(name: string): string {
  if (!/[/\\]/.test(name.normalize('NFKC'))) return name
  return [...name].map((sign) => (/[/\\]/.test(sign.normalize('NFKC')) ? '_' : sign)).join('')
}

/** Windows opens a device instead of a file that is called like one, whatever its ending. */
const guarded = (name: string): string => (device.test(name) ? `_${name}` : name)

/** The name in two parts; the ending with its dot, empty where there is none. */
function split(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot) : ''
  const isEnding = ending.length > 1 && ending.length <= longestEnding + 1 && !/\s/u.test(ending)
  return isEnding ? { stem: name.slice(0, dot), ending } : { stem: name, ending: '' }
}

/** At most as long as a name may be; the ending stays. */
function shortened(name: string): string {
  const { stem, ending } = split(name)
  return shortStem(stem, utf8Size(ending)) + ending
}

/** So much of a stem that so many bytes can follow it. */
function shortStem(stem: string, following: number): string {
  const most = longestFileName - following
  return utf8Size(stem) <= most ? stem : withoutEnd(firstOf(stem, most), edges)
}

/** Ends between two characters, as a reader counts them; one that alone is too long is cut where it can be. */
function firstOf(text: string, most: number): string {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment)
  return fitting(characters, most) || fitting([...text], most)
}

function fitting(parts: readonly string[], most: number): string {
  let bytes = 0
  const end = parts.findIndex((part) => (bytes += utf8Size(part)) > most)
  return parts.slice(0, end < 0 ? parts.length : end).join('')
}

/** In lower case and without its dot: `pdf`. */
export const endingOf = (name: string): string => foldedName(split(name).ending).slice(1)

/** The same of what somebody typed: a slash is a sign like others, not a folder. */
export const cleanTypedName = (typed: string): string | null => cleanFileName(typed.replace(/[/\\]/g, '_'))

/** `Plan v1.2` ends with a number, not with a kind of file. */
const isNone = (ending: string) => /^(\.\d*)?$/.test(ending)

/** A new name for a file; who leaves its ending out means the old one. */
export function renamedAs(name: string, old: string): string {
  const [typed, before] = [split(name).ending, split(old).ending]
  const isLeftOut = isNone(typed) && !isNone(before)
  return isLeftOut ? shortened(name + before) : name
}

/** The same for two names that Windows or a reader would mix up. */
export const foldedName = (name: string): string =>
  // Through upper case: some letters have two lower ones.
  name.normalize('NFKC').replace(unseen, '').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')

/** The name itself, or with the first number behind it that makes it another one: `Angebot (2).pdf`. */
export function uniqueName(taken: ReadonlySet<string>, name: string): string {
  if (!taken.has(foldedName(name))) return name
  const { stem, ending } = split(name)
  const behind = (number: number) => ` (${number})${ending}`
  // Many files may have one long name, and cutting it is slow: once is enough, for the longest number they need.
  const kept = withoutEnd(shortStem(stem, utf8Size(behind(taken.size + 2))), edges)
  // So is folding it, and a number folds to itself.
  const [before, after] = [foldedName(`${kept} (`), foldedName(`)${ending}`)]
  let number = 2
  while (taken.has(`${before}${number}${after}`)) number++
  return kept + behind(number)
}

/** How names of files are treated, for the screen that takes them. */
export const nameRules: readonly Bilingual[] = [
  {
    de: 'Dateinamen haben bis zu 255 Bytes (UTF-8); längere werden gekürzt, die Endung bleibt.',
    en: 'File names have up to 255 bytes (UTF-8); longer ones are shortened, the ending stays.',
  },
  {
    de: 'Die Zeichen < > : " | ? * werden durch _ ersetzt, unsichtbare Zeichen und Ordnernamen fallen weg.',
    en: 'The characters < > : " | ? * are replaced by _, invisible characters and folder names are left out.',
  },
  {
    de: 'Gibt es den Namen im Datenraum schon, auch in anderer Groß- und Kleinschreibung, erhält die Datei eine Nummer: Angebot (2).pdf.',
    en: 'If the data room has that name already, in whatever case, the file gets a number: Offer (2).pdf.',
  },
]
