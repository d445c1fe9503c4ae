import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

const clamd = '/usr/sbin/clamd'

/**
 * The virus scanner the tests of files ask; where it cannot be had they skip themselves and say so.
 * @returns {Promise<{ missing?: string }>}
 */
export async function ensureClamd() {
  if (existsSync(clamd)) return {}
  const reason = await installPackages(['clamav-daemon'])
  return existsSync(clamd) ? {} : { missing: `ClamAV (Debian package "clamav-daemon") is missing: ${reason}` }
}
