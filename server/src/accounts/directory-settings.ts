import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Where the authority's directory is and what it says about whom. */
export type DirectorySettings = {
  url: string
  startTls: boolean
  /** Certificates to trust besides those the system trusts; null where those are enough. */
  certificates: string | null
  /** The account that may search; null searches without one. */
  searchAs: { dn: string; password: string } | null
  baseDn: string
  /** Finds a person; `{email}` stands for what she typed. */
  userFilter: string
  adminGroup: string | null
  userGroup: string | null
  /** Milliseconds until it counts as not answering. */
  patience: number
}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const ldapUrl = z.url({ protocol: /^ldaps?$/, error: 'must look like ldaps://verzeichnis.example.de' })
const userFilter = z
  .string()
  .refine((filter) => filter.startsWith('(') && filter.endsWith(')') && filter.includes('{email}'), {
    error: 'must be a filter in brackets with {email} in it, as (mail={email})',
  })
const certificates = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    context.addIssue({ code: 'custom', message: `names ${path}, which cannot be read` })
    return z.NEVER
  }
})

/** The variables about the directory; without LDAP_URL there is none. */
export const directoryVariables = {
  LDAP_URL: ldapUrl.optional(),
  LDAP_STARTTLS: onOff.default(false),
  LDAP_CA_FILE: certificates.optional(),
  LDAP_BIND_DN: z.string().optional(),
  LDAP_BIND_PASSWORD: z.string().optional(),
  LDAP_BASE_DN: z.string().optional(),
  LDAP_USER_FILTER: userFilter.default('(mail={email})'),
  LDAP_ADMIN_GROUP: z.string().optional(),
  LDAP_USER_GROUP: z.string().optional(),
  LDAP_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(5),
}
type Variables = z.output<z.ZodObject<typeof directoryVariables>>
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the variables as a whole. */
export function directoryFaults(env: Variables): Fault[] {
  if (!env.LDAP_URL) return []
  const faults: (Fault | false)[] = [
    !env.LDAP_BASE_DN && { name: 'LDAP_BASE_DN', message: 'must say where people are searched for' },
    !env.LDAP_ADMIN_GROUP &&
      !env.LDAP_USER_GROUP && {
        name: 'LDAP_USER_GROUP',
        message: 'or LDAP_ADMIN_GROUP must be set: only members of a group may log in',
      },
    (env.LDAP_BIND_DN === undefined) !== (env.LDAP_BIND_PASSWORD === undefined) && {
      name: 'LDAP_BIND_DN',
      message: 'and LDAP_BIND_PASSWORD belong together',
    },
    env.LDAP_STARTTLS &&
      env.LDAP_URL.startsWith('ldaps:') && {
        name: 'LDAP_STARTTLS',
        message: 'is for ldap:// only; ldaps:// is encrypted from the start',
      },
  ]
  return faults.filter((fault) => fault !== false)
}

export function directorySettings(env: Variables): DirectorySettings | null {
  const { LDAP_URL: url, LDAP_BASE_DN: baseDn } = env
  if (!url || !baseDn) return null
  const { LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password } = env
  return {
    url,
    startTls: env.LDAP_STARTTLS,
    certificates: env.LDAP_CA_FILE ?? null,
    searchAs: dn !== undefined && password !== undefined ? { dn, password } : null,
    baseDn,
    userFilter: env.LDAP_USER_FILTER,
    adminGroup: env.LDAP_ADMIN_GROUP ?? null,
    userGroup: env.LDAP_USER_GROUP ?? null,
    patience: env.LDAP_TIMEOUT_SECONDS * 1000,
  }
}
