import { z } from 'zod'
import { createStore } from '../../rpc/store.ts'
import { readStored, removeStored, writeStored } from '../../ui/stored.ts'

/** What a bidder does by naming the stage she wants: withdraw or submit an application, withdraw or submit an offer. */
export const FilingStage = z.union([z.literal(0), z.literal(1), z.literal(5), z.literal(6)])
export type FilingStage = z.infer<typeof FilingStage>

/** A submission or withdrawal that was begun; as long as it is not answered it can be sent again, by another page too. */
const KeptAttempt = z.object({
  /** By it the server knows a repeat. */
  id: z.uuid(),
  user: z.string(),
  tenderId: z.int(),
  offerId: z.int(),
  stage: FilingStage,
  lotIds: z.array(z.int()).min(1),
  /** By the server's clock. */
  begun: z.number(),
})
export type KeptAttempt = z.infer<typeof KeptAttempt>

export const isSubmission = ({ stage }: Pick<KeptAttempt, 'stage'>): boolean => stage === 1 || stage === 6

/** The server remembers its answers for a day; a repeat after that would be a new attempt. */
const goodFor = 23 * 60 * 60_000

const keyOf = (user: string, offerId: number) => `allmende.filing.${encodeURIComponent(user)}/${offerId}`

/** Counts up with every change, so that screens look again. */
export const attemptChanges = createStore(0)
const changed = () => attemptChanges.set(attemptChanges.get() + 1)

/** The attempt that nobody has answered yet; null where there is none, or it is too old to be the same one. */
export function readAttempt(user: string, offerId: number, now: Date): KeptAttempt | null {
  const attempt = attemptIn(readStored(keyOf(user, offerId)))
  return attempt !== null && now.getTime() - attempt.begun <= goodFor ? attempt : null
}

/** Nothing, where what is kept is damaged. */
export function attemptIn(text: string | null): KeptAttempt | null {
  try {
    return KeptAttempt.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function keepAttempt(attempt: KeptAttempt): void {
  writeStored(keyOf(attempt.user, attempt.offerId), JSON.stringify(attempt))
  changed()
}

/** It was answered, or is not wanted any more; a newer one stays. */
export function forgetAttempt({ user, offerId, id }: KeptAttempt): void {
  if (attemptIn(readStored(keyOf(user, offerId)))?.id === id) removeStored(keyOf(user, offerId))
  changed()
}
