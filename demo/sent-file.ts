import { Readable } from 'node:stream'
import { dataRoutesOf } from '../server/src/assembly/routes.ts'
import { type CallParts, type Caller } from '../server/src/rpc/calls.ts'
import { runChange } from '../server/src/rpc/change-call.ts'

export type SentFile = { name: string; content: Buffer }

/** Sends a file to where an upload link leads, as a browser does: announced first, then its bytes. */
export async function sendTo(
  house: CallParts,
  caller: Caller,
  link: string,
  { name, content }: SentFile,
  now: Date,
): Promise<void> {
  const query = Object.fromEntries(new URL(link, 'http://demo').searchParams)
  const announced = await take(house, caller, now, 'POST /api/v1/uploads', {
    query,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const { location = '' } = announced.headers ?? {}
  await take(house, caller, now, 'PATCH /api/v1/uploads/:id', {
    params: { id: location.split('/').at(-1) },
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    raw: Readable.from([content]),
  })
}

/** One request to a route of the door, which is still closed. */
async function take(house: CallParts, caller: Caller, now: Date, name: string, request: object) {
  const route = dataRoutesOf(house.config).find(({ verb, path }) => `${verb} ${path}` === name)
  if (route?.kind !== 'takes') throw new Error(`${name} takes nothing`)
  const { args } = await route.asks(request as never, house, now)
  const outcome = await runChange(house, route.change, {
    caller,
    call: { method: name, now },
    args,
    secret: false,
    encode: route.answer,
  })
  if ('error' in outcome) throw new Error(`${name}: ${JSON.stringify(outcome.error)}`)
  return outcome.result as { headers?: Record<string, string> }
}
