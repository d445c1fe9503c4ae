import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from '../scripts/paths.mjs'
import type { PrivateServer } from './fixtures.ts'

/** Environment of a server whose story lasts for days: its sessions last for a week, which is the most there is. */
export const patient = { SESSION_IDLE_MINUTES: '10080', SESSION_MAX_HOURS: '168' }

/**
 * Starts the server again at that moment; open pages find it again by themselves and go by its clock. It goes on from
 * there at its usual pace, and never back.
 */
export async function travelTo(server: PrivateServer, moment: Date): Promise<void> {
  const early = join(root, 'e2e', 'ahead-of-time.ts')
  await server.stop()
  server.changeEnvironment({
    NODE_OPTIONS: `--import=${pathToFileURL(early).href}`,
    TEST_CLOCK_AHEAD: String(moment.getTime() - Date.now()),
  })
  await server.start()
}

/** What a browser complains about while the server is away. */
export const whileAway: RegExp[] = [/ERR_CONNECTION_REFUSED/, /WebSocket connection/, /ERR_CONNECTION_RESET/]
