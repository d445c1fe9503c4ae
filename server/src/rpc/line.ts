import type { Duplex } from 'node:stream'
import { languageOf } from '@allmende/domain/texts.ts'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { lineOf, onBehalfOf } from '../database/behalf.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import { endGently } from './end-gently.ts'
import type { AnswerRooms } from './answer-room.ts'
import type { ArrivalRooms } from './arrivals.ts'
import { behalfOf, strangerAt } from './behalf.ts'
import type { Call, KnownBrowser, Outcome, RunCall } from './calls.ts'
import type { FairLine } from './fair-line.ts'
import { answerMessage, holdsCall, notificationText } from './envelope.ts'
import { answerTooLarge, unavailable } from './errors.ts'
import type { Client, Hub } from './hub.ts'
import { type Arrived, Intake } from './intake.ts'
import { largestAnswer, largestVisitorAnswer } from './limits.ts'
import type { Place } from './places.ts'
import { type Pace, priceOfRefusal } from './rate.ts'
import type { Rounds } from './rounds.ts'
import { accountIn, filerIn, type Session, type SessionKeeper, sideOf } from './session.ts'
import type { Stamp, WireClock } from './stamp.ts'
import type { Undecided } from './undecided.ts'
import type { MessageReader } from './reading/message-reader.ts'
import { throughOutage } from './through-outage.ts'
import { WatchedReads } from './watched-reads.ts'

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
  reader: MessageReader
  changes: (call: Call) => boolean
  sessions: SessionKeeper
  rooms: AnswerRooms
  arrivals: ArrivalRooms
  undecided: Undecided
  files: (call: Call) => boolean
  mayFile: (bytes: Buffer) => boolean
  pace: Pace
  log: Logger
  /** In which the frames of all websockets are looked at. */
  rounds: Rounds
  /** In which the packed messages of all are unpacked, of who is logged in first. */
  unpackings: FairLine
}

let lines = 0

/** Where a line comes from: its address or known browser, its place among the others, its bytes and when they came, and what its URL asks for. */
export type Origin = {
  address: string
  browser: KnownBrowser | null
  place: Place
  socket: Duplex
  clock: WireClock
  query: URLSearchParams
}

/** One client's websocket: reads calls, answers them, carries notifications. */
export class Line {
  readonly #websocket: WebSocket
  readonly #parts: LineParts
  readonly #client: Client
  readonly #place: Place
  readonly #intake: Intake
  readonly #clock: WireClock
  #answeredPing = true
  #lastTaken = Date.now()
  #pinged: Buffer | null = null
  /** When that came which is being unpacked, until it is handed on. */
  #unpacksFrom: Date | null = null
  /** Who is looked up has a token of this house. */
  #isLookedUp = false
  /** She was told good-bye. */
  #isDismissed = false

