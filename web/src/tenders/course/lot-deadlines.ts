import type { Lot } from '@allmende/domain/tenders/tenders.contract.ts'
import { lotNames } from './lot-names.ts'

export type NamedLot = Pick<Lot, 'id' | 'identifier' | 'name'>
export type LotDeadline = { lot: NamedLot; deadline: Date | null }

/** A deadline with the lots that have it. */
export type SharedDeadline = { deadline: Date; lots: readonly NamedLot[] }

/** Each deadline once, the earliest first; lots without one are left out. */
export function sharedDeadlines(deadlines: readonly LotDeadline[]): SharedDeadline[] {
  const times = new Map<number, NamedLot[]>()
  for (const { lot, deadline } of deadlines) {
    if (!deadline) continue
    const time = deadline.getTime()
    times.set(time, [...(times.get(time) ?? []), lot])
  }
  return [...times]
    .toSorted(([one], [other]) => one - other)
    .map(([time, lots]) => ({ deadline: new Date(time), lots }))
}

/** `LOT-0001 – Teilnahmefrist`; the name alone where it is about all of them. */
export const deadlineName = (label: string, lots: readonly NamedLot[], count: number): string =>
  lots.length < count ? `${lotNames(lots)} – ${label}` : label
