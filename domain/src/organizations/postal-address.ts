import type { Contact } from './organizations.contract.ts'
import { countryName } from './countries.ts'

/** The lines below the name on a letter, as they are written in Germany; the own country is not named. */
export function postalAddress({
  department,
  street,
  street2,
  postOfficeBox,
  zip,
  city,
  country,
}: Contact): string[] {
  return [
    department,
    street,
    street2,
    postOfficeBox && (/^postfach\b/i.test(postOfficeBox) ? postOfficeBox : `Postfach ${postOfficeBox}`),
    [zip, city].filter(Boolean).join(' '),
    country && country !== 'DEU' && countryName(country, 'de'),
  ].flatMap((line) => (line && line.trim() !== '' ? [line] : []))
}
