import type { Readable } from 'node:stream'
import { signedIn } from '@allmende/domain/actor.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { takes } from '../../http/route.ts'
import { nothing } from '../../rpc/method.ts'

/** How much a probe of the line sends at most. */
const largestProbe = 4_000_000

export const probeRoutes = [
  /** Takes what comes and keeps none of it: only how long it takes is of interest, and the sender sees that. */
  takes('POST', '/api/v1/uploads/probe', {
    asks: ({ raw }) => ({ args: [raw] as [Readable] }),
    load: async (_context, _body: Readable) => ({}),
    allow: signedIn,
    before: async (_context, _subject, [body]) => {
      let size = 0
      try {
        for await (const piece of body) {
          size += (piece as Buffer).length
          if (size > largestProbe) refuse('probeTooLarge')
        }
      } catch (error) {
        // Over a line that was cut nobody hears anything.
        if (error !== body.errored || error instanceof Refusal) throw error
      }
    },
    run: async () => null,
    record: nothing, // nothing is kept
    answer: () => ({ body: '', type: 'text/plain', status: 204 }),
  }),
]
