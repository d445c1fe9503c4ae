import type { z } from 'zod'
import { saying } from '../validation.ts'
import { faultTexts } from './organizations.texts.ts'

const germany = 'DEU'

/** Five digits; no German postcode begins with two zeros. Other countries have letters, blanks, other lengths. */
export const isPostcodeOf = (country: string | undefined, zip: string): boolean =>
  country !== germany || /^(?!00)\d{5}$/.test(zip)

/** Shorter ones reach nobody from elsewhere; the longest of E.164 has 15, and some write the zero of `+49 (0)` as well. */
const [fewestDigits, mostDigits] = [5, 17]

/** As people write them: `+49 421 361-0`, `(0421) 361/20`, `01.42.68.53.00`. A plus stands in front or nowhere. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\(?\+?[\d\s()/.–-]+$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}

const phoneKeys = ['phone', 'mobile', 'facsimile'] as const

type Reachable = Partial<Record<(typeof phoneKeys)[number] | 'zip' | 'country', string | undefined>>

/**
 * Names what nobody could be reached by. Asked of people who type a contact for the first time: what a directory, an
 * import or an earlier form has brought in may be looked at and changed elsewhere without being mended first.
 */
export function demandPlausible(contact: Reachable, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const { zip, country } = contact
  if (zip && !isPostcodeOf(country, zip))
    context.addIssue({ code: 'custom', path: ['zip'], ...saying(faultTexts.germanZip), input: zip })
  for (const key of phoneKeys) {
    const number = contact[key]
    if (number && !isPhoneNumber(number))
      context.addIssue({ code: 'custom', path: [key], ...saying(faultTexts.phone), input: number })
  }
}
