import type { StandingDeadlines } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { LotFacts } from '@allmende/domain/tenders/lots.ts'
import type { LeftOut } from '@allmende/domain/tenders/used-deadlines.ts'
import type { Lot, Tender } from '@allmende/domain/tenders/tenders.contract.ts'

/** Everything a change may alter of a tender. */
export type ChangedContent = Pick<
  Tender,
  | 'name'
  | 'description'
  | 'organizationId'
  | 'panels'
  | 'applicationDeadline'
  | 'offerDeadline'
  | 'finalDeadline'
  | 'deadlinePeriodDays'
>
/** A whole announced version, its lots as they were then. */
export type VersionContent = ChangedContent & { lots: readonly (LotFacts & Pick<Lot, 'id'>)[] }

/** As it lies in the database: moments are texts. */
type Stored<Thing> = { [Key in keyof Thing]: Date extends Thing[Key] ? string | null : Thing[Key] }
type StoredLots<Thing extends { lots: readonly object[] }> = Stored<Omit<Thing, 'lots'>> & {
  lots: Stored<Thing['lots'][number]>[]
}
export type StoredContent = Stored<ChangedContent>
/** With what its draft said besides, as long as it may become one again. */
export type StoredVersion = StoredLots<VersionContent> & { leftOut?: StoredLeftOut }
export type StoredLeftOut = Stored<Omit<LeftOut, 'lots'>> & Pick<LeftOut, 'lots'>
export type StoredBase = StoredLots<StandingDeadlines>

const moments = ['applicationDeadline', 'offerDeadline', 'finalDeadline']

/** Moments as they were before they lay there. */
const revived = <Thing extends object>(stored: Stored<Thing>): Thing =>
  Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      moments.includes(key) && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as Thing

export const contentOf = (stored: StoredContent): ChangedContent => revived<ChangedContent>(stored)

export const versionOf = ({ lots, leftOut: _ofDraft, ...stored }: StoredVersion): VersionContent => ({
  ...revived<ChangedContent>(stored),
  lots: lots.map((lot) => revived<VersionContent['lots'][number]>(lot)),
})

export const baseOf = ({ lots, ...stored }: StoredBase): StandingDeadlines => ({
  ...revived<Omit<StandingDeadlines, 'lots'>>(stored),
  lots: lots.map((lot) => revived<StandingDeadlines['lots'][number]>(lot)),
})

export const leftOutIn = ({ lots, ...stored }: StoredLeftOut): LeftOut => ({
  ...revived<Omit<LeftOut, 'lots'>>(stored),
  lots,
})

/** Of a tender what a change may alter, and nothing else. */
export const changedContent = (tender: ChangedContent): ChangedContent => ({
  name: tender.name,
  description: tender.description,
  organizationId: tender.organizationId,
  panels: tender.panels,
  applicationDeadline: tender.applicationDeadline,
  offerDeadline: tender.offerDeadline,
  finalDeadline: tender.finalDeadline,
  deadlinePeriodDays: tender.deadlinePeriodDays,
})
