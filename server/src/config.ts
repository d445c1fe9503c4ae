import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  directoryFaults,
  type DirectorySettings,
  directorySettings,
  directoryVariables,
} from './accounts/directory-settings.ts'

import {
  officialFaults,
  type OfficialFolders,
  officialFolders,
  officialVariables,
} from './notices/official/official-folders.ts'
import { mailFaults, type MailServer, mailServer, mailVariables } from './mail/mail-server.ts'
import {
  portalFaults,
  type PortalSettings,
  portalSettings,
  portalVariables,
} from './portal/portal-settings.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const port = z.coerce.number().int().min(0).max(65_535)
const minutes = z.coerce
  .number()
  .min(0.05)
  .max(60 * 24 * 7)

/** A comma-separated list of addresses and networks whose forwarding headers are believed. */
const trustedProxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('loopback')], {
        error: 'must list addresses or networks, e.g. "127.0.0.1, 10.0.0.0/8"',
      }),
    ),
  )

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
})
const webUrl = z.url({ protocol: /^https?$/, error: 'must look like https://vergabe.example.de' })

/** Every setting, as docs/operations.md lists them. An empty variable counts as unset. */
const Environment = z
  .object({
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: webUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    DATA_DIR: z.string().default('data'),
    WEB_DIR: z.string().optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    DEMO_DATA: onOff.optional(),
    ALLMENDE_ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).toLowerCase().optional(),
    SESSION_IDLE_MINUTES: minutes.default(60),
    SESSION_MAX_HOURS: z.coerce
      .number()
      .min(0.05)
      .max(24 * 7)
      .default(12),
    ...mailVariables,
    ...directoryVariables,
    ...portalVariables,
    ...officialVariables,
    TRUST_PROXY: trustedProxies.optional(),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_URL && env.DEMO_DATA) {
      context.addIssue({
        code: 'custom',
        path: ['DEMO_DATA'],
        message: 'is only for the embedded database: unset DATABASE_URL or DEMO_DATA',
      })
    }
    const faults = [...mailFaults(env), ...directoryFaults(env), ...portalFaults(env), ...officialFaults(env)]
    for (const { name, message } of faults) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    if (env.METRICS_PORT && env.METRICS_PORT === env.PORT) {
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must differ from PORT' })
    }
  })

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type Config = {
  port: number
  host: string
  /** Where browsers reach the platform; unset, the address the server listens on. */
  publicUrl: string | null
  dataDir: string
  database: { kind: 'embedded'; demoData: boolean } | { kind: 'postgres'; url: string; pool: number }
  adminEmail: string | null
  session: { idle: number; absolute: number }
  /** What carries our mails; null keeps them. */
  mailServer: MailServer | null
  /** Where people of the authority are known; null where everyone has a local account. */
  directory: DirectorySettings | null
  /** Where notices are published; null where they are only downloaded. */
  portal: PortalSettings | null
  /** The official schemas and rules of the notice standard; null where only our own check runs. */
  official: OfficialFolders | null
  trustProxy: string[] | false
  metricsPort: number | null
  logLevel: string
  /** The built web application. */
  webDir: string
}

export class ConfigurationFault extends Error {}

/** The configuration, or one message that names every fault. */
export function readConfig(
  environment: Record<string, string | undefined>,
  { servesWeb = true } = {},
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success) throw new ConfigurationFault(faultMessage(faults))

  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, pool: env.DATABASE_POOL }
      : { kind: 'embedded', demoData: env.DEMO_DATA ?? true },
    adminEmail: env.ALLMENDE_ADMIN_EMAIL ?? null,
    session: { idle: env.SESSION_IDLE_MINUTES * 60_000, absolute: env.SESSION_MAX_HOURS * 3_600_000 },
    mailServer: mailServer(env),
    directory: directorySettings(env),
    portal: portalSettings(env),
    official: officialFolders(env),
    trustProxy: env.TRUST_PROXY ?? false,
    metricsPort: env.METRICS_PORT ?? null,
    logLevel: env.LOG_LEVEL,
    webDir: webDirectory(servesWeb, env.WEB_DIR),
  }
}

function webDirectory(isNeeded: boolean, given?: string): string {
  const dist = given ? resolve(given) : resolve(import.meta.dirname, '../../web/dist')
  if (isNeeded && !existsSync(join(dist, 'index.html')))
    throw new ConfigurationFault(
      'The web application is not built yet. Run "npm start", or "npm run build -w web".',
    )
  return dist
}

function faultMessage(faults: string[]): string {
  return [
    'The configuration has faults:',
    ...faults.map((fault) => `  - ${fault}`),
    'docs/operations.md lists every setting.',
  ].join('\n')
}
