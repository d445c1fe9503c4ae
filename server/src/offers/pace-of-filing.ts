import { nameOf } from '@allmende/domain/actor.ts'
import { Refusal, refused } from '@allmende/domain/verdict.ts'
import type { Context } from '../rpc/method.ts'
import { type Attempt, keptRefusal } from './refused-filing.ts'

/**
 * No person files so often, nor all of a company together. Counted is what somebody does with a part of her own, so
 * that nobody uses up what others need; that it was too much is kept as well, though not each time.
 */
export async function keepPaceOfFiling(context: Context, attempt: Attempt): Promise<void> {
  const { filings, filingsOfOffers, filingsTooFast, actor, now } = context
  const key = `${attempt.offer.id} ${nameOf(actor)}`
  const seconds =
    filings.take(key, now.getTime()) || filingsOfOffers.take(String(attempt.offer.id), now.getTime())
  if (seconds === 0) return
  const verdict = refused('tooManyFilings', { values: { seconds } })
  const isKept = filingsTooFast.take(key, now.getTime()) === 0
  throw isKept ? await keptRefusal(context, attempt, verdict) : new Refusal(verdict)
}
