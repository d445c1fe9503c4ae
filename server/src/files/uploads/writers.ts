import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@allmende/domain/verdict.ts'
import { onOwnBehalf } from '../../database/behalf.ts'
import type { Db } from '../../database/schema.ts'
import { isThere, keepPens, putPenDown, takePen } from './writer-lease.queries.ts'

const renewEvery = 2000
/** Who could not say for so long that he lives stops by himself, before another one takes the pen. */
const silentAtMost = 10_000
const askEvery = 200

/** How long somebody who sends on waits for the request before, which may not know yet that its line is cut. */
const patience = 6000

/** So many requests of one account write at once; our own page sends one file after the other. */
const mostOfAccount = 64

type Writing = {
  writer: string
  account: string
  stop: AbortController
  ended: Promise<void>
  keptAt: number
}

/** The requests of this process that write, each alone at its upload. */
export class Writers {
  readonly #writing = new Map<string, Writing>()
  readonly #waiting = new Set<string>()
  #renewing: NodeJS.Timeout | undefined

  /** Writes while no other request does; `stop` tells it that another one wants to. */
  async alone<Result>(
    db: Db,
    { id, userEmail }: { id: string; userEmail: string },
    write: (stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const writer = randomUUID()
    await this.#takePen(db, id, userEmail, writer)
    const stop = new AbortController()
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    this.#writing.set(id, { writer, account: userEmail, stop, ended, keptAt: performance.now() })
    // For all who write, whoever was the first.
    this.#renewing ??= onOwnBehalf(() => setInterval(() => void this.#renew(db), renewEvery))
    try {
      return await write(stop.signal)
    } finally {
      this.#writing.delete(id)
      if (this.#writing.size === 0) this.#rest()
      await putPenDown(db, id, writer).finally(end)
    }
  }

  async #takePen(db: Db, uploadId: string, account: string, writer: string): Promise<void> {
    const ofAccount = [...this.#writing.values()].filter((writing) => writing.account === account)
    if (ofAccount.length >= mostOfAccount)
      refuse('uploadTooManyAtOnce', { values: { most: String(mostOfAccount) } })
    // Of the same process it is quicker to ask directly; and one who waits is enough.
    this.#writing.get(uploadId)?.stop.abort()
    if (this.#waiting.has(uploadId)) refuse('uploadInUse')
    this.#waiting.add(uploadId)
    try {
      const until = performance.now() + patience
      while (!(await takePen(db, uploadId, writer))) {
        if (!(await isThere(db, uploadId))) refuse('uploadUnknown')
        if (performance.now() > until) refuse('uploadInUse')
        await pause(askEvery)
      }
    } finally {
      this.#waiting.delete(uploadId)
    }
  }

  /** All of them in one statement: who writes slowly must not keep the database busy. */
  async #renew(db: Db): Promise<void> {
    const now = performance.now()
    const writing = [...this.#writing.values()]
    for (const { keptAt, stop } of writing) if (now - keptAt > silentAtMost) stop.abort()
    const kept = await keepPens(
      db,
      writing.map(({ writer }) => writer),
    ).catch(() => null)
    if (!kept) return
    for (const one of writing) {
      if (kept.has(one.writer)) one.keptAt = now
      else one.stop.abort()
    }
  }

  #rest(): void {
    clearInterval(this.#renewing)
    this.#renewing = undefined
  }

  /** Ends all of them, and waits until what they have is kept. */
  async close(): Promise<void> {
    const all = [...this.#writing.values()]
    for (const { stop } of all) stop.abort()
    await Promise.all(all.map(({ ended }) => ended))
    this.#rest()
  }
}
