import { createStore } from '../rpc/store.ts'

/** Bytes per second from here to the server, as an upload or the test of the line has seen it last; null while nobody has. */
export const lineSpeed = createStore<number | null>(null)
