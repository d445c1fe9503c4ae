import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EmbeddedWorkerData } from './embedded.worker.ts'

export type Embedded = { socketDirectory: string; close: () => Promise<void> }

/** Where the embedded database keeps its data (null: in memory) and what a new one starts from. */
export type EmbeddedSource = { directory: string | null; template?: string | null }

/** Starts the embedded database in a worker thread; clients reach it through a socket only this user can open. */
export async function startEmbedded({ directory, template = null }: EmbeddedSource): Promise<Embedded> {
  // A short path of its own: socket paths end at about 100 characters, data directories do not.
  const socketDirectory = await mkdtemp(join(tmpdir(), 'allmende-'))
  const workerData: EmbeddedWorkerData = {
    directory,
    template,
    socket: join(socketDirectory, '.s.PGSQL.5432'),
  }
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData, stdout: false })
  const message = () =>
    new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)))
    })

  await message()
  return {
    socketDirectory,
    close: async () => {
      const closed = message()
      worker.postMessage('close')
      await closed
      await worker.terminate()
      await rm(socketDirectory, { recursive: true, force: true })
    },
  }
}
