import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser the stories run in, where the machine has one. */
export function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined
  return usual.find((path) => existsSync(path))
}

/**
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return { path: found }
  if (process.env['CHROMIUM'])
    return { missing: `CHROMIUM names ${process.env['CHROMIUM']}, which does not exist.` }

  const reason = await installPackages(['chromium'])
  const installed = findChromium()
  if (!reason && installed) return { path: installed }
  return {
    missing: `The browser tests need Chromium (Debian package "chromium"), or CHROMIUM=/path/to/the/browser.\n${reason ?? ''}`,
  }
}
