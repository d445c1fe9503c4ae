import { type ComponentType, lazy } from 'react'
import { connection } from '../rpc/server.ts'

/** A component that is fetched when it is first drawn. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetched(load) }))
}

/** While the server is away its files wait for it, as calls do. */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (connection.state.get().connected) throw error
    await reconnected()
    return load()
  }
}

function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.state.subscribe(() => {
      if (!connection.state.get().connected) return
      stop()
      resolve()
    })
  })
}
