import { refuse } from '@allmende/domain/verdict.ts'
import { inBackground } from '../../rpc/background.ts'
import type { Viewing } from '../parcel-filter.ts'

type Bounds = { atOnce: number; mostWaiting: number }

export type ExportTurns = {
  /** For the first page of an answer: a "no" where too many wait already. */
  begin: <Found>(ask: () => Promise<Found>) => Promise<Found>
  /** For every further one. */
  goOn: <Found>(ask: () => Promise<Found>) => Promise<Found>
}

/**
 * Answers made of many parcels ask the database page by page in turn, with a rest where others wait, so that calls get
 * in between. A place is held while the database is asked and not while somebody reads, however slowly she does.
 */
export function exportingInTurn({ atOnce, mostWaiting }: Bounds): ExportTurns {
  const background = inBackground(atOnce, (error) => {
    throw error
  })
  let asking = 0

  async function goOn<Found>(ask: () => Promise<Found>): Promise<Found> {
    asking++
    try {
      return await new Promise<Found>((resolve, reject) => background.add(() => ask().then(resolve, reject)))
    } finally {
      asking--
    }
  }

  return {
    goOn,
    begin: async (ask) => (asking >= atOnce + mostWaiting ? refuse('exportsBusy') : goOn(ask)),
  }
}

/** Staff wait for nobody outside. */
export const exportTurns: Readonly<Record<Viewing, ExportTurns>> = {
  inside: exportingInTurn({ atOnce: 2, mostWaiting: 20 }),
  outside: exportingInTurn({ atOnce: 2, mostWaiting: 20 }),
}
