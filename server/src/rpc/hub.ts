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
import { boundingStrangers } from './strangers-reads.ts'
import { inWalks } from './walks.ts'
import { digest, mostQuestions, questionOf, type Shown, shownBy, type WatchedReads } from './watched-reads.ts'

/** One open websocket, as announcements see it. */
export type Client = Caller & {
  notify: (name: NotificationName, params: unknown[]) => void
  /** Told of its session as it is now; null when it is over, and it is a visitor's. */
  goOnWith: (session: Session | null) => void
  shown: WatchedReads
}

type Changed = Extract<Announcement, { kind: 'storeChanged' }>
/** Why reads are asked again: what has changed, or that nobody knows. */
type Why = Changed | 'missed'

/** Changes of one thing within so many milliseconds are told once. */
const gatheredFor = 250
const readsAtOnce = 2
const refreshesAtOnce = 4

export type HubParts = {
  contract: Methods
  run: RunCall
  sessions: Pick<SessionKeeper, 'reload' | 'described'>
  log: Logger
}

/**
 * Knows who looks at what and tells those whose own answer has become another one: nothing tells a bidder of another
 * organization's doing, nor somebody outside the team of a draft.
 */
export function createHub({ contract, run, sessions, log }: HubParts) {
  const clients = new Set<Client>()
  const failed = (error: unknown) => log.error({ err: error }, 'an announcement did not reach everyone')
  const background = inBackground(readsAtOnce, failed)
  const { ask, holdBack, goOn } = comparing({
    contract,
    run,
    background,
    isThere: (client) => clients.has(client),
  })
  /** When changes of a kind of thing were last told. */
  const toldAt = new Map<string, number>()
  const changes = gathering<Changed>(
    gatheredFor,
    ({ entity, id, onlyFor = '' }) => `${entity} ${id} ${onlyFor}`,
    tellChanged,
  )
  const isStranger = ({ session }: Client) => accountIn(session) === null
  const strangersReads = boundingStrangers(() => [...clients].filter(isStranger))
  const walks = inWalks<Client, Why>({
    // However many strangers watch, people who are logged in hear of changes first.
    groups: () => {
      const { users = [], strangers = [] } = Object.groupBy(clients, (client) =>
        isStranger(client) ? 'strangers' : 'users',
      )
      return [users, strangers]
    },
    lookAt,
    before: holdBack,
    after: goOn,
    failed,
  })
  let missedAt = Number.NEGATIVE_INFINITY

  function tellChanged(changed: Changed): void {
    toldAt.set(changed.entity, performance.now())
    walks.add(changed)
  }

  function lookAt(client: Client, reasons: readonly Why[]): number {
    if (!clients.has(client)) return 0
    const own = reasons.filter((why) => why === 'missed' || isMeantBy(why.onlyFor, client.session))
    if (own.length === 0) return 0
    for (const [question, shown] of client.shown.entries())
      if (own.some((why) => why === 'missed' || concerns(shown, why))) ask(client, question)
    return client.shown.size
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
        missedAt = performance.now()
        return walks.add('missed')
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
      const before = client.shown.size
      const most = mostQuestions[isStranger(client) ? 'stranger' : 'user']
      client.shown.add(question, { ...shown, answer: digest(outcome) }, most)
      if (isStranger(client) && client.shown.size > before) strangersReads.added()
      // A change told while this answer was under way may not be in it.
      const told = Math.max(toldAt.get(shown.entity) ?? missedAt, missedAt)
      if (told >= asked && client.shown.get(question)) ask(client, question)
    },

    stop(): void {
      changes.stop()
      walks.stop()
      background.stop()
    },
  }
}

export type Hub = ReturnType<typeof createHub>

const isMeantBy = (onlyFor: Changed['onlyFor'], session: Session | null): boolean => {
  if (onlyFor === undefined) return true
  if (!session) return false
  const { email, actor } = session
  return typeof onlyFor === 'string'
    ? email === onlyFor
    : isInternal(actor) || (actor.kind === 'user' && actor.organizationId === onlyFor)
}

const concerns = ({ entity, id }: Shown, changed: Changed): boolean =>
  entity === changed.entity && (id === null || changed.id === null || id === changed.id)
