import { setImmediate as turn } from 'node:timers/promises'

/** After so many letters everyone else's calls get their turn. */
const lettersAtOnce = 4000

/** What frames and lines of an entry take, in letters. */
const lettersOfFrame = 100

export type Pace = (letters: number) => Promise<void>

/** Asked before each entry of a document: waits a moment where enough has been drawn at once. */
export function paceOfDrawing(): Pace {
  let drawn = 0
  return async (letters) => {
    if (drawn >= lettersAtOnce) {
      drawn = 0
      await turn()
    }
    drawn += letters + lettersOfFrame
  }
}
