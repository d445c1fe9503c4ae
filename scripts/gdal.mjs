import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

const ogrinfo = '/usr/bin/ogrinfo'

/**
 * The GIS that reads /ogc in the tests; where it cannot be had they skip themselves and say so.
 * @returns {Promise<{ missing?: string }>}
 */
export async function ensureGdal() {
  if (existsSync(ogrinfo)) return {}
  const reason = await installPackages(['gdal-bin'])
  return existsSync(ogrinfo) ? {} : { missing: `GDAL (Debian package "gdal-bin") is missing: ${reason}` }
}
