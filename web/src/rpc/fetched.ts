import type { ConnectionState } from './connection.ts'
import type { Store } from './store.ts'

/** A part of the client that comes later. While the server is away its files wait for it, as calls do. */
export async function fetched<Part>(
  load: () => Promise<Part>,
  connection: Store<ConnectionState>,
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (connection.get().connected) throw error
    await reconnected(connection)
    return load()
  }
}

function reconnected(connection: Store<ConnectionState>): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.get().connected) return
      stop()
      resolve()
    })
  })
}
