import { contract } from '@allmende/domain/contract.ts'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { methods } from './assembly/methods.ts'
import type { Config } from './config.ts'
import type { Offer } from './platform.ts'
import { demoMode } from './test-config.ts'
import { givenPlatform, logIn, openSocket, type TestPlatform } from './test-platform.ts'
import { TestViewer } from './test-viewer.ts'
import { begin, day } from './tenders/course/test-course.ts'
import { ticking } from './tenders/course/ticking.ts'

/** Sessions of people who come back after weeks. */
const patient: Partial<Config> = { session: { idle: 3650 * day, absolute: 3650 * day } }
const much = { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 }
/** Everyone asks from one address, and the clock jumps by weeks while sockets are open. */
const offer: Offer = {
  clockStandsStill: true,
  contract,
  methods,
  heartbeatEvery: 2 ** 31 - 1,
  limits: { strangerCalls: much, strangerLine: much, strangerLines: much, accountCalls: much, logins: much },
}

type Answer = { result?: unknown; error?: { code: number; message: string; data?: object } }

/** A server with all its people; some of them watch through sockets. */
export class House {
  readonly #platform: { readonly current: TestPlatform }
  readonly #tokens = new Map<string, Promise<string>>()
  readonly viewers = new Map<string, TestViewer>()

  constructor(platform: { readonly current: TestPlatform }) {
    this.#platform = platform
  }

  get db() {
    return this.#platform.current.database.db
  }
  get url() {
    return this.#platform.current.url
  }

  token(email: string): Promise<string> {
    const known = this.#tokens.get(email) ?? logIn(this.url, email)
    this.#tokens.set(email, known)
    return known
  }

  /** Somebody who looks at all she can; without an address, a visitor. */
  async watch(name: string, email: string | null): Promise<void> {
    const token = email === null ? undefined : await this.token(email)
    this.viewers.set(name, new TestViewer(email, this.url, token, await openSocket(this.url, token)))
  }

  async call<Result>(email: string, method: string, ...params: unknown[]): Promise<Result> {
    const answer = await fetch(`${this.url}/api/v1/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': await this.token(email) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as Answer
    if (error) throw Object.assign(new Error(`${method}: ${JSON.stringify(error)}`), { data: error.data })
    return result as Result
  }

  /** The status of a file sent as a browser's form sends it. */
  async upload(email: string, roomId: number, name: string, content: string): Promise<number> {
    const form = new FormData()
    form.append('file[]', new Blob([content]), name)
    const headers = { 'x-auth-token': await this.token(email) }
    const answer = await fetch(`${this.url}/api/v1/files/${roomId}`, { method: 'POST', headers, body: form })
    await answer.text()
    return answer.status
  }

  /** What the clock does for a tender by now, and what letters of awards set going. */
  async tick(tenderId: number): Promise<void> {
    await this.#platform.current.act(ticking, new Date(), tenderId)
    const waiting = () =>
      this.db
        .selectFrom('lotCourses')
        .select('lotId')
        .where('awardAnnounced', 'is not', null)
        .where('awardableFrom', 'is', null)
        .where('outcome', 'is', null)
        .execute()
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
  }

  /**
   * Waits until everyone has heard of all that was done: what is changed last is told last, and everybody looks at
   * the settings.
   */
  async settle(): Promise<void> {
    const viewers = [...this.viewers.values()]
    const admin = 'admin@allmende.example'
    const { version, showFilterViewForExternalUsers: shown } = await this.call<{
      version: number
      showFilterViewForExternalUsers: boolean
    }>(admin, 'getSettings')
    const heard = viewers.map((viewer) => viewer.hearsOf('settings'))
    await this.call(admin, 'setSettings', { version, showFilterViewForExternalUsers: !shown })
    await Promise.all(heard)
  }
}

/** The same house twice, at the same moment; what happens in the first alone, nobody else may notice. */
export function givenTwins() {
  const options = { config: { ...patient, ...demoMode }, offer }
  const [full, lacking] = [new House(givenPlatform(options)), new House(givenPlatform(options))]
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: begin }))
  afterAll(() => {
    for (const house of [full, lacking]) for (const { socket } of house.viewers.values()) socket.close()
    vi.useRealTimers()
  })
  return {
    full,
    lacking,
    /** Does the same in both. */
    both: <Result>(does: (house: House) => Promise<Result>): Promise<[Result, Result]> =>
      Promise.all([does(full), does(lacking)]),
    at: (moment: Date) => void vi.setSystemTime(moment),
    pass: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
  }
}
export type Twins = ReturnType<typeof givenTwins>
