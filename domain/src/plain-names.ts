import { Line } from './method.ts'
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

/** Wide and other look-alike forms of the same signs count as the signs. */
const folded = (name: string): string => name.normalize('NFKC').replaceAll('。', '.')

export const holdsLink = (name: string): boolean => linkSigns.some((sign) => sign.test(folded(name)))

/** A company may be called like its web page (`auto.de GmbH`), a person is not. */
export const holdsAddress = (name: string): boolean =>
  holdsLink(name) || bareAddress.test(folded(name)) || name.includes('@')

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

/** What an organization or a part of it is called. */
export const Name = (max: number) => Line(max).refine((name) => !holdsLink(name), saying(texts.link))

/** What a person is called. */
export const PersonName = (max: number) =>
  Line(max).refine((name) => !holdsAddress(name), saying(texts.address))
