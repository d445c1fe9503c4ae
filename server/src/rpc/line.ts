import type { Duplex } from 'node:stream'
import { languageOf } from '@allmende/domain/texts.ts'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { isConnectionLost } from '../database/connection-lost.ts'
import type { AnswerRooms } from './answer-room.ts'
import { type Arrival, type ArrivalRooms, arrivalOf } from './arrivals.ts'
import type { Call, Outcome, RunCall } from './calls.ts'
import { answerMessage, notificationText, readMessage } from './envelope.ts'
import { answerTooLarge, unavailable } from './errors.ts'
import type { Client, Hub } from './hub.ts'
import { largestAnswer, largestMessage, largestVisitorAnswer, largestVisitorMessage } from './limits.ts'
import type { Place } from './places.ts'
import type { Pace } from './rate.ts'
import { type Receiving, receivingOf } from './receiving.ts'
import type { Session, SessionKeeper } from './session.ts'
import { WatchedReads } from './watched-reads.ts'

/** How many messages of one socket are worked on at a time; the rest waits unread, so a burst delays only itself. */
const atOnce = 8
/** A client that takes nothing for so long is cut off, and so is one that lets so much pile up. */
const patience = 60_000
const largestBacklog = 8 * 1024 * 1024

const unsupportedData = 1003
const messageTooLong = 1009
const internalFault = 1011
const tryAgainLater = 1013

export type LineParts = {
  hub: Hub
  run: RunCall
  changes: (call: Call) => boolean
  sessions: SessionKeeper
  rooms: AnswerRooms
  arrivals: ArrivalRooms
  pace: Pace
  log: Logger
}

/** Where a line comes from: its address, its place among the others, its bytes, and what its URL asks for. */
export type Origin = { address: string; place: Place; socket: Duplex; query: URLSearchParams }

/** One client's websocket: reads calls, answers them, carries notifications. */
export class Line {
  readonly #websocket: WebSocket
  readonly #parts: LineParts
  readonly #client: Client
  readonly #place: Place
  readonly #waiting: { data: Buffer; now: Date }[] = []
  readonly #receiving: Receiving
  #arrival: Arrival
  #working = 0
  /** Bytes of the messages that wait or are worked on. */
  #unanswered = 0
  #rest: NodeJS.Timeout | undefined
  #answeredPing = true
  #lastTaken = Date.now()

