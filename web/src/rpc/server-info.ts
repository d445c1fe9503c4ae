import type { FileLimits } from '@allmende/domain/files/limits.ts'
import { clockOffset, setClockOffset } from './clock.ts'
import { createStore, useStore } from './store.ts'

/** What the server tells everyone about itself. */
export type ServerInfo = {
  version: string
  demo: boolean
  /** Whether notices can be published from here. */
  portal: boolean
  now: string
  idleLimitMs: number
  warnBeforeMs: number
  files: FileLimits
}

export const serverInfo = createStore<ServerInfo | null>(null)
export const useServerInfo = (): ServerInfo | null => useStore(serverInfo)

/** Asked on every connect: the server may have been replaced and the clocks drift. */
export async function askServerInfo(): Promise<ServerInfo> {
  const asked = Date.now()
  const response = await fetch('/api/v1/info', { cache: 'no-store' })
  if (!response.ok) throw new Error(`/api/v1/info answered ${response.status}`)
  const info: ServerInfo = await response.json()
  setClockOffset(clockOffset(new Date(info.now), asked, Date.now()))
  serverInfo.set(info)
  return info
}
