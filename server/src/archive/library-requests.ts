import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Answer = { status: number; body: string }

type Asking = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: Readable }

/** Longer nobody waits for the next byte, in either direction. */
const patience = 60_000
/** What a library answers is short. */
const longestAnswer = 64 * 1024

/** One request and its answer; no redirect is ever followed. Rejects where there is no answer. */
export function asked(address: string, { method, headers, body }: Asking): Promise<Answer> {
  const request = address.startsWith('https:') ? safeRequest : plainRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers, timeout: patience }, (answer) => {
      const pieces: Buffer[] = []
      let length = 0
      answer.on('data', (piece: Buffer) => {
        length += piece.length
        if (length <= longestAnswer) pieces.push(piece)
        else answer.destroy()
      })
      answer.on('error', reject)
      answer.on('close', () => {
        // Whoever refuses before all is sent wants no more of it.
        body?.destroy()
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('the file library does not answer')))
    outgoing.on('error', reject)
    if (!body) outgoing.end()
    // An answer that came before the end counts; that the rest could not be sent then does not.
    else pipeline(body, outgoing).catch((error: Error) => outgoing.destroy(error))
  })
}
