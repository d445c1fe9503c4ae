import { z } from 'zod'
import { final, Line } from './method.ts'
import { withoutMarks } from './sort-key.ts'
import type { Bilingual } from './texts.ts'
import { saying } from './validation.ts'

/**
 * Our mails to an address somebody typed carry the names she typed with it, and must not carry her links. Neither
 * an address with its beginning or its path nor the signs of HTML and Markdown links belong into a name.
 */
const linkSigns = [
  /:\/\//,
  /\b(https?|ftp|mailto|javascript|data):/i,
  /(^|[^\p{L}\d])www\d?\./iu,
  /<\s*a\b|\bhref\s*=/i,
  /\]\s*\(/,
  // `beispiel.de/gewinn`, `beispiel.de?x`
  /[\p{L}\d-]\.[a-z]{2,24}[/?#]\S/iu,
]

/** What mail programs make a link of without any sign; no title or initial ends like this. */
const bareAddress =
  /[\p{L}\d-]\.(com|net|org|info|biz|de|at|ch|eu|uk|us|ru|cn|in|io|me|co|cc|to|ly|gg|tk|xyz|top|app|dev|site|shop|club|live|link|click|store|online|website|digital)(?![\p{L}\d])/iu

/** What stands before a dot without making an address of it: `Dr.med.`, `St.Clair`, `Gebr.Meier`, `Co.KG`. */
const abbreviations = new Set(
  'dr prof dipl ing med rer nat phil jur pol oec theol vet dent lic mag habil hc st gebr inh fa co'.split(
    ' ',
  ),
)
const dotted = /[\p{L}\d.-]+/gu
const mayBeZone = /^\p{L}[\p{L}\d-]/u

/** Every two words with nothing but a dot between them. */
const dottedPairs = (name: string): [string, string][] =>
  [...name.matchAll(dotted)].flatMap(([run]) => {
    const words = run.split('.')
    return words.flatMap((before, at): [string, string][] => {
      const after = words[at + 1] ?? ''
      return before !== '' && mayBeZone.test(after) ? [[before, after]] : []
    })
  })

const numbers = /\d{1,3}(\.\d{1,3}){3}/

/** Whatever reads like `wort.zone`, whether there is such an ending or not. */
function addressesIn(name: string, alsoCapitalised: boolean): string[] {
  return dottedPairs(name).flatMap(([before, after]) => {
    const isInitial = before.length === 1 && /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(after)
    const isAbbreviation = isInitial || abbreviations.has(before.toLowerCase().replace(/^-/, ''))
    const isAddress =
      bareAddress.test(`${before}.${after}`) ||
      (!isAbbreviation && (alsoCapitalised || after === after.toLowerCase()))
    return isAddress ? [`${before}.${after}`] : []
  })
}

/** Wide and other look-alike forms of the same signs count as the signs, whatever accents they bear. */
const folded = (name: string): string => withoutMarks(name).normalize('NFKC').replaceAll('。', '.')

const hasSigns = (name: string): boolean => linkSigns.some((sign) => sign.test(name)) || numbers.test(name)

const legalForm =
  /\s(GmbH|gGmbH|AG|KG|KGaA|SE|UG|OHG|GbR|eG|PartG|mbH|Ltd|Inc|Co|e\. ?K|e\. ?V|e\. ?U|B\.V|S\.A|S\.à r\.l)(?![\p{L}\d])/u
const longestWithAddress = 4

/** A company may be called like its web page, with its legal form behind it (`auto.de GmbH`); no sentence is. */
export function holdsLink(name: string): boolean {
  const plain = folded(name)
  if (hasSigns(plain)) return true
  const [address, second] = addressesIn(plain, false)
  if (address === undefined) return false
  const behind = plain.slice(plain.indexOf(address) + address.length)
  const words = plain.trim().split(/\s+/).length
  return second !== undefined || words > longestWithAddress || !legalForm.test(behind)
}

/** A person is not called like a web page. */
export function holdsAddress(name: string): boolean {
  const plain = folded(name)
  return hasSigns(plain) || addressesIn(plain, true).length > 0 || plain.includes('@')
}

const texts = {
  link: {
    de: 'Ein Name darf keinen Link enthalten',
    en: 'A name must not contain a link',
  },
  address: {
    de: 'Ein Name darf keine Internet- oder E-Mail-Adresse enthalten',
    en: 'A name must not contain a web or e-mail address',
  },
} satisfies Record<string, Bilingual>

/** What is seen of a text: without signs that control how it is shown, blanks as one. */
export const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, '').replace(/\s+/gu, ' ')

/** What a place is called. */
export const PlaceName = (max: number) => z.string().overwrite(visible).trim().min(1).max(max, final)

/** What an organization or a part of it is called. */
export const Name = (max: number) => Line(max).refine((name) => !holdsLink(name), saying(texts.link))

/** What a person is called. */
export const PersonName = (max: number) =>
  Line(max).refine((name) => !holdsAddress(name), saying(texts.address))
