import { chunkSize } from '../sealing/envelope.ts'
import { type Storage, StorageFull } from '../storage.ts'

/** So many bytes are asked for at a time. */
const stretch = 64 * 1024 * 1024

/** `most`: how many bytes come at most. `onStretch` hears how many have come before more is asked for. */
export type SpaceAsked = {
  storage: Pick<Storage, 'free'>
  reserve: number
  most: number
  onStretch?: (came: number) => Promise<void>
}

/** What this process takes in at once leaves free, all together, what has to stay free. */
export class SpaceAhead {
  /** What was given to those who write, and has not come yet. */
  #promised = 0
  #asking: Promise<unknown> = Promise.resolve()

  /** The same bytes, as long as there is space for them. */
  async *within(body: AsyncIterable<Buffer>, asked: SpaceAsked): AsyncGenerator<Buffer, void> {
    // What has come waits until it fills a chunk: one is not written yet, however much is.
    this.#promised += chunkSize
    let [came, ahead] = [0, 0]
    try {
      for await (const piece of body) {
        if (ahead < piece.length) {
          if (came > 0) await asked.onStretch?.(came)
          const least = piece.length - ahead
          ahead += await this.#inTurn(() => this.#given(asked, least, asked.most - came - ahead))
        }
        yield piece
        came += piece.length
        ahead -= piece.length
        this.#promised -= piece.length
      }
    } finally {
      this.#promised -= ahead + chunkSize
    }
  }

  /** One after the other, so that nothing is given twice. */
  #inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
    const asked = this.#asking.then(ask)
    this.#asking = asked.catch(() => undefined)
    return asked
  }

  /** Where a whole stretch does not fit, what does. */
  async #given({ storage, reserve }: SpaceAsked, least: number, rest: number): Promise<number> {
    // Noted before: what comes while the storage answers may not be in its answer.
    const promised = this.#promised
    const free = await storage.free()
    const fits = free === null ? stretch : free - reserve - promised
    if (fits < least) throw new StorageFull(`${free} bytes are free, of which ${reserve} have to stay so`)
    const given = Math.min(fits, Math.max(least, Math.min(stretch, rest)))
    this.#promised += given
    return given
  }
}
