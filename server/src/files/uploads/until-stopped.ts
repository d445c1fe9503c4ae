import { Refusal } from '@allmende/domain/verdict.ts'

/** What comes until another request wants to write: then a "no", for which the line is left open. */
export async function* untilStopped(
  body: AsyncIterable<Buffer>,
  stop: AbortSignal,
): AsyncGenerator<Buffer, void> {
  const pieces = body[Symbol.asyncIterator]()
  let giveUp = () => {}
  const stopped = () => giveUp()
  stop.addEventListener('abort', stopped)
  // Not Promise.race: it would remember every piece until the stop.
  const next = () =>
    new Promise<IteratorResult<Buffer>>((resolve, reject) => {
      giveUp = () => reject(new Refusal({ allowed: false, reason: 'uploadInUse' }))
      if (stop.aborted) giveUp()
      else pieces.next().then(resolve, reject)
    })
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value
  } finally {
    stop.removeEventListener('abort', stopped)
    // Not waited for: it may stand behind a piece that never comes.
    pieces.return?.().catch(() => undefined)
  }
}
