import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inBackground } from '../rpc/background.ts'

/** Drawing is work of the one thread that answers everybody; two, so that a long log does not hold up all others. */
const madeAtOnce = 2

export type Wish = {
  /** Who wishes for the same before its making has begun gets the same. */
  what: string
  make: () => Promise<Readable>
}

/**
 * Documents are made in turn, what mails and archives wait for first and then one person's after another's, with a rest after each of them, so that however many are wanted at once other calls get
 * in between. What nobody waits for any more is not made.
 */
export function makingInTurn(atOnce: number = madeAtOnce): (wish: Wish) => Readable {
  const waiting = new Map<string, PassThrough[]>()
  const background = inBackground(atOnce, (error) => {
    throw error
  })

  return ({ what, make }) => {
    const reader = new PassThrough()
    const others = waiting.get(what)
    const readers = others ?? [reader]
    if (others) others.push(reader)
    else {
      waiting.set(what, readers)
      background.add(() => {
        waiting.delete(what)
        return makeFor(readers, make)
      })
    }
    return reader
  }
}

async function makeFor(readers: readonly PassThrough[], make: Wish['make']): Promise<void> {
  const isWanted = () => readers.some(({ destroyed }) => !destroyed)
  if (!isWanted()) return
  try {
    const document = await make()
    for (const reader of readers) reader.once('close', () => void (isWanted() || document.destroy()))
    const bytes = await buffer(document)
    for (const reader of readers) reader.end(bytes)
  } catch (error) {
    for (const reader of readers) reader.destroy(error as Error)
  }
}
