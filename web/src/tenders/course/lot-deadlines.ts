import type { NamedLot } from '@allmende/domain/tenders/lot-deadlines.ts'
import { lotNames } from './lot-names.ts'

/** `LOT-0001 – Teilnahmefrist`; the name alone where it is about all of them. */
export const deadlineName = (label: string, lots: readonly NamedLot[], count: number): string =>
  lots.length < count ? `${lotNames(lots)} – ${label}` : label
