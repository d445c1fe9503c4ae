import type { Document } from 'slimdom'

const aggregates = 'http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1'

/** The notice subtype a document says it is. */
export function subtypeOf(document: Document): string | undefined {
  const [subtype] = document.getElementsByTagNameNS(aggregates, 'NoticeSubType')
  return subtype?.firstElementChild?.textContent?.trim()
}
