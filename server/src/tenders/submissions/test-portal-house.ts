import { contract } from '@allmende/domain/contract.ts'
import { system } from '@allmende/domain/actor.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { MendableNotice } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type PortalPeer, peerKey, startPortalPeer } from '../../../../e2e/portal-peer.ts'
import { methods } from '../../assembly/methods.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { usualVersion } from '../../notices/catalogues.ts'
import type { Platform } from '../../platform.ts'
import { logIn, openSocket, startTestPlatform, type TestSocket } from '../../test-platform.ts'
import { completeTender } from '../test-complete-tender.ts'
import { hoursAhead } from '../test-listed-tenders.ts'
import { usualPace } from './conclusion.ts'
import { type QueuedNotice, queueNotice } from './queueing.ts'

export const anna = 'anna.amt@allmende.example'

type LoggedLines = { data: { changes?: { label: string; newValue: string | null }[] } }

/** So slow that only what a test sets in motion happens. */
const pace = { ...usualPace, lookEvery: 3_600_000 }

export const inXml = (xml: string | undefined, element: string) =>
  [...(xml ?? '').matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text)

/** The demo's house beside a portal, and Anna, who sends it notices. */
export function givenPortalHouse() {
  const database = givenDatabase({ demo: true })
  const db = () => database.current.db
  let peer: PortalPeer
  let platform: Platform
  let socket: TestSocket

  const start = () =>
    startTestPlatform(database.current, {
      config: { portal: { url: peer.url, validationUrl: null, key: peerKey } },
      offer: { contract, methods, pace: { portal: pace } },
    })

  const begin = async () => {
    platform = await start()
    socket = await openSocket(platform.url, await logIn(platform.url, anna))
  }
  const end = async () => {
    socket.close()
    await platform.close()
  }
  beforeAll(async () => {
    peer = await startPortalPeer()
    await begin()
  })
  afterAll(async () => {
    await end()
    await peer.close()
  })
  beforeEach(() => {
    peer.submitting()
    peer.answering()
    peer.received.length = 0
  })

  const ask = (method: string, ...params: unknown[]) => socket.call(method, ...params) as Promise<Tender>
  const refusal = (method: string, ...params: unknown[]) =>
    socket.call(method, ...params).then(
      () => 'done',
      (error: { data: { message: string } }) => error.data.message,
    )
  const noticesOf = (id: number) => socket.call('getNotices', id) as Promise<MendableNotice[]>
  const told = async (id: number) =>
    (await noticesOf(id)).map(({ kind, version, state }) => `${kind} ${version} ${state}`)
  /** Time passes meanwhile: a question that was under way when the portal moved has heard its old word. */
  const until = async (id: number, ...wanted: string[]) => {
    for (let tries = 1; ; tries++) {
      const now = await told(id)
      if (JSON.stringify(now) === JSON.stringify(wanted)) return
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (tries % 25 === 0) await look(id)
    }
  }
  const at = async (id: number, index: number): Promise<MendableNotice> => {
    const notice = (await noticesOf(id)).at(index)
    if (!notice) throw new Error(`tender ${id} has no notice ${index}`)
    return notice
  }
  /** As if five minutes had passed. */
  async function look(id: number): Promise<void> {
    const open = db().updateTable('noticeSubmissions').set({ due: new Date() }).where('tenderId', '=', id)
    await open.where('due', 'is not', null).execute()
    platform.wake('delivery')
  }
  async function portalSays(id: number, index: number, state: string): Promise<void> {
    peer.move(businessIdOf(await at(id, index)), state)
    await look(id)
  }

  let count = 0
  async function givenMarked(version = usualVersion): Promise<number> {
    const [buyer] = (await socket.call('getOrganizations', 'CLIENT')) as [PartySource]
    const { id } = await ask('createProject', completeTender(`Deichbau ${++count}`, buyer, '19', version))
    const stage = { id, stage: 2, published: hoursAhead(72).toISOString(), portal: true }
    await ask('updateProjectStage', stage, null, null)
    return id
  }
  /** Its first notice is published. */
  async function givenOut(version = usualVersion): Promise<number> {
    const id = await givenMarked(version)
    await ask('publishToSIMAP', id)
    await until(id, 'FIRST 1 SUBMITTED')
    await portalSays(id, 0, 'PUBLISHED')
    await until(id, 'FIRST 1 PUBLISHED')
    return id
  }
  const queue = async (id: number, notice: Partial<QueuedNotice> = {}) => {
    const { panels } = await ask('getProject', id)
    const given = {
      kind: 'CHANGE',
      panels,
      reason: 'Die Frist ist verlängert.',
      isCommon: true,
      lotIds: [],
      ...notice,
    } as const
    const events = await inTransaction(db(), (within) =>
      queueNotice(
        { db: within, actor: system, now: new Date(), home: 'https://vergabe.example.de' },
        { id },
        given,
      ),
    )
    platform.wake('delivery')
    return events
  }
  const cancel = (id: number) =>
    ask('updateProjectStage', { id, stage: 8 }, null, null, null, { reason: 'Der Bedarf ist entfallen.' })
  const logged = async (id: number) =>
    ((await socket.call('getLogEntries', id, null)) as LoggedLines[])
      .toReversed()
      .flatMap(({ data }) => (data.changes ?? []).map(({ label, newValue }) => `${label}: ${newValue}`))
  const lastXml = () => peer.received.at(-1)?.xml
  const named = async (id: number, index: number) => businessIdOf(await at(id, index))

  return {
    db,
    get url() {
      return platform.url
    },
    get peer() {
      return peer
    },
    restart: async () => {
      await end()
      await begin()
    },
    call: (method: string, ...params: unknown[]) => socket.call(method, ...params),
    ask,
    refusal,
    noticesOf,
    until,
    at,
    look,
    portalSays,
    givenMarked,
    givenOut,
    queue,
    cancel,
    logged,
    lastXml,
    named,
  }
}