  constructor(websocket: WebSocket, parts: LineParts, origin: Origin) {
    const { address, browser, place, socket, clock, query } = origin
    this.#websocket = websocket
    this.#parts = parts
    this.#place = place
    this.#clock = clock
    this.#client = {
      session: null,
      address,
      browser,
      line: `line ${++lines}`,
      language: languageOf(query.get('lang')),
      connection: {
        becomes: async (token) => void (await this.#become(token)),
        reload: () => parts.hub.refresh(this.#client),
        tell: (name, params) => this.#client.notify(name, params),
        isGone: () => websocket.readyState !== websocket.OPEN,
      },
      notify: (name, params) => this.#notify(notificationText(name, params)),
      goOnWith: (session) => void (session ? this.#setSession(session) : this.#goOnAs(null)),
      shown: new WatchedReads(),
    }
    this.#intake = new Intake(websocket, socket, {
      ...parts,
      sender: this.#client,
      work: (arrived) => this.#answer(arrived),
      unpacks: () => this.#waitWhileUnpacked(clock.instantOf(this.#intake.consumed)),
      inTurn: (work) => parts.rounds.begin(this.#inLineWith, work),
      unpackInTurn: (work) =>
        this.#isStranger
          ? parts.unpackings.run(this.#whose, work)
          : parts.unpackings.runFirst(this.#whose, work),
      cutOff: () => this.#cutOff(),
      failed: (error) => this.#fail(error),
    })
    // What was sent behind more than is worked on at once is not waited for either until it is read.
    clock.heldBackWhile(() => !this.#mayFile || this.#intake.waitsForPay || this.#intake.isFull)
    clock.unreadAre(() => this.#intake.unread)
    websocket.on('message', (data: Buffer, isBinary) => {
      const at = this.#unpacksFrom ?? clock.instantOf(this.#intake.consumed)
      // What comes behind it is handed on right after it, and has a moment of its own.
      this.#unpacksFrom = null
      this.#receive(data, isBinary, { at, by: 'SERVER' })
    })
    websocket.on('pong', () => {
      this.#answeredPing = true
    })
    websocket.on('ping', (said: Buffer) => this.#answerPing(said))
    websocket.on('close', () => parts.hub.clients.delete(this.#client))
    // ws has said why it cannot read on; what still comes the gate hears out alone.
    websocket.on('error', () => endGently(socket))
    this.#guard(this.#open(query.get('X-Auth-Token')))
  }

  /** Where even the session cannot be looked up, the client is asked to come again. */
  #guard(work: Promise<void>): void {
    work.catch((error: unknown) => this.#fail(error))
  }

  #fail(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a websocket failed')
    this.#end(internalFault)
  }

  /** Read on, or the good-bye that comes back would not be heard. */
  #end(code: number): void {
    this.#dismiss(code)
    this.#websocket.resume()
  }

  #dismiss(code: number): void {
    this.#isDismissed = true
    this.#websocket.close(code)
  }

  #cutOff(): void {
    this.#isDismissed = true
    this.#websocket.terminate()
  }

  /** Nothing is read before it is known who is there. */
  async #open(token: string | null): Promise<void> {
    this.#websocket.pause()
    if (token && !(await this.#become(token))) return this.#end(tryAgainLater)
    const { session, notify } = this.#client
    if (session) notify('setSessionUser', this.#parts.sessions.described(session))
    else if (token) notify('logout', [])
    if (this.#websocket.readyState === this.#websocket.CLOSED) return
    this.#parts.hub.clients.add(this.#client)
    this.#websocket.resume()
  }

  /** Whether there was a place for it as that; a login on an open socket goes on with the one it has. */
  async #become(token: string | null): Promise<boolean> {
    if (!token) return this.#goOnAs(null)
    const { sessions } = this.#parts
    const behalf = sessions.behalfOf(token)
    const open = () => sessions.open(token, new Date())
    if (!behalf) return this.#goOnAs(await onBehalfOf(strangerAt(this.#client.address), open))
    this.#isLookedUp = true
    // What she sends meanwhile keeps the moment at which it came.
    const session = await onBehalfOf(behalf, () => throughOutage(behalf.whose, open)).finally(() => {
      this.#isLookedUp = false
    })
    return this.#goOnAs(session)
  }

  #goOnAs(session: Session | null): boolean {
    this.#client.shown.clear()
    return this.#setSession(session)
  }

  /** Who has logged in fully may say more than before, whose session is over only what a visitor may. */
  #setSession(session: Session | null): boolean {
    const account = accountIn(session)
    const isSame = account === accountIn(this.#client.session)
    this.#client.session = session
    if (account !== null) this.#clock.senderIsKnown()
    if (!isSame) this.#intake.senderChanged()
    const fits = this.#place.becomes(account)
    if (!fits && account === null) this.#end(tryAgainLater)
    return fits
  }

  /** A stranger files nothing. */
  get #isStranger(): boolean {
    return accountIn(this.#client.session) === null
  }

  /** What came behind a handshake may be a filing before it is known who she is. */
  get #mayFile(): boolean {
    return this.#isLookedUp || !this.#isStranger
  }

  get #whose(): string {
    return behalfOf(this.#client).whose
  }

  /** With whom she takes turns. */
  get #inLineWith(): string {
    return lineOf(behalfOf(this.#client))
  }

  /** As whose her filings are waited for. */
  get #filer(): string {
    return filerIn(this.#client.session) ?? this.#whose
  }

  /** What is in it nobody knows before it is unpacked; it may be a filing. */
  #waitWhileUnpacked(at: Date): () => void {
    this.#unpacksFrom = at
    return this.#parts.undecided.enter(() => (this.#isStranger ? null : at), this.#filer)
  }

  #receive(data: Buffer, isBinary: boolean, stamp: Stamp): void {
    // Who is gone by herself is listened to, for this came whole before.
    if (this.#isDismissed) return
    if (isBinary) return this.#dismiss(unsupportedData)
    this.#answeredPing = true
    const arrived: Arrived = { data, stamp, isBegun: false, over: () => undefined }
    if (this.#parts.mayFile(data))
      // What waits behind other calls of hers, or until she pays, is her own doing.
      arrived.over = this.#parts.undecided.enter(
        () => (this.#isStranger ? null : stamp.at),
        this.#filer,
        () => arrived.isBegun,
      )
    if (this.#intake.take(arrived)) return
    arrived.over()
    this.#dismiss(messageTooLong)
  }

  async #answer({ data, stamp, over }: Arrived): Promise<void> {
    const { session, language } = this.#client
    const isStranger = accountIn(session) === null
    const room = isStranger ? this.#parts.rooms.visitors : this.#parts.rooms.users
    const place = room.enter(this.#inLineWith, () => this.#cutOff())
    try {
      const side = sideOf(session)
      const message = await this.#parts.reader.read(data, {
        stamp,
        side,
        language,
        sender: accountIn(session) ?? this.#client.address,
        isGone: () => this.#websocket.readyState === this.#websocket.CLOSED,
      })
      const files = holdsCall(message, this.#parts.files)
      if (!files) over()
      // Of who is gone only what she filed is worked on.
      if (!files && this.#websocket.readyState === this.#websocket.CLOSED) return
      const answer = await answerMessage(message, {
        run: (call) => this.#run(call),
        changes: this.#parts.changes,
        largest: isStranger ? largestVisitorAnswer : largestAnswer,
        refused: answerTooLarge(language),
        language,
        keep: place.keep,
        stray: () => this.#parts.pace.spend(this.#client, 1),
      })
      over()
      place.wait()
      // The place is free again only when the client has taken its answer.
      if (answer !== null) await this.#send(answer)
    } finally {
      over()
      place.leave()
    }
  }

  /** A database that cannot be asked costs the call, not the socket with all that others wait for on it. */
  #run(call: Call): Promise<Outcome> {
    const files = this.#parts.files(call)
    const run = () => this.#runAsNow(call)
    return onBehalfOf(
      behalfOf(this.#client, files),
      files ? () => throughOutage(this.#whose, run) : run,
    ).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error
      return { error: unavailable(this.#client.language) }
    })
  }

  async #runAsNow(call: Call): Promise<Outcome> {
    const { hub, run, sessions } = this.#parts
    const client = this.#client
    if (client.session) {
      const session = await sessions.use(client.session, call.now)
      if (session) this.#setSession(session)
      else hub.endSession(client)
    }
    const asked = performance.now()
    const outcome = await run(client, call)
    if ('error' in outcome && outcome.reason === 'tooManyCalls')
      this.#parts.pace.spend(client, priceOfRefusal)
    hub.remember(client, call, outcome, asked)
    return outcome
  }

  #send(text: string | Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.#websocket.send(text, { binary: false }, () => {
        this.#lastTaken = Date.now()
        resolve()
        this.#pong()
      })
    })
  }

  /** A ping is paid for like a call; of those that come together the last is answered, once what was said has left. */
  #answerPing(said: Buffer): void {
    this.#parts.pace.spend(this.#client, 1)
    if (this.#pinged === null) setImmediate(() => this.#pong())
    this.#pinged = said
    this.#intake.readOn()
  }

  #pong(): void {
    const said = this.#pinged
    if (said === null || this.#websocket.bufferedAmount > 0) return
    this.#pinged = null
    if (this.#websocket.readyState === this.#websocket.OPEN)
      this.#websocket.pong(said, false, () => this.#pong())
  }

  #notify(text: string): void {
    if (this.#websocket.bufferedAmount > largestBacklog) this.#cutOff()
    else void this.#send(text)
  }

  /** Ends sockets nobody is behind any more, and sessions that are over. */
  beat(now: Date): void {
    this.#guard(this.#check(now))
  }

  async #check(now: Date): Promise<void> {
    const taken = this.#websocket.bufferedAmount === 0 || now.getTime() - this.#lastTaken < patience
    // While its messages wait unread, a client's answer to a ping waits with them.
    const there = this.#answeredPing || this.#intake.isHeldBack
    if (!taken || !there) return this.#cutOff()
    this.#answeredPing = this.#intake.isHeldBack
    this.#websocket.ping()

    const { session } = this.#client
    if (session && session.expires <= now && !(await this.#parts.sessions.reload(session, now))) {
      this.#parts.hub.endSession(this.#client)
    }
  }

  close(): void {
    const goingAway = 1001
    this.#dismiss(goingAway)
  }
}
