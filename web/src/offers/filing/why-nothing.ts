import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { isToConfirm, type LotCheck } from './checklist.ts'
import { texts } from './filing.texts.ts'

/** More lots than this are counted rather than named: the bar is seen all the time. */
const mostNamed = 4

type Say = (text: Bilingual, values?: Values) => string

/** Why nothing can be submitted; null where it can. */
export function whyNothing(
  checks: readonly LotCheck[],
  chosen: readonly LotCheck[],
  hasNames: boolean,
  say: Say,
): string | null {
  if (chosen.length > 0) return null
  const open = checks.filter(({ isChanged }) => isChanged)
  if (open.length === 0) return say(checks.some(isToConfirm) ? texts.confirmFirst : texts.nothingChanged)
  if (open.some(({ isComplete }) => isComplete)) return say(texts.chooseLot)
  return say(texts.incomplete, { rooms: lackingIn(open, hasNames, say).join(', ') })
}

/** Each room once, with the lots in which it is still empty. */
export function lackingIn(checks: readonly LotCheck[], hasNames: boolean, say: Say): string[] {
  const lacking = checks.flatMap(({ own, rooms }) =>
    rooms.flatMap(({ room, isMissing }) => (isMissing ? [{ lot: own.lot, name: room.name }] : [])),
  )
  return [...Map.groupBy(lacking, ({ name }) => name)].map(([room, places]) => {
    const n = places.length
    if (!hasNames) return room
    return n > mostNamed
      ? say(texts.incompleteLots, { room, n })
      : say(texts.incompleteLot, { room, lots: lotNames(places.map(({ lot }) => lot)) })
  })
}
