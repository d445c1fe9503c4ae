import type { PartySource } from '../../notices/values/parties.ts'
import { hasFiled, partsIn } from '../../procedure/participants.ts'
import type { ProcedureState } from '../../procedure/state.ts'

/** How a lot ended, as far as everyone is told: nobody but the winner is named. */
export type LotEnd = {
  /** LOT-0001 */
  identifier: string
  /** How many offers there were. */
  received: number
  /** Nobody ever filed anything for it. */
  isUntouched: boolean
  award: { winner: PartySource; decided: Date; concluded: Date } | null
}

/** How many filed an offer for a lot that has ended; what stayed sealed is counted too, for who filed was never hidden. */
export function filedFor(state: ProcedureState, lotId: number): Pick<LotEnd, 'received' | 'isUntouched'> {
  const parts = partsIn(state, { id: lotId })
  return {
    received: parts.filter(({ offerSent }) => offerSent !== null).length,
    isUntouched: !parts.some(hasFiled),
  }
}
