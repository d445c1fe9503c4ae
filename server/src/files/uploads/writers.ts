import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { keepPen, putPenDown, takePen } from './writer-lease.queries.ts'

const renewEvery = 2000
/** Who could not say for so long that he lives stops by himself, before another one takes the pen. */
const silentAtMost = 10_000
const askEvery = 200

/** How long somebody who sends on waits for the request before, which may not know yet that its line is cut. */
const patience = 6000

/** The requests of this process that write, each alone at its upload. */
export class Writers {
  readonly #writing = new Map<string, { stop: AbortController; ended: Promise<void> }>()

  /** Writes while no other request does; `stop` tells it that another one wants to. */
  async alone<Result>(
    db: Db,
    uploadId: string,
    write: (stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const writer = randomUUID()
    await this.#takePen(db, uploadId, writer)
    const stop = new AbortController()
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    this.#writing.set(uploadId, { stop, ended })
    let keptAt = performance.now()
    const renewing = setInterval(() => {
      if (performance.now() - keptAt > silentAtMost) return stop.abort()
      keepPen(db, uploadId, writer).then(
        (holds) => (holds ? (keptAt = performance.now()) : stop.abort()),
        () => undefined,
      )
    }, renewEvery)
    try {
      return await write(stop.signal)
    } finally {
      clearInterval(renewing)
      this.#writing.delete(uploadId)
      await putPenDown(db, uploadId, writer).finally(end)
    }
  }

  async #takePen(db: Db, uploadId: string, writer: string): Promise<void> {
    // Of the same process it is quicker to ask directly.
    this.#writing.get(uploadId)?.stop.abort()
    const until = performance.now() + patience
    while (!(await takePen(db, uploadId, writer))) {
      if (performance.now() > until) refuse('uploadInUse')
      await pause(askEvery)
    }
  }

  /** Ends all of them, and waits until what they have is kept. */
  async close(): Promise<void> {
    const all = [...this.#writing.values()]
    for (const { stop } of all) stop.abort()
    await Promise.all(all.map(({ ended }) => ended))
  }
}
