import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

const slapd = '/usr/sbin/slapd'
const openssl = '/usr/bin/openssl'
const isThere = () => [slapd, openssl].every((path) => existsSync(path))

/**
 * The directory server the login tests ask; where it cannot be had they skip themselves and say so.
 * @returns {Promise<{ missing?: string }>}
 */
export async function ensureSlapd() {
  if (isThere()) return {}
  const reason = await installPackages(['slapd', 'openssl'])
  return isThere() ? {} : { missing: `OpenLDAP (Debian package "slapd") is missing: ${reason}` }
}
