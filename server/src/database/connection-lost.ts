import pg from 'pg'
import { currentBehalf } from './behalf.ts'
import { Ways } from './ways.ts'

/** The database could not be asked, or did not get to answer. Whether a commit under way still happened is open. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database is lost', { cause })
  }
}

export const isConnectionLost = (error: unknown): error is ConnectionLost => error instanceof ConnectionLost

/**
 * What the database says when it ends a session or takes none: shutdown, crash, start, limits on sessions. `08P01`, a
 * statement it cannot even read, is a fault of ours.
 */
const farewells = /^(57P0[1-5]|25P0[34]|53300|0800[013467])$/

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/**
 * A pool that survives its connections: a lost one costs the call it was lent to, which learns it as
 * `ConnectionLost`, and the next call gets a new one. They are lent in fair turns.
 */
export class SturdyPool extends pg.Pool {
  readonly #ways: Ways
  readonly #leaving = new WeakMap<object, () => void>()

  constructor(settings: pg.PoolConfig) {
    super(settings)
    this.#ways = new Ways(settings.max ?? 10)
    this.on('release', (_error, client) => this.#leaving.get(client)?.())
    // The pool replaces what it loses. Unheard, either event would end the process.
    this.on('error', () => undefined)
    this.on('connect', (client) => {
      let lost = false
      client.on('error', () => {
        lost = true
      })
      const query = client.query.bind(client) as Query
      const told: Query = (text, values) =>
        query(text, values).catch((error: unknown) => {
          throw lost || isFarewell(error) ? new ConnectionLost(error) : error
        })
      client.query = told as pg.PoolClient['query']
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return this.#lend()
  }

  async #lend(): Promise<pg.PoolClient> {
    const leave = await this.#way()
    try {
      const client = await super.connect()
      this.#leaving.set(client, leave)
      return client
    } catch (error) {
      leave()
      throw new ConnectionLost(error)
    }
  }

  #way(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let patience: NodeJS.Timeout | undefined
      let isGranted = false
      const takeBack = this.#ways.ask(currentBehalf(), (leave) => {
        isGranted = true
        clearTimeout(patience)
        resolve(leave)
      })
      const longest = this.options.connectionTimeoutMillis
      if (isGranted || !longest) return
      patience = setTimeout(() => {
        takeBack()
        reject(new ConnectionLost(new Error('no connection became free in time')))
      }, longest)
    })
  }
}

/** Errors without a code of the database are the driver's own: of a stream that ended or a client that is closed. */
export function isFarewell(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return farewells.test(error.code ?? '')
  return error instanceof Error && /connection|terminated|closed|ECONNRESET|EPIPE/i.test(error.message)
}
