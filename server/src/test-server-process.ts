import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { node24 } from '../../scripts/node24.mjs'
import { compileCache, root } from '../../scripts/paths.mjs'

export type Environment = Readonly<Record<string, string>>
export type Ending = { code: number | null; signal: NodeJS.Signals | null }

// Far beyond what it takes, because a busy machine is no failure.
const startLimit = 180_000
const usualEntry = 'server/src/main.ts'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')))

/** One server process on a data directory of its own; it can be ended and started again. */
export class ServerProcess {
  readonly dataDir: string
  #environment: Environment
  readonly #entry: string
  #process: ChildProcess | undefined
  #output = ''
  #url = ''

  /** `entry`: the program to run, for stories that need the server at another pace. */
  constructor(dataDir: string, environment: Environment = {}, entry = usualEntry) {
    this.dataDir = dataDir
    this.#environment = environment
    this.#entry = entry
  }

  /** Where it answers; empty until it has been started. */
  get url(): string {
    return this.#url
  }

  /** Everything it has printed since it was last started. */
  get output(): string {
    return this.#output
  }

  /** What it logged as errors of its own. */
  get faults(): string[] {
    return this.#output.match(/"level":"error".*/g) ?? []
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** From its next start on. */
  changeEnvironment(part: Environment): void {
    this.#environment = { ...this.#environment, ...part }
  }

  /** Resolves once methods answer. A further start keeps the port, so open pages find the server again. */
  async start(limit = startLimit): Promise<void> {
    this.launch()
    const deadline = Date.now() + limit
    while (!(await this.#isReady())) {
      if (this.#process?.exitCode !== null || this.#process.signalCode !== null)
        throw this.#failure('ended before it was ready')
      if (Date.now() > deadline) throw this.#failure(`was not ready after ${limit / 1000} s`)
      await pause(20)
    }
  }

  /** Starts without waiting, for tests of a start that is meant to fail. */
  launch(): void {
    this.#output = ''
    const env = {
      ...inherited(),
      HOST: '127.0.0.1',
      PORT: this.#port(),
      DATA_DIR: this.dataDir,
      NODE_COMPILE_CACHE: compileCache,
      // A tender that each start makes would stand in every list.
      DEMO_RUSH: 'off',
      // Tests ask nobody but their own peers.
      TILES_URL: 'none',
      GEOCODER_URL: 'none',
      ...this.#environment,
    }
    // It lives for seconds: compiling its database once more, for speed, takes longer than it saves.
    const command = ['--liftoff-only', '--disable-warning=ExperimentalWarning', this.#entry]
    const server = spawn(node24(), command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = server
    running.add(server)
    server.once('close', () => running.delete(server))
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString()
    }
    server.stdout.on('data', keep)
    server.stderr.on('data', keep)
  }

  /** Asks it to end, as Ctrl-C does, and waits until it has. */
  stop(signal: NodeJS.Signals = 'SIGINT'): Promise<Ending> {
    this.#process?.kill(signal)
    return this.ending()
  }

  /** Ends it without warning. */
  kill(): Promise<Ending> {
    return this.stop('SIGKILL')
  }

  async ending(): Promise<Ending> {
    const server = this.#process
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'close')
    return { code: server?.exitCode ?? null, signal: server?.signalCode ?? null }
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #isReady(): Promise<boolean> {
    this.#url = /https?:\/\/[^\s/]+:\d+/.exec(this.#output)?.[0] ?? this.#url
    if (!this.#url || !this.#output) return false
    return fetch(`${this.#url}/healthz`).then(
      (answer) => answer.status === 200,
      () => false,
    )
  }

  #port(): string {
    return this.#url ? new URL(this.#url).port : '0'
  }

  #failure(what: string): Error {
    return new Error(`The server ${what}. It said:\n${this.#output}`)
  }
}

/** A fresh folder for a server, a copy of `template` where one is given. */
export async function newDataDir(template?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'allmende-e2e-'))
  if (template) await cp(template, folder, { recursive: true })
  return folder
}

/** The settings of whoever runs the tests must not reach the server under test. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG }
}