  constructor(websocket: WebSocket, parts: LineParts, { address, place, socket, query }: Origin) {
    this.#websocket = websocket
    this.#parts = parts
    this.#place = place
    this.#client = {
      session: null,
      address,
      language: languageOf(query.get('lang')),
      connection: {
        becomes: async (token) => void (await this.#become(token)),
        reload: () => parts.hub.refresh(this.#client),
        tell: (name, params) => this.#client.notify(name, params),
      },
      notify: (name, params) => this.#notify(notificationText(name, params)),
      leaveSession: () => void this.#goOnAs(null),
      shown: new WatchedReads(),
    }
    this.#arrival = this.#arrive()
    this.#receiving = receivingOf(websocket, {
      owed: () => parts.pace.owedBy(this.#client),
      unpacked: (bytes) => parts.pace.charge(this.#client, bytes),
    })
    socket.on('data', () => this.#weigh())
    websocket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary, new Date()))
    websocket.on('pong', () => {
      this.#answeredPing = true
    })
    websocket.on('close', () => {
      clearTimeout(this.#rest)
      this.#arrival.leave()
      parts.hub.clients.delete(this.#client)
    })
    websocket.on('error', () => websocket.terminate())
    this.#guard(this.#open(query.get('X-Auth-Token')))
  }

  /** Where even the session cannot be looked up, the client is asked to come again. */
  #guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'a websocket failed')
      this.#end(internalFault)
    })
  }

  /** Read on, or the good-bye that comes back would not be heard. */
  #end(code: number): void {
    this.#websocket.close(code)
    this.#websocket.resume()
  }

  /** Nothing is read before it is known who is there. */
  async #open(token: string | null): Promise<void> {
    this.#websocket.pause()
    if (token && !(await this.#become(token))) return this.#end(tryAgainLater)
    const { session, notify } = this.#client
    if (session) notify('setSessionUser', this.#parts.sessions.described(session))
    else if (token) notify('logout', [])
    this.#parts.hub.clients.add(this.#client)
    this.#websocket.resume()
  }

  /** Whether there was a place for it as that; a login on an open socket goes on with the one it has. */
  async #become(token: string | null): Promise<boolean> {
    return this.#goOnAs(token ? await this.#parts.sessions.open(token, new Date()) : null)
  }

  #goOnAs(session: Session | null): boolean {
    this.#client.session = session
    this.#client.shown.clear()
    this.#receiving.limit(session ? largestMessage : largestVisitorMessage)
    this.#arrival.leave()
    this.#arrival = this.#arrive()
    this.#weigh()
    return this.#place.becomes(session?.email ?? null)
  }

  #arrive(): Arrival {
    return arrivalOf(this.#parts.arrivals, this.#client, () => this.#websocket.terminate())
  }

  #weigh(): void {
    this.#arrival.holds(this.#receiving.held() + this.#unanswered)
  }

  #receive(data: Buffer, isBinary: boolean, now: Date): void {
    // Who was told good-bye is not listened to any more.
    if (this.#websocket.readyState !== this.#websocket.OPEN) return
    if (isBinary) return this.#websocket.close(unsupportedData)
    // Whose session has ended speaks like a visitor from then on.
    const isTooLong = !this.#client.session && data.length > largestVisitorMessage
    if (isTooLong) return this.#websocket.close(messageTooLong)
    this.#answeredPing = true
    this.#parts.pace.charge(this.#client, data.length)
    this.#unanswered += data.length
    this.#waiting.push({ data, now })
    if (this.#working < atOnce) this.#guard(this.#work())
    this.#readOn()
  }

  /** Too much at once, or more than was paid for: what was read together with it still arrives, no more. */
  #readOn(): void {
    const seconds = this.#parts.pace.owedBy(this.#client)
    if (seconds > 0) {
      this.#rest ??= setTimeout(() => {
        this.#rest = undefined
        this.#readOn()
      }, seconds * 1000).unref()
    }
    if (seconds > 0 || this.#waiting.length > 0) this.#websocket.pause()
    else this.#websocket.resume()
  }

  async #work(): Promise<void> {
    this.#working++
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await this.#answer(next)
      this.#unanswered -= next.data.length
      this.#weigh()
    }
    this.#working--
    this.#readOn()
  }

  async #answer({ data, now }: { data: Buffer; now: Date }): Promise<void> {
    const { session, language } = this.#client
    const room = session ? this.#parts.rooms.users : this.#parts.rooms.visitors
    const place = room.enter(() => this.#websocket.terminate())
    try {
      const answer = await answerMessage(readMessage(data.toString(), now), {
        run: (call) => this.#run(call),
        changes: this.#parts.changes,
        largest: session ? largestAnswer : largestVisitorAnswer,
        refused: answerTooLarge(language),
        keep: place.keep,
      })
      place.wait()
      // The place is free again only when the client has taken its answer.
      if (answer !== null) await this.#send(answer)
    } finally {
      place.leave()
    }
  }

  /** A database that cannot be asked costs the call, not the socket with all that others wait for on it. */
  #run(call: Call): Promise<Outcome> {
    return this.#runAsNow(call).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error
      return { error: unavailable(this.#client.language) }
    })
  }

  async #runAsNow(call: Call): Promise<Outcome> {
    const { hub, run, sessions } = this.#parts
    const client = this.#client
    if (client.session) {
      client.session = await sessions.use(client.session, call.now)
      if (!client.session) hub.endSession(client)
    }
    const asked = performance.now()
    const outcome = await run(client, call)
    hub.remember(client, call, outcome, asked)
    return outcome
  }

  #send(text: string | Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.#websocket.send(text, { binary: false }, () => {
        this.#lastTaken = Date.now()
        resolve()
      })
    })
  }

  #notify(text: string): void {
    if (this.#websocket.bufferedAmount > largestBacklog) this.#websocket.terminate()
    else void this.#send(text)
  }

  /** Ends sockets nobody is behind any more, and sessions that are over. */
  beat(now: Date): void {
    this.#guard(this.#check(now))
  }

  async #check(now: Date): Promise<void> {
    const taken = this.#websocket.bufferedAmount === 0 || now.getTime() - this.#lastTaken < patience
    // While its messages wait unread, a client's answer to a ping waits with them.
    const there = this.#answeredPing || this.#websocket.isPaused
    if (!taken || !there) return this.#websocket.terminate()
    this.#answeredPing = this.#websocket.isPaused
    this.#websocket.ping()

    const { session } = this.#client
    if (session && session.expires <= now && !(await this.#parts.sessions.reload(session, now))) {
      this.#parts.hub.endSession(this.#client)
    }
  }

  close(): void {
    const goingAway = 1001
    this.#websocket.close(goingAway)
  }
}
