import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { PrivateNodeFs } from './private-nodefs.ts'

export type EmbeddedWorkerData = {
  directory: string | null
  template: string | null
  engine: WebAssembly.Module
  socket: string
}

/** PGlite computes on the thread that calls it, so it lives here and the server's event loop stays free. */
const { directory, template, engine, socket } = workerData as EmbeddedWorkerData

const pglite = await PGlite.create({
  pgliteWasmModule: engine,
  ...(directory ? { fs: new PrivateNodeFs(directory) } : {}),
  ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
})
const server = new PGLiteSocketServer({ db: pglite, path: socket, maxConnections: 2 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await pglite.close()
  parentPort?.postMessage('closed')
})
parentPort?.postMessage('ready')
