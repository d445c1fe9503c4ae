import type { PortalProblem } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { PortalFault } from './portal.ts'

/** More than any report or page of entries has. */
const largestAnswer = 16 * 1024 * 1024

export type Reply = { status: number; text: string; retryAfter: number | null }

/** Faults that happen before a single byte of a request has left. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** A request that brought no answer; where it surely has not left, it may be made again. */
export class NoReply extends PortalFault {
  readonly hasLeft: boolean
  constructor(problem: PortalProblem, message: string, hasLeft: boolean) {
    super(problem, message)
    this.hasLeft = hasLeft
  }
}

/** One request and its whole answer, within a bounded time and size. */
export async function exchange(url: string, request: RequestInit, patience: number): Promise<Reply> {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const retryAfter = waitIn(answer.headers.get('retry-after'), new Date())
    return { status: answer.status, text: await textOf(answer), retryAfter }
  } catch (error) {
    if (error instanceof PortalFault) throw error
    const { name, message, cause } = error as Error & { cause?: { code?: string } }
    if (name === 'TimeoutError') throw new NoReply('silent', 'no answer in time', true)
    const code = cause?.code ?? ''
    throw new NoReply('unreachable', code || message, !neverLeft.has(code))
  }
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > largestAnswer) throw new PortalFault('unreadable', 'the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Whatever a portal says, a notice is not forgotten for longer. */
const longestWait = 24 * 3_600_000

/** `Retry-After` as milliseconds: it names seconds or a moment. */
export function waitIn(header: string | null, now: Date): number | null {
  if (header === null) return null
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(wait) ? null : Math.min(longestWait, Math.max(0, wait))
}
