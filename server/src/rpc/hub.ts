import { isInternal } from '@allmende/domain/actor.ts'
import type { Methods } from '@allmende/domain/method.ts'
import type { NotificationName } from '@allmende/domain/notifications.ts'
import type { Logger } from 'pino'
import type { Announcement, Heard } from './announcements.ts'
import { inBackground } from './background.ts'
import type { Call, Caller, Outcome, RunCall } from './calls.ts'
import { comparing } from './comparing.ts'
import { gathering } from './gathering.ts'
import { accountIn, type Session, type SessionKeeper } from './session.ts'
import { digest, mostQuestions, questionOf, type Shown, shownBy, type WatchedReads } from './watched-reads.ts'

/** One open websocket, as announcements see it. */
export type Client = Caller & {
  notify: (name: NotificationName, params: unknown[]) => void
  /** Told of its session as it is now; null when it is over, and it is a visitor's. */
  goOnWith: (session: Session | null) => void
  shown: WatchedReads
}

type Changed = Extract<Announcement, { kind: 'storeChanged' }>

/** Changes of one thing within so many milliseconds are told once. */
const gatheredFor = 250
const readsAtOnce = 2
const refreshesAtOnce = 4

export type HubParts = { contract: Methods; run: RunCall; sessions: SessionKeeper; log: Logger }

/**
 * Knows who looks at what and tells those whose own answer has become another one: nothing tells a bidder of another
 * organization's doing, nor somebody outside the team of a draft.
 */
export function createHub({ contract, run, sessions, log }: HubParts) {
  const clients = new Set<Client>()
  const failed = (error: unknown) => log.error({ err: error }, 'an announcement did not reach everyone')
  const background = inBackground(readsAtOnce, failed)
  const { ask } = comparing({ contract, run, background, isThere: (client) => clients.has(client) })
  /** When changes of a kind of thing were last told. */
  const toldAt = new Map<string, number>()
  const changes = gathering<Changed>(
    gatheredFor,
    ({ entity, id, onlyFor = '' }) => `${entity} ${id} ${onlyFor}`,
    tellChanged,
  )

  function tellChanged(changed: Changed): void {
    toldAt.set(changed.entity, performance.now())
    const { onlyFor } = changed
    const looking = onlyFor === undefined ? clients : withSession((session) => isMeantBy(onlyFor, session))
    askAgain((shown) => concerns(shown, changed), looking)
  }

  function askAgain(isMeant: (shown: Shown) => boolean, looking: Iterable<Client> = clients): void {
    for (const client of looking)
      for (const [question, shown] of client.shown.entries()) if (isMeant(shown)) ask(client, question)
  }

  async function hear(heard: Heard): Promise<void> {
    switch (heard.kind) {
      case 'storeChanged':
        return changes.add(heard)
      case 'notice':
        return tellPeople(heard)
      case 'sessionEnded':
        return withSession(({ tokenHash }) => tokenHash.toString('hex') === heard.tokenHash).forEach(
          endSession,
        )
      case 'userChanged':
      case 'sessionsEnded':
        return refreshAll(withSession(({ email }) => email === heard.email))
      case 'everySessionChanged':
        return refreshAll(withSession(() => true))
      case 'missed':
        await refreshAll(withSession(() => true))
        return askAgain(() => true)
    }
  }

  function tellPeople({ emails, title, text }: Extract<Announcement, { kind: 'notice' }>): void {
    const meant = new Set(emails)
    for (const { notify, language } of withSession(({ email }) => meant.has(email)))
      notify('notifyOfNewMessage', [title[language], text[language]])
  }

  const withSession = (isMeant: (session: NonNullable<Client['session']>) => boolean) =>
    [...clients].filter(({ session }) => session && isMeant(session))

  /** At once for the few sockets of a person; a few at a time for those of everybody. */
  async function refreshAll(concerned: Client[]): Promise<void> {
    const inTurn = async () => {
      for (let next = concerned.shift(); next; next = concerned.shift()) await refresh(next)
    }
    await Promise.all(Array.from({ length: refreshesAtOnce }, inTurn))
  }

  const refreshing = new WeakMap<Client, Promise<void>>()

  /** One after the other for each client: what was read earlier must not arrive later. */
  function refresh(client: Client): Promise<void> {
    const before = refreshing.get(client) ?? Promise.resolve()
    const next = before.catch(() => undefined).then(() => sendSession(client))
    refreshing.set(client, next)
    return next
  }

  /** Sends the session as it is now, or ends it where it is over. */
  async function sendSession(client: Client): Promise<void> {
    if (!client.session) return
    const current = await sessions.reload(client.session, new Date())
    if (!current) return endSession(client)
    client.goOnWith(current)
    client.notify('setSessionUser', sessions.described(current))
  }

  function endSession(client: Client): void {
    client.goOnWith(null)
    client.notify('logout', [])
  }

  return {
    clients,
    hear: (heard: Heard): void => void hear(heard).catch(failed),
    refresh,
    endSession,

    /** Remembers what a read showed this client; `asked` is when it was asked, by performance.now(). */
    remember(client: Client, call: Call, outcome: Outcome, asked: number): void {
      const shown = shownBy(contract, call)
      if (!shown || 'error' in outcome) return
      const question = questionOf(call)
      if (question === null) return
      const most = mostQuestions[accountIn(client.session) === null ? 'stranger' : 'user']
      client.shown.add(question, { ...shown, answer: digest(outcome) }, most)
      // A change told while this answer was under way may not be in it.
      if ((toldAt.get(shown.entity) ?? Number.NEGATIVE_INFINITY) >= asked && client.shown.get(question))
        ask(client, question)
    },

    stop(): void {
      changes.stop()
      background.stop()
    },
  }
}

export type Hub = ReturnType<typeof createHub>

const isMeantBy = (onlyFor: string | number, { email, actor }: Session): boolean =>
  typeof onlyFor === 'string'
    ? email === onlyFor
    : isInternal(actor) || (actor.kind === 'user' && actor.organizationId === onlyFor)

const concerns = ({ entity, id }: Shown, changed: Changed): boolean =>
  entity === changed.entity && (id === null || changed.id === null || id === changed.id)
