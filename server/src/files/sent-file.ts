import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import type { Served } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { SealBroken } from './sealing/envelope.ts'
import { type AskedPart, serveFile, type ServedFile } from './serving.ts'
import { FileMissing } from './storage.ts'
import { asRefusal } from './storage-refusals.ts'

/** What of it, as the request says. */
export const partIn = ({ headers }: FastifyRequest): AskedPart => ({
  range: headers.range,
  ifRange: headers['if-range'] as string | undefined,
})

/** Whether what is stored is not what was stored. */
export const isBroken = (error: unknown): error is Error =>
  error instanceof SealBroken || error instanceof FileMissing

/** A file on its way out; what is broken is not sent, and breaks off where that is found late. */
export async function sentFile(
  context: Context,
  file: ServedFile,
  part: AskedPart,
  shown: 'attachment' | 'inline',
  whenBroken: () => Refused,
): Promise<Served> {
  const logBroken = (err: Error) => context.log.error({ err, key: file.key }, 'a stored file is broken')
  const served = await serveFile(context, file, part, shown).catch((error: unknown) => {
    if (!isBroken(error)) throw asRefusal(context.log, error)
    logBroken(error)
    throw new Refusal(whenBroken())
  })
  return {
    ...served,
    brokenOff: (error) => {
      if (!isBroken(error)) return null
      logBroken(error)
      return whenBroken()
    },
  }
}
