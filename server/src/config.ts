import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { withoutEnd } from '@allmende/domain/signs.ts'

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

/** What is wrong with variables that each look right. */
export type SettingsFault = { name: string; message: string }

/** The settings of one area: its variables, what is wrong among them, what they say. */
export type SettingsPart<Value = unknown> = {
  variables: z.ZodRawShape
  faults: (env: never) => readonly SettingsFault[]
  read: (env: never) => Value
}
export type SettingsParts = Readonly<Record<string, SettingsPart>>

/** What the areas' settings say, by part; `assembly/settings.ts` puts them together here. */
export interface AreaSettings {}

/** The settings of the house itself, as docs/operations.md lists them. An empty variable counts as unset. */
const HouseEnvironment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrl.transform((url) => withoutEnd(url, '/')).optional(),
  DATA_DIR: z.string().default('data'),
  WEB_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO_DATA: onOff.optional(),
  DEMO_RUSH: onOff.default(true),
  ALLMENDE_ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).toLowerCase().optional(),
  SESSION_IDLE_MINUTES: minutes.default(60),
  SESSION_MAX_HOURS: z.coerce
    .number()
    .min(0.05)
    .max(24 * 7)
    .default(12),
  TRUST_PROXY: trustedProxies.optional(),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
/** What the variables of the house say, which the areas' settings may depend on. */
export type House = z.output<typeof HouseEnvironment>

/** The name of every setting. */
export const settingNamesOf = (parts: SettingsParts): string[] => [
  ...Object.keys(HouseEnvironment.shape),
  ...Object.values(parts).flatMap(({ variables }) => Object.keys(variables)),
]

function houseFaults(env: House): SettingsFault[] {
  const faults: (SettingsFault | false)[] = [
    env.DATABASE_URL !== undefined &&
      env.DEMO_DATA === true && {
        name: 'DEMO_DATA',
        message: 'is only for the embedded database: unset DATABASE_URL or DEMO_DATA',
      },
    env.METRICS_PORT !== undefined &&
      env.METRICS_PORT !== 0 &&
      env.METRICS_PORT === env.PORT && { name: 'METRICS_PORT', message: 'must differ from PORT' },
  ]
  return faults.filter((fault) => fault !== false)
}

export type Config = AreaSettings & {
  port: number
  host: string
  /** Where browsers reach the platform; unset, the address the server listens on. */
  publicUrl: string | null
  dataDir: string
  database: { kind: 'embedded'; demoData: boolean } | { kind: 'postgres'; url: string; pool: number }
  /** Whether each start of a demonstration opens a tender whose deadline is near. */
  demoRush: boolean
  adminEmail: string | null
  session: { idle: number; absolute: number }
  trustProxy: string[] | false
  metricsPort: number | null
  logLevel: string
  /** The built web application. */
  webDir: string
}

export class ConfigurationFault extends Error {}

export type ReadConfig = (
  environment: Record<string, string | undefined>,
  options?: { servesWeb?: boolean },
) => Config

/** Reads the configuration of a house with these parts, or ends with one message that names every fault. */
export const configReader =
  (parts: SettingsParts): ReadConfig =>
  (environment, { servesWeb = true } = {}) => {
    const all = Object.entries(parts)
    const variables = Object.assign({}, ...all.map(([, part]) => part.variables)) as z.ZodRawShape
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
    const parsed = HouseEnvironment.extend(variables)
      .superRefine((env, context) => {
        const faults = [
          ...houseFaults(env as unknown as House),
          ...all.flatMap(([, part]) => part.faults(env as never)),
        ]
        for (const { name, message } of faults) context.addIssue({ code: 'custom', path: [name], message })
      })
      .safeParse(given)
    if (!parsed.success)
      throw new ConfigurationFault(
        faultMessage(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)),
      )

    const env = parsed.data as House
    const ofAreas = Object.fromEntries(all.map(([name, part]) => [name, part.read(env as never)]))
    return {
      ...(ofAreas as unknown as AreaSettings),
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? null,
      dataDir: resolve(env.DATA_DIR),
      database: env.DATABASE_URL
        ? { kind: 'postgres', url: env.DATABASE_URL, pool: env.DATABASE_POOL }
        : { kind: 'embedded', demoData: env.DEMO_DATA ?? true },
      demoRush: env.DEMO_RUSH,
      adminEmail: env.ALLMENDE_ADMIN_EMAIL ?? null,
      session: { idle: env.SESSION_IDLE_MINUTES * 60_000, absolute: env.SESSION_MAX_HOURS * 3_600_000 },
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
