import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import { callByPost } from '../../rpc/call-by-post.ts'
import { CallError, type CallErrorType } from '../../rpc/call-error.ts'
import { serverNow } from '../../rpc/clock.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { uuid } from '../../rpc/repeats.ts'
import { createStore } from '../../rpc/store.ts'
import { isHere, lineBack, loggedIn } from '../../uploads/waiting.ts'
import { session } from '../../session/session.ts'
import { forgetAttempt, keepAttempt, type KeptAttempt } from './kept-attempts.ts'

/** How far an attempt has come. `line`: nothing came back, it is sent again. `login`: she has to log in first. */
export type Filing = { attempt: KeptAttempt } & (
  | { state: 'sending' | 'line' | 'login' }
  | { state: 'refused'; error: CallError }
  | { state: 'received'; offer: Offer }
)

/** By offer, whatever page is open. */
export const filings = createStore<ReadonlyMap<number, Filing>>(new Map())
const running = new Map<number, AbortController>()

export const isUnderway = (filing: Filing | null): boolean =>
  filing !== null && filing.state !== 'refused' && filing.state !== 'received'

function show(filing: Filing) {
  filings.set(new Map(filings.get()).set(filing.attempt.offerId, filing))
}

/** Takes the answer off the screen; what was received stays received. */
export function dismissFiling(offerId: number): void {
  const left = new Map(filings.get())
  left.delete(offerId)
  filings.set(left)
}

/** Submits or withdraws: kept first, so that even a page that is closed now does not lose it. */
export function beginFiling(asked: Omit<KeptAttempt, 'id' | 'begun'>): void {
  const attempt = { ...asked, id: uuid(), begun: serverNow().getTime() }
  keepAttempt(attempt)
  void send(attempt)
}

/** Sends an attempt once more that was not answered before the page was left. */
export const resendFiling = (attempt: KeptAttempt): void => void send(attempt)

const loginErrors: readonly CallErrorType[] = [
  'AuthenticationException',
  'SecondFactorRequiredException',
  'EmailNotConfirmedException',
]

const [shortest, longest] = [1000, 10_000]
const pauseAfter = (failures: number): number => Math.min(longest, shortest * 2 ** (failures - 1))

async function send(attempt: KeptAttempt): Promise<void> {
  const { offerId } = attempt
  if (running.has(offerId)) return
  const controller = new AbortController()
  running.set(offerId, controller)
  try {
    const offer = await answered(attempt, controller.signal)
    forgetAttempt(attempt)
    show({ attempt, state: 'received', offer })
  } catch (error) {
    if (controller.signal.aborted) return dismissFiling(offerId)
    if (!(error instanceof CallError)) throw error
    forgetAttempt(attempt)
    show({ attempt, state: 'refused', error })
  } finally {
    running.delete(offerId)
    refresh(attempt)
  }
}

/** Whatever was lost on the way, and however often she has to log in: the same attempt until there is an answer. */
async function answered(attempt: KeptAttempt, signal: AbortSignal): Promise<Offer> {
  const { id, user, offerId, stage, lotIds } = attempt
  let refused: string | null = null
  for (;;) {
    if (!isHere(user, refused)) show({ attempt, state: 'login' })
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await loggedIn(signal, user, refused)
    show({ attempt, state: 'sending' })
    const { token } = session.get()
    const onLost = async (failures: number) => {
      show({ attempt, state: 'line' })
      await lineBack(signal, pauseAfter(failures))
    }
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await callByPost({ id, signal, onLost }, 'updateOfferStage', offerId, stage, [...lotIds])
    } catch (error) {
      if (!(error instanceof CallError) || !loginErrors.includes(error.type)) throw error
      refused = token
    }
  }
}

/** The server tells of it, too; the line that just broke may not have heard it. */
function refresh({ tenderId, offerId }: KeptAttempt) {
  void queryClient.invalidateQueries(rpcQuery('getProject', tenderId))
  void queryClient.invalidateQueries(rpcQuery('getSubmissions', offerId))
  void queryClient.invalidateQueries(rpcQuery('getRoomsByProjectId', tenderId))
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()
filings.subscribe(() => {
  if ([...filings.get().values()].some(isUnderway)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

/** What one person files is no business of the next one at this screen; it stays kept for her. */
session.subscribe(() => {
  const { user, ended } = session.get()
  for (const [offerId, { attempt }] of filings.get()) {
    if (ended !== 'left' && (user === null || user.email === attempt.user)) continue
    running.get(offerId)?.abort()
    dismissFiling(offerId)
  }
})
