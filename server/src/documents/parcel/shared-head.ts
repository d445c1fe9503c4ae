import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { factSheetOf } from '@allmende/domain/parcels/fact-sheet.ts'
import { sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { platformName } from '@allmende/domain/platform-name.ts'
import type { Db } from '../../database/schema.ts'
import type { PageHead } from '../../http/head-tags.ts'
import { linksAt } from '../../parcels/ogc/links.ts'
import { findSharedParcel, type SharedParcel } from '../../parcels/shared-page.queries.ts'
import { blocksOf } from '../markdown-text.ts'

/** Letters: what others show of a description, and what is read of a text for that. */
const [longestDescription, readOfText] = [200, 2000]

/** The number in the address of a parcel's page. */
export function parcelIdIn(path: string): number | null {
  const [, written] = /^\/grundstuecke\/([1-9]\d{0,9})\/?$/.exec(path) ?? []
  return ParcelId.safeParse(Number(written)).data ?? null
}

/** What the page of a parcel says of itself: what everybody may know of it. */
export async function parcelHead(db: Db, home: string, path: string): Promise<PageHead | null> {
  const id = parcelIdIn(path)
  const shared = id === null ? null : await findSharedParcel(db, id)
  return shared && headFor(shared, home)
}

export function headFor({ parcel, picture }: SharedParcel, home: string): PageHead {
  const item = linksAt(home).item(parcel.id)('alternate')
  return {
    title: `${parcel.name} · ${platformName}`,
    description: shortened(descriptionOf(parcel)),
    address: addressAt(home, paths.parcel(parcel.id)),
    picture: picture && {
      address: addressAt(home, sizedMedia(picture.url, 'web')),
      alt: picture.name || parcel.name,
      ...sizesOf(picture),
    },
    alternate: { address: item.href, type: item.type },
  }
}

/** Only what is smaller than the size for screens is sent as it came. */
const sizesOf = ({ width, height }: { width: number | null; height: number | null }) =>
  Math.max(width ?? 0, height ?? 0) <= 1200 ? { width, height } : { width: null, height: null }

/** The short description, else the facts, else that it is a parcel. */
function descriptionOf(parcel: SharedParcel['parcel']): string {
  const text = blocksOf((parcel.description ?? '').slice(0, readOfText))
    .filter(({ level }) => level === 0)
    .map((block) => block.text)
    .join(' ')
  const facts = factSheetOf(parcel, 'de').map(({ label, value }) => `${label}: ${value}`)
  const place = parcel.location ? `Grundstück in ${parcel.location.name}.` : 'Grundstück.'
  return text.trim() || (facts.length > 0 ? `${place} ${facts.join(' · ')}` : place)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  const cut = line.slice(0, longestDescription - 1)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > 0 ? cut.slice(0, blank) : cut).toWellFormed()}…`
}
