import { connect, type Socket } from 'node:net'
import { rootCertificates } from 'node:tls'
import type { Role } from '@allmende/domain/actor.ts'
import {
  Client,
  ConstraintViolationError,
  type Entry,
  EqualityFilter,
  InappropriateAuthError,
  InvalidCredentialsError,
  OrFilter,
  SizeLimitExceededError,
  UnwillingToPerformError,
} from 'ldapts'
import type { Logger } from 'pino'
import { type Directory, type DirectoryPerson, DirectoryUnavailable } from './directory.ts'
import type { DirectorySettings } from './directory-settings.ts'

/** How a directory says that this is not the person's password, or that it lets her in no more. */
const refusals = [
  InvalidCredentialsError,
  InappropriateAuthError,
  ConstraintViolationError,
  UnwillingToPerformError,
]

/** A directory that speaks LDAP: found by filter, proven by a bind, let in by a group. */
export function ldapDirectory(settings: DirectorySettings, log: Logger): Directory {
  return {
    authenticate: async (email, password) => {
      // To a directory an empty password is no password at all: it would let anyone in.
      if (password === '') return null
      try {
        return await connected(settings, (search) => identify(settings, search, email, password))
      } catch (error) {
        log.warn({ err: error }, 'the directory does not answer as it should')
        throw new DirectoryUnavailable('the directory does not answer', { cause: error })
      }
    },
  }
}

async function identify(
  settings: DirectorySettings,
  search: Client,
  email: string,
  password: string,
): Promise<DirectoryPerson | null> {
  if (settings.searchAs) await search.bind(settings.searchAs.dn, settings.searchAs.password)
  const entry = await findPerson(settings, search, email)
  // Someone unknown is tried like someone known, so that the time it takes tells nothing.
  const isHers = await hasPassword(settings, entry?.dn ?? `cn=nobody,${settings.baseDn}`, password)
  const roles = entry && isHers ? await rolesOf(settings, search, entry) : []
  return entry && roles.length > 0 ? toPerson(entry, roles) : null
}

/** The one entry the filter finds; two people with one address are nobody. */
async function findPerson({ baseDn, userFilter }: DirectorySettings, search: Client, email: string) {
  const filter = userFilter.replaceAll('{email}', () => escapedInFilter(email))
  const attributes = ['mail', 'givenName', 'sn', 'cn', 'uid']
  try {
    const { searchEntries } = await search.search(baseDn, { filter, attributes, sizeLimit: 2 })
    return searchEntries.length === 1 ? (searchEntries[0] ?? null) : null
  } catch (error) {
    if (error instanceof SizeLimitExceededError) return null
    throw error
  }
}

/** RFC 4515: what would be read as part of the filter is written as its code. */
const escapedInFilter = (value: string): string =>
  // oxlint-disable-next-line no-control-regex
  value.replace(/[\\*()\u0000]/g, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const hasPassword = (settings: DirectorySettings, dn: string, password: string): Promise<boolean> =>
  connected(settings, async (client) => {
    try {
      await client.bind(dn, password)
      return true
    } catch (error) {
      if (refusals.some((kind) => error instanceof kind)) return false
      throw error
    }
  })

async function rolesOf(settings: DirectorySettings, search: Client, entry: Entry): Promise<Role[]> {
  if (await isMember(search, settings.adminGroup, entry)) return ['SYSTEM_ADMIN']
  return (await isMember(search, settings.userGroup, entry)) ? ['SYSTEM_USER'] : []
}

async function isMember(search: Client, group: string | null, entry: Entry): Promise<boolean> {
  if (group === null) return false
  const ways = [
    { attribute: 'member', value: entry.dn },
    { attribute: 'uniqueMember', value: entry.dn },
    { attribute: 'memberUid', value: valuesOf(entry, 'uid')[0] ?? '' },
  ]
  const filters = ways.filter(({ value }) => value !== '').map((way) => new EqualityFilter(way))
  const filter = new OrFilter({ filters })
  const { searchEntries } = await search.search(group, { scope: 'base', filter, attributes: ['cn'] })
  return searchEntries.length === 1
}

/** A person without an address cannot have an account, whose key it is. */
function toPerson(entry: Entry, roles: Role[]): DirectoryPerson | null {
  const email = valuesOf(entry, 'mail')[0]?.trim().toLowerCase()
  if (!email) return null
  const surName = valuesOf(entry, 'sn')[0] ?? valuesOf(entry, 'cn')[0] ?? email
  return { email, givenName: valuesOf(entry, 'givenName')[0] ?? '', surName, roles }
}

const valuesOf = (entry: Entry, attribute: string): string[] =>
  [entry[attribute] ?? []].flat().map((value) => value.toString())

/** Every connection is used for one identity and closed. */
async function connected<Result>(
  { url, startTls, certificates, patience }: DirectorySettings,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const tlsOptions = certificates ? { ca: [...rootCertificates, certificates] } : {}
  const client = new Client({
    url,
    timeout: patience,
    connectTimeout: patience,
    createConnection: connectOnce(patience),
    ...(url.startsWith('ldaps:') ? { tlsOptions } : {}),
  })
  try {
    if (startTls) await client.startTLS({ ...tlsOptions, host: new URL(url).hostname })
    return await work(client)
  } finally {
    await client.unbind().catch(() => undefined)
  }
}

/** A lost connection is not opened again: what followed STARTTLS would otherwise be sent in the clear. */
function connectOnce(patience: number): typeof connect {
  let isUsed = false
  const open = (port: number, host: string): Socket => {
    if (isUsed) throw new Error('the directory has closed the connection')
    isUsed = true
    const socket = connect(port, host)
    return socket.setTimeout(patience, () => socket.destroy())
  }
  return open as typeof connect
}
