import { refuse } from '@allmende/domain/verdict.ts'
import { currentBehalf } from '../../database/behalf.ts'
import { inBackground } from '../../rpc/background.ts'
import type { Viewing } from '../parcel-filter.ts'

/** `ofOne`: so many of one account or address. */
type Bounds = { atOnce: number; mostWaiting: number; ofOne: number }

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
export function exportingInTurn({ atOnce, mostWaiting, ofOne }: Bounds): ExportTurns {
  const background = inBackground(atOnce, (error) => {
    throw error
  })
  const askedBy = new Map<string, number>()
  let asking = 0

  async function goOn<Found>(ask: () => Promise<Found>): Promise<Found> {
    const whose = asker()
    const count = (more: number): void => {
      asking += more
      const left = (askedBy.get(whose) ?? 0) + more
      if (left > 0) askedBy.set(whose, left)
      else askedBy.delete(whose)
    }
    count(1)
    try {
      return await new Promise<Found>((resolve, reject) => background.add(() => ask().then(resolve, reject)))
    } finally {
      count(-1)
    }
  }

  return {
    goOn,
    begin: async (ask) => {
      const isFull = asking >= atOnce + mostWaiting || (askedBy.get(asker()) ?? 0) >= ofOne
      return isFull ? refuse('exportsBusy') : goOn(ask)
    },
  }
}

const asker = (): string => currentBehalf()?.whose ?? ''

/** Staff wait for nobody outside. */
export const exportTurns: Readonly<Record<Viewing, ExportTurns>> = {
  inside: exportingInTurn({ atOnce: 2, mostWaiting: 20, ofOne: 8 }),
  outside: exportingInTurn({ atOnce: 2, mostWaiting: 200, ofOne: 8 }),
}
