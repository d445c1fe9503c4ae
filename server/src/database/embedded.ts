import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EmbeddedWorkerData } from './embedded.worker.ts'

export type Embedded = { socketDirectory: string; close: () => Promise<void> }

/** Where the embedded database keeps its data (null: in memory) and what a new one starts from. */
export type EmbeddedSource = { directory: string | null; template?: string | null }

let engine: Promise<WebAssembly.Module> | undefined

/** Compiled once: further databases of this process start in half the time, and run at once at full speed. */
function compiledEngine(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  engine ??= readFile(join(dirname(library), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return engine
}

/** Starts the embedded database in a worker thread; clients reach it through a socket only this user can open. */
export async function startEmbedded({ directory, template = null }: EmbeddedSource): Promise<Embedded> {
  const socketDirectory = await makeSocketDirectory(directory)
  const workerData: EmbeddedWorkerData = {
    directory,
    template,
    engine: await compiledEngine(),
    socket: join(socketDirectory, '.s.PGSQL.5432'),
  }
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData })
  let closing = false
  worker.on('exit', (code) => {
    // Without its database the server is nothing; better to end loudly than to answer wrongly.
    if (!closing) throw new Error(`the embedded database ended with code ${code}`)
  })
  await message(worker)

  return {
    socketDirectory,
    close: async () => {
      closing = true
      const closed = message(worker)
      worker.postMessage('close')
      await closed
      await worker.terminate()
      await rm(socketDirectory, { recursive: true, force: true })
    },
  }
}

const message = (worker: Worker) => new Promise<void>((resolve) => worker.once('message', () => resolve()))

/**
 * Of its own, because socket paths end at about 100 characters and data directories do not; always the same for
 * one data directory, so that a killed process leaves nothing behind that the next one does not clear away.
 */
async function makeSocketDirectory(directory: string | null): Promise<string> {
  if (!directory) return mkdtemp(join(tmpdir(), 'allmende-'))
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `allmende-${userInfo().uid}-${name}`)
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { mode: 0o700 })
  return path
}
