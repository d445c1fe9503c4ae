import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

// The same engine without the parts of a desktop browser: the stories take a third less of the machine.
const shell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }
const usual = [shell.path, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

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
  const { CHROMIUM, CI } = process.env
  const found = findChromium()
  if (CHROMIUM)
    return found ? { path: found } : { missing: `CHROMIUM names ${CHROMIUM}, which does not exist.` }
  if (found && (found === shell.path || CI !== 'true')) return { path: found }

  const reason = await installPackages([shell.package])
  const installed = findChromium()
  if (installed) return { path: installed }
  return {
    missing: `The browser tests need Chromium (Debian package "${shell.package}" or "chromium"), or CHROMIUM=/path/to/the/browser.\n${reason ?? ''}`,
  }
}
