import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ScannerSettings } from './scanner-settings.ts'
import { clamd } from './virus-scanner.ts'

const program = '/usr/sbin/clamd'
const memory = '/dev/shm'

/** Whether this machine has the real scanner that the tests ask. */
export const hasClamd = existsSync(program)

/** The harmless file every scanner knows, in pieces, so that none takes this one for it. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-', 'FILE!$H+H*'].join(''),
)

/** The largest stream it takes. */
export const streamMaxLength = 40 * 1024 * 1024

export type TestClamd = {
  settings: ScannerSettings
  start: () => Promise<void>
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  remove: () => Promise<void>
}

/** A real clamd of its own that knows one virus, not yet started. */
export function makeClamd(): TestClamd {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-clamd-'))
  // It spools what it is handed in the clear, so that goes into memory, as docs/operations.md asks for.
  const spool = mkdtempSync(join(existsSync(memory) ? memory : folder, 'allmende-clamd-'))
  const at = (name: string) => join(folder, name)
  const settings = { path: at('socket') }
  mkdirSync(at('database'))
  writeFileSync(at('database/own.ndb'), `Eicar-Test:0:*:${eicar.toString('hex')}\n`)
  writeFileSync(at('clamd.conf'), configuration(at, spool))

  let stop: TestClamd['stop'] = async () => {}
  return {
    settings,
    start: async () => {
      const child = spawn(program, ['--config-file', at('clamd.conf')], { stdio: 'ignore' })
      const ended = once(child, 'exit')
      stop = async (signal = 'SIGTERM') => {
        child.kill(signal)
        await ended
      }
      await answering(settings)
    },
    stop: (signal) => stop(signal),
    remove: async () => {
      await stop('SIGKILL')
      for (const place of [folder, spool]) rmSync(place, { recursive: true, force: true })
    },
  }
}

const configuration = (at: (name: string) => string, spool: string) => `
Foreground yes
DatabaseDirectory ${at('database')}
LocalSocket ${at('socket')}
FixStaleSocket yes
TemporaryDirectory ${spool}
StreamMaxLength ${streamMaxLength}
MaxFileSize ${streamMaxLength}
MaxScanSize ${streamMaxLength}
${process.getuid?.() === 0 ? 'User root' : ''}
`

async function answering(settings: ScannerSettings): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await clamd(settings).ping()
    } catch (error) {
      if (attempt === 200) throw error
      await sleep(50)
    }
  }
}
