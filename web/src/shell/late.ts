import { type ComponentType, lazy } from 'react'
import { fetched } from '../rpc/fetched.ts'
import { connection, wire } from '../rpc/server.ts'

/** A component that is fetched when it is first drawn, together with what its first call will need. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    void wire().catch(() => undefined)
    return { default: await fetched(load, connection.state) }
  })
}
