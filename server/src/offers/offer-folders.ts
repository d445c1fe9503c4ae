import { distinctNames } from '../files/zip/distinct-names.ts'
import type { PackedDocument } from '../rooms/sent-zips.ts'
import type { OpenedFiling } from './opened-offers.ts'

/** Folders in folders have to fit into what Windows takes as a path. */
const longest = 60

/** Each of these as the name of a folder: usable everywhere, and none twice. */
export const folderNames = (given: readonly string[], otherwise: string): string[] =>
  distinctNames(
    given.map((one) => one.slice(0, longest)),
    otherwise,
  )

/** A folder for each bidder and, where she has filed in several rooms, one in it for each of them. */
export function packedOffers(filings: readonly OpenedFiling[]): PackedDocument[] {
  const sorted = filings.toSorted((one, other) => one.organization.localeCompare(other.organization, 'de'))
  const folders = folderNames(
    sorted.map(({ organization }) => organization),
    'Bieter',
  )
  return sorted.flatMap(({ rooms }, index) => {
    const inner = folderNames(
      rooms.map(({ seen }) => seen.room.name),
      'Datenraum',
    )
    return rooms.flatMap(({ documents }, at) =>
      documents.map((document) => {
        const parts = [folders[index], ...(rooms.length > 1 ? [inner[at]] : []), document.name]
        return { path: parts.join('/'), document }
      }),
    )
  })
}
