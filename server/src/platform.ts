import { readFileSync } from 'node:fs'
import { contract } from '@allmende/domain/contract.ts'
import fastify from 'fastify'
import type { Logger } from 'pino'
import { ldapDirectory } from './accounts/ldap-directory.ts'
import { keepSessions } from './accounts/session-keeper.ts'
import { type Config, ConfigurationFault } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { addressReader, proxyReader } from './http/address.ts'
import { boundConnections, connectionSettings, endSlowBodies } from './http/connections.ts'
import { answerErrors, sendError } from './http/errors.ts'
import { serveDownloads } from './http/downloads.routes.ts'
import { sendSafeHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.routes.ts'
import { serveInfo } from './http/info.routes.ts'
import { serveMetrics } from './http/metrics.ts'
import { isOwnOrigin } from './http/origin.ts'
import { serveRpc } from './http/rpc.routes.ts'
import { serveNotices } from './http/notices.routes.ts'
import { serveSdk } from './http/sdk.routes.ts'
import { serveWebApplication } from './http/static.routes.ts'
import { startHousekeeping } from './jobs/housekeeping.ts'
import { startMailJob } from './jobs/mail.job.ts'
import type { PortalPace } from './jobs/portal.conclusion.ts'
import { startPortalJob } from './jobs/portal.job.ts'
import type { RecurringJob } from './jobs/recurring.ts'
import { openPost } from './mail/post.ts'
import { openOfficialChecks } from './notices/official/official-checks.ts'
import { publicationApi } from './portal/publication-api.ts'
import { localAnnouncements, postgresAnnouncements } from './rpc/announcements.ts'
import { type CallParts, createCalls } from './rpc/calls.ts'
import { createHub } from './rpc/hub.ts'
import { type DoorLimits, usualLimits } from './rpc/limits.ts'
import { atABearablePace } from './rpc/rate.ts'
import { methods } from './rpc/registry.ts'
import { serveWebsocket } from './rpc/websocket.ts'
import { hasDemoData } from './settings/settings.queries.ts'
import { outgoingNotice } from './tenders/notice/outgoing-notice.ts'

export const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version

export type Platform = {
  url: string
  metricsUrl: string | null
  demo: boolean
  /** Asked once mails are written that no call caused. */
  sendMails: () => void
  routes: readonly string[]
  close: () => Promise<void>
}

/** The methods in use, the pulse of the websockets, the pace of the portal and the limits at the door; tests and benchmarks bring their own. */
export type Offer = Pick<CallParts, 'contract' | 'methods'> & {
  heartbeatEvery?: number
  portalPace?: PortalPace
  limits?: Partial<DoorLimits>
}

/** Puts the parts together and opens the door. */
export async function startPlatform(
  config: Config,
  database: OpenDatabase,
  log: Logger,
  offer: Offer = { contract, methods },
): Promise<Platform> {
  const { db } = database
  const announcements =
    config.database.kind === 'postgres'
      ? postgresAnnouncements(config.database.url, log)
      : localAnnouncements()
  let countSockets = () => 0
  const metrics =
    config.metricsPort === null ? null : await serveMetrics(config.metricsPort, () => countSockets())

  let mailJob: RecurringJob | null = null
  const sessions = keepSessions(db, config.session)
  const officialChecks = config.official && openOfficialChecks(config.official, log)
  const parts: CallParts = {
    contract: offer.contract,
    methods: offer.methods,
    db,
    config,
    directory: config.directory && ldapDirectory(config.directory, log),
    portal: config.portal && publicationApi(config.portal),
    officialChecks,
    announcements,
    log,
    sendMails: () => mailJob?.wake(),
    ...(metrics ? { measure: metrics.measure } : {}),
  }
  const limits = { ...usualLimits, ...offer.limits }
  const ownRun = createCalls(parts)
  const run = atABearablePace(ownRun, limits)
  const hub = createHub({ contract: offer.contract, run: ownRun, sessions, log })
  announcements.listen(hub.hear)

  const app = fastify({ forceCloseConnections: true, ...connectionSettings(limits) })
  boundConnections(app.server, proxyReader(config.trustProxy), limits.connectionsPerAddress)
  endSlowBodies(app, limits)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`))
  const addressOf = addressReader(config.trustProxy)
  const demo = await hasDemoData(db)

  sendSafeHeaders(app, config.publicUrl?.startsWith('https:') ?? false)
  answerErrors(app, log)
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnOrigin(request.raw, config.publicUrl))
      return sendError(request, reply, 403, 'Origin not allowed')
  })
  serveHealth(app, db)
  serveInfo(app, { version, demo, portal: config.portal !== null, idleLimitMs: config.session.idle })
  serveSdk(app, version)
  serveRpc(app, { run, sessions, addressOf })
  serveNotices(app, { run, sessions, addressOf })
  serveDownloads(app, { ...parts, addressOf })
  await serveWebApplication(app, config.webDir)
  const websockets = serveWebsocket(app.server, {
    hub,
    run,
    sessions,
    log,
    addressOf,
    mayConnect: (request) => isOwnOrigin(request, config.publicUrl),
    heartbeatEvery: offer.heartbeatEvery ?? 30_000,
    limits,
  })
  countSockets = websockets.count
  const housekeeping = startHousekeeping(db, log)

  const url = await app.listen({ port: config.port, host: config.host }).catch(explainPort(config))
  const address = config.publicUrl ?? url
  if (config.mailServer)
    mailJob = startMailJob({ db, log, address, post: openPost(config.mailServer, address) })
  const portalJob =
    parts.portal &&
    startPortalJob({
      db,
      log,
      announcements,
      portal: parts.portal,
      write: (submission, now) => outgoingNotice(db, submission, now),
      ...(offer.portalPace && { pace: offer.portalPace }),
    })
  return {
    routes,
    url: address,
    sendMails: () => mailJob?.wake(),
    metricsUrl: metrics?.url ?? null,
    demo,
    close: async () => {
      housekeeping.stop()
      hub.stop()
      websockets.close()
      await app.close()
      await mailJob?.stop()
      await portalJob?.stop()
      await officialChecks?.close()
      metrics?.close()
      await announcements.close()
    },
  }
}

const explainPort = (config: Config) => (error: Error & { code?: string }) => {
  if (error.code !== 'EADDRINUSE') throw error
  throw new ConfigurationFault(`Port ${config.port} is already in use. Set PORT to another one.`)
}
