import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import { type Audience, everyoneConcerned, type Recipient } from '../course/audience.ts'
import { type Said, toldOfOffers } from '../course/told-of-offers.ts'

/** What everyone reads of a change, and what only those do who are asked for an offer in the round that runs. */
export type ChangeTold = {
  toAll: readonly ChangeLine[]
  toInvited: readonly ChangeLine[]
  /** The lots whose round that is. */
  lotIds: readonly number[]
}

/** As it lies with its version: what is for the invited of a lot alone says so. */
export type ToldLine = ChangeLine & { toInvited?: true }

/** Each line of a round with the lot it is told for. */
export const storedLines = ({ toAll, toInvited, lotIds }: ChangeTold): ToldLine[] => [
  ...toAll,
  ...toInvited.flatMap((line) =>
    (line.lotId === null ? lotIds : [line.lotId]).map((lotId) => ({
      ...line,
      lotId,
      toInvited: true as const,
    })),
  ),
]

/** What of a change somebody is told who has filed for this lot, and is or is not among its invited. */
export const linesFor = (lines: readonly ToldLine[], lotId: number, isInvited: boolean): ChangeLine[] =>
  lines
    .filter((line) => (line.lotId === null || line.lotId === lotId) && (isInvited || !line.toInvited))
    .map(({ toInvited: _whose, ...line }) => line)

/** Whether it is the matter of a round and of nobody else. */
export const isOfRoundAlone = ({ toAll, lotIds }: ChangeTold): boolean =>
  toAll.length === 0 && lotIds.length > 0

/** Everyone who is told of a change, each with what her own page says of it. */
export function peopleTold(said: Said & { audience: Audience }, told: ChangeTold) {
  const people = new Map<string, { person: Recipient; lines: readonly ChangeLine[] }>()
  if (!isOfRoundAlone(told))
    for (const person of everyoneConcerned(said.audience))
      people.set(person.email, { person, lines: told.toAll })
  if (told.toInvited.length > 0)
    for (const { person, lotIds } of toldOfOffers(said, told.lotIds)) {
      const own = told.toInvited.filter(({ lotId }) => lotId === null || lotIds.includes(lotId))
      people.set(person.email, { person, lines: [...told.toAll, ...own] })
    }
  return [...people.values()]
}
