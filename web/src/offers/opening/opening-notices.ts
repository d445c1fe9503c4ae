import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Begun, begunIn, type OpeningTarget } from './openings.ts'

type Lots = readonly Pick<
  TeamLot,
  'id' | 'identifier' | 'name' | 'openUser' | 'openDate' | 'openTarget' | 'openRound' | 'openings' | 'outcome'
>[]
type Lot = Lots[number]

/** A first confirmation that stands, or stood while somebody looked at it. */
export type BegunNotice = Begun & { kind: 'begun'; key: string; lots: readonly Lot[] }

/** Two have confirmed while somebody looked at it. */
export type OpenedNotice = {
  kind: 'opened'
  key: string
  target: OpeningTarget
  round: number | null
  at: Date
  by: readonly string[]
  openings: readonly { id: number; lot: Lot }[]
}

/** What a page has seen since it was opened: what had been opened before, and the last step of each lot. */
export type Seen = { before: ReadonlySet<number>; begun: ReadonlyMap<number, Begun> }

export const firstLook = ({ lots }: { lots: Lots }): Seen => ({
  before: new Set(lots.flatMap(({ openings }) => openings.map(({ id }) => id))),
  begun: new Map(lots.flatMap((lot) => begunEntry(lot))),
})

const begunEntry = (lot: Lot): [number, Begun][] => {
  const begun = begunIn(lot)
  return begun ? [[lot.id, begun]] : []
}

const isSame = (one: Begun | undefined, other: Begun): boolean =>
  one?.user === other.user && one.at.getTime() === other.at.getTime() && one.target === other.target

/** The same object where nothing new is to be seen. */
export function seenIn(seen: Seen, { lots }: { lots: Lots }): Seen {
  const news = lots.flatMap(begunEntry).filter(([id, begun]) => !isSame(seen.begun.get(id), begun))
  return news.length === 0 ? seen : { ...seen, begun: new Map([...seen.begun, ...news]) }
}

/** The server's clock and ours may differ by a little. */
const tolerance = 2000

/** What began stays to be read once its time is over; what was opened or put aside since does not. */
function standsIn(begun: Begun, lot: Lot, now: Date): boolean {
  const current = begunIn(lot)
  if (current) return isSame(current, begun)
  const isOpened = lot.openings.some(({ target, at }) => target === begun.target && at >= begun.at)
  return !isOpened && lot.outcome === null && now.getTime() >= begun.until.getTime() - tolerance
}

/** Steps of several lots that were taken at once are one. */
export function begunNotices({ begun }: Seen, { lots }: { lots: Lots }, now: Date): BegunNotice[] {
  const found = new Map<string, BegunNotice>()
  for (const lot of lots) {
    const step = begun.get(lot.id)
    if (!step || !standsIn(step, lot, now)) continue
    const key = `${step.at.getTime()} ${step.user} ${step.target} ${step.round}`
    const known = found.get(key)
    found.set(key, { ...step, kind: 'begun', key, lots: [...(known?.lots ?? []), lot] })
  }
  return [...found.values()]
}

export function openedNotices({ before }: Seen, { lots }: Pick<TeamTender, 'lots'>): OpenedNotice[] {
  const found = new Map<string, OpenedNotice>()
  for (const lot of lots)
    for (const { id, target, round, at, by } of lot.openings) {
      if (before.has(id)) continue
      const key = `${at.getTime()} ${target} ${round}`
      const openings = [...(found.get(key)?.openings ?? []), { id, lot }]
      found.set(key, { kind: 'opened', key, target: target === 7 ? 7 : 4, round, at, by, openings })
    }
  return [...found.values()]
}
