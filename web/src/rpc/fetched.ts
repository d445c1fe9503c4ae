import type { ConnectionState } from './connection.ts'
import type { Store } from './store.ts'

/** In milliseconds, one after each time in vain: a line that is down for a moment is seldom noticed before. */
const usualPauses = [1000, 2000, 4000, 8000] as const

/** A part of the client that comes later. While the server is away its files wait for it, as calls do. */
export async function fetched<Part>(
  load: () => Promise<Part>,
  connection: Store<ConnectionState>,
  pauses: readonly number[] = usualPauses,
): Promise<Part> {
  for (const pause of pauses)
    try {
      return await load()
    } catch {
      await (connection.get().connected ? passed(pause) : reconnected(connection))
    }
  return load()
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

function reconnected(connection: Store<ConnectionState>): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.get().connected) return
      stop()
      resolve()
    })
  })
}
