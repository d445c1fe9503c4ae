import { createHash } from 'node:crypto'
import { isInternal, visitor } from '@allmende/domain/actor.ts'
import type { Entity, Methods } from '@allmende/domain/method.ts'
import type { NotificationName } from '@allmende/domain/notifications.ts'
import type { Logger } from 'pino'
import type { Announcement, Heard } from './announcements.ts'
import type { Call, Caller, Outcome, RunCall } from './calls.ts'
import type { SessionKeeper } from './session.ts'

/** One open websocket, as announcements see it. */
export type Client = Caller & {
  notify: (name: NotificationName, params: unknown[]) => void
  /** The reads it was sent, the newest last. */
  shown: Map<string, Shown>
}

type Shown = { call: Call; entity: Entity; id: string | number | null; answer: string }

/** How many reads of one client are remembered: more than a page shows, few enough to ask all of them again. */
const remembered = 100
/** What no page of ours would ask is not remembered, or strangers could fill our memory with it. */
const longestQuestion = 4096

export type HubParts = { contract: Methods; run: RunCall; sessions: SessionKeeper; log: Logger }

/** Knows who looks at what and tells exactly those when it changes. */
export function createHub({ contract, run, sessions, log }: HubParts) {
  const clients = new Set<Client>()

  async function hear(heard: Heard): Promise<void> {
    await Promise.all([...clients].map((client) => tell(client, heard)))
  }

  async function tell(client: Client, heard: Heard): Promise<void> {
    switch (heard.kind) {
      case 'storeChanged':
        return tellStoreChanged(client, heard)
      case 'sessionEnded':
        if (client.session?.tokenHash.toString('hex') === heard.tokenHash) endSession(client)
        return
      case 'userChanged':
      case 'sessionsEnded':
        if (client.session?.email === heard.email) await refresh(client)
        return
      case 'everySessionChanged':
        return refresh(client)
      case 'missed':
        await refresh(client)
        for (const { entity, id } of client.shown.values()) client.notify('storeChanged', [entity, id])
    }
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
    client.session = current
    client.notify('setSessionUser', sessions.described(current))
  }

  function endSession(client: Client): void {
    client.session = null
    client.shown.clear()
    client.notify('logout', [])
  }

  /**
   * Staff hear of every change to what they look at. Everyone else hears only when her own answer has become
   * another one, so that nothing tells a bidder of another organization's doing.
   */
  async function tellStoreChanged(
    client: Client,
    changed: Extract<Announcement, { kind: 'storeChanged' }>,
  ): Promise<void> {
    const concerned = [...client.shown.values()].filter(
      ({ entity, id }) =>
        entity === changed.entity && (id === null || changed.id === null || id === changed.id),
    )
    if (concerned.length === 0) return
    if (isInternal(client.session?.actor ?? visitor))
      return client.notify('storeChanged', [changed.entity, changed.id])
    for (const shown of concerned) {
      const answer = digest(await run(client, { ...shown.call, now: new Date() }))
      if (answer === shown.answer) continue
      shown.answer = answer
      client.notify('storeChanged', [shown.entity, shown.id])
    }
  }

  return {
    clients,
    hear: (heard: Heard): void => {
      hear(heard).catch((error: unknown) =>
        log.error({ err: error }, 'an announcement did not reach everyone'),
      )
    },
    refresh,
    endSession,

    /** Remembers what a read showed this client. */
    remember(client: Client, call: Call, outcome: Outcome): void {
      const shows = Object.hasOwn(contract, call.method) ? contract[call.method]?.shows : undefined
      if (!shows || 'error' in outcome) return
      const key = `${call.method} ${JSON.stringify(call.params ?? [])}`
      if (key.length > longestQuestion) return
      const id = shows.idAt === undefined ? null : ((call.params as (string | number)[])[shows.idAt] ?? null)
      client.shown.delete(key)
      client.shown.set(key, { call, entity: shows.entity, id, answer: digest(outcome) })
      const [oldest] = client.shown.keys()
      if (client.shown.size > remembered && oldest !== undefined) client.shown.delete(oldest)
    },
  }
}

export type Hub = ReturnType<typeof createHub>

const digest = (outcome: Outcome): string =>
  createHash('sha256').update(JSON.stringify(outcome)).digest('base64')
