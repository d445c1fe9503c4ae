import { z } from 'zod'
import type { Methods } from '../method.ts'
import { Tender, TenderId } from './tenders.contract.ts'

/** What is done with the notice of a tender. */
export const noticesContract = {
  publishToSIMAP: { kind: 'change', args: z.tuple([TenderId]), result: Tender },
  stopSIMAP: { kind: 'change', args: z.tuple([TenderId]), result: Tender },
} as const satisfies Methods
