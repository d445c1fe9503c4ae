import { createHmac, timingSafeEqual } from 'node:crypto'
import { Instant } from '@allmende/domain/method.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HouseParts } from '../rpc/calls.ts'
import type { Context } from '../rpc/method.ts'
import type { Asked } from './route.ts'

/** How long a signed address is good for. */
export const linkLifetime = 5 * 60_000

/** What a signed address permits: this one thing, in the name of this session, until then. */
type Permit<What> = {
  /** The hash of the session's token; null for visitors. */
  session: string | null
  expires: Date
  /** What whoever asked for it reads. */
  language: Language
  what: What
}

export type Permits<What> = {
  seal: (key: Buffer, permit: Permit<What>) => string
  /** Null for one that we did not write. It may have expired. */
  open: (key: Buffer, sealed: string) => Permit<What> | null
  /** A permit for whoever calls, as an address carries it. */
  give: (context: Context, what: What) => Promise<string>
  /** What an address permits, under the rights that its session has at that moment. */
  asks: (request: FastifyRequest, house: HouseParts, now: Date) => Promise<Asked<[What]>>
}

/** Signed addresses of one purpose; what was signed for another is none. */
export function permitsFor<What>(
  purpose: string,
  schema: z.ZodType<What>,
  expiresAt: (now: Date) => Date = (now) => new Date(now.getTime() + linkLifetime),
): Permits<What> {
  const Sealed = z.object({
    session: z.string().nullable(),
    expires: Instant,
    language: z.enum(['de', 'en']),
    what: schema,
  })
  const signature = (key: Buffer, content: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${content}`).digest()

  function seal(key: Buffer, permit: Permit<What>): string {
    const content = Buffer.from(JSON.stringify(Sealed.encode(permit as never))).toString('base64url')
    return `${content}.${signature(key, content).toString('base64url')}`
  }

  function open(key: Buffer, sealed: string): Permit<What> | null {
    const [content = '', given = '', ...rest] = sealed.split('.')
    const [expected, actual] = [signature(key, content), Buffer.from(given, 'base64url')]
    const isOurs = rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
    return isOurs
      ? (Sealed.decode(JSON.parse(Buffer.from(content, 'base64url').toString())) as Permit<What>)
      : null
  }

  return {
    seal,
    open,
    give: async ({ session, now, language, secretKey }, what) =>
      seal(await secretKey(), {
        session: session?.tokenHash.toString('base64url') ?? null,
        expires: expiresAt(now),
        language,
        what,
      }),
    asks: async ({ query }, { sessions, secretKey }, now) => {
      const { permit: sealed } = query as { permit?: unknown }
      const permit = typeof sealed === 'string' ? open(await secretKey(), sealed) : null
      if (!permit) return refuse('downloadUnknown')
      if (permit.expires <= now) return refuse('downloadExpired')
      const { session: tokenHash, what, language } = permit
      if (tokenHash === null) return { args: [what], session: null, language }
      // A permit lives no longer than the session it was given to.
      const session =
        (await sessions.given(Buffer.from(tokenHash, 'base64url'), now)) ?? refuse('downloadExpired')
      return { args: [what], session, language }
    },
  }
}
