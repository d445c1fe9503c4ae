import { createWriteStream, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { loginToken } from '../e2e/people.ts'
import { openDatabase } from '../server/src/database/database.ts'
import type { Db } from '../server/src/database/schema.ts'
import { call, type Sender } from '../server/src/rooms/test-uploads.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

/** A tender of the demo data, in whose rooms the files go. */
const demoTender = 1
export const megabyte = 1_000_000

/** BENCH_PROFILE names a folder for V8's profiles of the server's threads, written when it ends. */
const profiles = process.env['BENCH_PROFILE']
const profiling: Record<string, string> = profiles
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` }
  : {}

/** The real server in a process of its own, with a clerk who is logged in. */
export class FilesServer {
  readonly #process: ServerProcess
  #token = ''

  private constructor(process: ServerProcess) {
    this.#process = process
  }

  static async start(): Promise<FilesServer> {
    const dataDir = await newDataDir()
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    const server = new FilesServer(new ServerProcess(dataDir, profiling))
    await server.#begin()
    return server
  }

  get sender(): Sender {
    return { url: this.#process.url, token: this.#token }
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  async ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
    const { result, error } = await call(this.sender, method, ...params)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }

  async newRoom(name: string): Promise<number> {
    const words = { name, description: 'Zum Messen' }
    return (await this.ask<{ id: number }>('createRoom', { ...words, projectId: demoTender, type: 'CLIENT' }))
      .id
  }

  /** Changes its database while it does not run. */
  async whileDown(work: (db: Db) => Promise<void>): Promise<void> {
    await this.#process.stop()
    const directory = join(this.#process.dataDir, 'database')
    const database = await openDatabase({ kind: 'embedded', directory })
    await work(database.db)
    await database.close()
    await this.#begin()
  }

  /** A bench that breaks something says so. */
  async remove(): Promise<void> {
    for (const fault of this.#process.faults) console.log(`  The server said: ${fault.slice(0, 500)}`)
    const { code, signal } = await this.#process.stop()
    if (code !== 0)
      console.log(`  The server ended with ${code ?? signal}:\n${this.#process.output.slice(-2000)}`)
    await this.#process.remove()
  }

  async #begin(): Promise<void> {
    await this.#process.start()
    this.#token = await loginToken(this.#process.url, 'anna')
  }
}

/**
 * Measures on a server and in a folder beside its own, on the same disk, for files to send and what a baseline makes
 * of them; however it ends, nothing of either stays.
 */
export async function onFilesServer(
  measure: (server: FilesServer, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'allmende-bench-'))
  // Gigabytes must not stay behind where somebody gives up; the server's process ends with this one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = await FilesServer.start()
  await measure(server, folder).finally(() => server.remove())
}

/** A file of so many random bytes; every megabyte is the same one, for making them is not what is measured. */
export async function newFile(folder: string, name: string, size: number): Promise<string> {
  const path = join(folder, name)
  const bytes = randomBytes(megabyte)
  const pieces = function* () {
    for (let left = size; left > 0; left -= bytes.length) yield bytes.subarray(0, left)
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path))
  return path
}
