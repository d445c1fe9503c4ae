import { contract } from '@allmende/domain/contract.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { Logger } from 'pino'
import { browserNamed } from './accounts/browser-marks.ts'
import { keepSessions } from './accounts/session-keeper.ts'
import { serveInfo } from './assembly/info.routes.ts'
import { jobsOf, type Pace } from './assembly/jobs.ts'
import { ledger } from './assembly/ledger.ts'
import { openMessageReader } from './assembly/message-reader.ts'
import { methods } from './assembly/methods.ts'
import { tellMissingVersions } from './assembly/missing-versions.ts'
import { pageHeads } from './assembly/page-heads.ts'
import { dataRoutesOf } from './assembly/routes.ts'
import { settleKeys } from './assembly/sealed-things.ts'
import { settledStorage } from './assembly/settled-storage.ts'
import { secretKeyIn } from './assembly/secret-key.ts'
import { openServices } from './assembly/services.ts'
import { type Config, ConfigurationFault } from './config.ts'
import { lineOf, onBehalfOf, onOwnBehalf } from './database/behalf.ts'
import type { MachineClock } from './database/clock-difference.ts'
import type { OpenDatabase } from './database/database.ts'
import { openDoor } from './http/door.ts'
import { putAllPensDown } from './files/uploads/writer-lease.queries.ts'
import { addressReader } from './http/address.ts'
import { clockOfReading, wireClockOf } from './gate/connection.ts'
import { makeGate } from './gate/gate.ts'
import { requestStamps } from './gate/request-stamp.ts'
import { createBoundServer } from './http/connections.ts'
import { answerErrors, sendFault } from './http/errors.ts'
import { filingRequests } from './http/filing-requests.ts'
import { lookAtEach } from './http/first-look.ts'
import { safeHeaders, sendSafeHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.routes.ts'
import { serveMetrics } from './http/metrics.ts'
import { isOwnOrigin } from './http/origin.ts'
import type { Route } from './http/route.ts'
import { serveRpc } from './http/rpc.routes.ts'
import { tokenOf } from './http/token.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { serveWebApplication } from './http/static.routes.ts'
import { clockCheck } from './jobs/clock-check.ts'
import { type Schedule, startJobs } from './jobs/schedule.ts'
import { serveSdk } from './notices/sdk.routes.ts'
import { localAnnouncements, postgresAnnouncements } from './rpc/announcements.ts'
import { type AnswerRooms, answerRooms } from './rpc/answer-room.ts'
import {
  type Caller,
  type CallParts,
  changesIn,
  createCalls,
  filesIn,
  mayFileIn,
  type RunCall,
} from './rpc/calls.ts'
import { keepDecisions } from './rpc/decisions.ts'
import { strangerAt } from './rpc/behalf.ts'
import { createHub } from './rpc/hub.ts'
import { holdPresence } from './rpc/presence.ts'
import { homeOf } from './own-address.ts'
import { askedTogether } from './rpc/asked-together.ts'
import { type ArrivalRooms, arrivalRooms } from './rpc/arrivals.ts'
import { readHere } from './rpc/reading/message-reader.ts'
import { type DoorLimits, usualLimits } from './rpc/limits.ts'
import { atPace, bearablePace } from './rpc/rate.ts'
import { type ActAsSystem, actingAsSystem } from './rpc/system.ts'
import { SaidBefore } from './rpc/said-before.ts'
import { earliestOf, Undecided } from './rpc/undecided.ts'
import { stampedNow } from './rpc/stamp.ts'
import { takingTurns } from './rpc/turns.ts'
import { serveWebsocket } from './rpc/websocket.ts'
import { isDemo } from './settings/settings.queries.ts'
import { version } from './version.ts'

export type Platform = {
  url: string
  metricsUrl: string | null
  demo: boolean
  /** What its methods work with, for who calls them from inside. */
  house: CallParts
  /** Does a step that nobody calls for. */
  act: ActAsSystem
  /** Starts a job at once, for tests that move the clock. */
  wake: Schedule['wake']
  routes: readonly string[]
  close: () => Promise<void>
}

/** The methods and routes in use, the pulse of the websockets, the pace of the jobs, the room for answers and for what arrives, the limits at the door, and the clock that is compared with the database's; tests and benchmarks bring their own. */
export type Offer = Pick<CallParts, 'contract' | 'methods' | 'clock'> & {
  heartbeatEvery?: number
  pace?: Pace
  routes?: readonly Route[]
  rooms?: AnswerRooms
  arrivals?: ArrivalRooms
  limits?: Partial<DoorLimits>
  machineClock?: MachineClock
  /** The clock of a test stands still: what comes is stamped by it when it is read, and not by the gate. */
  clockStandsStill?: true
}

/** Puts the parts together and opens the door. */
export async function startPlatform(
  config: Config,
  database: OpenDatabase,
  log: Logger,
  offer: Offer = { contract, methods },
): Promise<Platform> {
  const { db } = database
  const keys = await settleKeys(db, config.masterKeyFile)
  const storage = await settledStorage(db, config, log)
  await tellMissingVersions(db, log)
  // The embedded database has one process: whoever was writing before this one is dead.
  if (config.database.kind === 'embedded') await putAllPensDown(db)
  const processId = randomUUID()
  const announcements =
    config.database.kind === 'postgres'
      ? postgresAnnouncements(config.database.url, log, (connection) => holdPresence(connection, processId))
      : localAnnouncements()
  let countSockets = () => 0
  const metrics =
    config.metricsPort === null ? null : await serveMetrics(config.metricsPort, () => countSockets())

  const secretKey = secretKeyIn(db, keys)
  const houseKey = await secretKey()
  const sessions = keepSessions(db, config.session, houseKey)
  const outside = openServices(config, log, { keys, storage })
  let schedule: Schedule | null = null
  const undecided = new Undecided()
  let unreadSince: () => Date | null = () => null
  const decisions = keepDecisions({
    db,
    processId,
    isAlone: config.database.kind === 'embedded',
    trustsProxies: config.trustProxy !== false,
    undecidedSince: () => earliestOf([undecided.earliest(), unreadSince()]),
  })
  const limits = { ...usualLimits, ...offer.limits }
  const pace = bearablePace(limits)
  let listensAt: string | undefined
  const home = () => homeOf(config, listensAt)
  const parts: CallParts = {
    contract: offer.contract,
    methods: offer.methods,
    db,
    config,
    home,
    services: outside.services,
    sessions,
    secretKey,
    ledger,
    announcements,
    log,
    decidedBefore: decisions.decidedBefore,
    chargeLogged: pace.chargeLogged,
    wake: (job) => onOwnBehalf(() => schedule?.wake(job)),
    ...(metrics ? { measure: metrics.measure } : {}),
    ...(offer.clock ? { clock: offer.clock } : {}),
  }
  const rooms = offer.rooms ?? answerRooms()
  const ownRun = createCalls(parts)
  // The thread knows the contract of the house; tests bring others.
  const reader = offer.contract === contract ? openMessageReader(parts) : readHere
  const changes = changesIn(offer.contract)
  const files = filesIn(offer.contract)
  const stampOf = offer.clockStandsStill ? stampedNow : requestStamps(config.trustProxy)
  const mayFile = mayFileIn(offer.contract)
  const arrivals = offer.arrivals ?? arrivalRooms()
  const together = (inner: RunCall, apart?: (caller: Caller) => string) =>
    askedTogether(offer.contract, offer.methods, inner, apart)
  const inTurn = takingTurns(together(ownRun), { atOnce: limits.callsAtOnce, changes, files, sessions })
  // Strangers of one address share their turns too, and never wait for the turn of another address.
  const run = atPace(
    together(inTurn, ({ address }) => address),
    pace,
  )
  const hub = createHub({ contract: offer.contract, run: ownRun, sessions, log })
  announcements.listen(hub.hear)

  const addressOf = addressReader(config.trustProxy)
  /** Whose request it is, as far as that is seen without a look at the database. */
  const behalfIn = (request: IncomingMessage) => {
    const token = tokenOf(request)
    return (token === null ? null : sessions.behalfOf(token)) ?? strangerAt(addressOf(request))
  }
  const filerOf = (request: IncomingMessage) => {
    const token = tokenOf(request)
    return token === null ? null : sessions.filerOf(token)
  }
  const filings = filingRequests({ undecided, saidBefore: new SaidBefore(), stampOf, mayFile, filerOf })
  const safe = safeHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app = fastify({
    forceCloseConnections: true,
    // Names of files stand in addresses, each of their 255 bytes written with three signs.
    routerOptions: { maxParamLength: 1000 },
    serverFactory: (answer) =>
      createBoundServer(
        (request, response) => onBehalfOf(behalfIn(request), () => answer(request, response)),
        limits,
        filings.begun,
        (request) => lineOf(behalfIn(request)),
      ),
    // An address that cannot be read never reaches a hook, so that nobody counts it: who sends one connects anew.
    frameworkErrors: ({ statusCode = 400 }, request, reply) =>
      sendFault(request, reply.headers({ ...safe, connection: 'close' }), statusCode),
  })
  endSlowBodies(app, limits)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`))
  const demo = await isDemo(db, config)

  sendSafeHeaders(app, safe)
  answerErrors(app, log)
  lookAtEach(app, { addressOf, publicUrl: config.publicUrl, limits })
  const clocks = clockCheck({ db, log, ...(offer.machineClock && { clock: offer.machineClock }) })
  serveHealth(app, db, clocks.problem)
  const { reserve: _own, ...fileLimits } = config.files.limits
  serveInfo(app, {
    version,
    demo,
    portal: config.portal !== null,
    idleLimitMs: config.session.idle,
    files: fileLimits,
  })
  serveSdk(app, version)
  serveRpc(app, { run, reader, changes, files, filings, sessions, addressOf, stampOf, rooms, arrivals, pace })
  // Apart from the calls, whose bodies are read whole: data passes through.
  await app.register(async (scope) =>
    openDoor(scope, { ...parts, run, addressOf, stampOf, pace }, offer.routes ?? dataRoutesOf(config)),
  )
  await serveWebApplication(app, config.webDir, pageHeads(db, home, log))
  const websockets = serveWebsocket(app.server, {
    hub,
    run,
    reader,
    changes,
    sessions,
    rooms,
    arrivals,
    undecided,
    files,
    mayFile,
    pace,
    log,
    addressOf,
    browserNamed: (mark) => browserNamed(houseKey, mark, new Date()),
    clockOf: offer.clockStandsStill ? clockOfReading : wireClockOf,
    mayConnect: (request) => isOwnOrigin(request, config.publicUrl),
    heartbeatEvery: offer.heartbeatEvery ?? 30_000,
    limits,
  })
  countSockets = websockets.count

  const gate = await makeGate(app.server)
  unreadSince = () =>
    earliestOf([gate.unledSince(), ...[...gate.connections].map((connection) => connection.unreadSince())])
  await decisions.begin()
  await app.listen({ path: gate.path, backlog: 4096 })
  const { host, port, trustProxy } = config
  const { connectionsPerAddress, headersWithin } = limits
  listensAt = urlOf(
    await gate
      .open({ host, port, trustProxy, connectionsPerAddress, firstWordWithin: headersWithin })
      .catch(explainPort(config)),
  )
  schedule = startJobs([clocks.job, decisions.job, ...jobsOf(parts, offer.pace ?? {})], log)
  return {
    routes,
    url: home(),
    house: parts,
    act: actingAsSystem(parts),
    wake: schedule.wake,
    metricsUrl: metrics?.url ?? null,
    demo,
    close: async () => {
      hub.stop()
      await gate.shut()
      websockets.close()
      await app.close()
      await gate.close()
      await decisions.end()
      await schedule?.stop()
      await outside.close()
      await reader.close()
      metrics?.close()
      await announcements.close()
    },
  }
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

const explainPort = (config: Config) => (error: Error & { code?: string }) => {
  if (error.code !== 'EADDRINUSE') throw error
  throw new ConfigurationFault(`Port ${config.port} is already in use. Set PORT to another one.`)
}
