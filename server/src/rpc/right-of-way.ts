import type { Call, RunCall } from './calls.ts'

/** From so many changes in work at once on, what nobody waits for gives way to them. */
const rush = 3

/** Knows whether many change something at this moment, as in the last minute before a deadline. */
export function rightOfWay(run: RunCall, changes: (call: Call) => boolean) {
  let inWork = 0
  const counted: RunCall = async (caller, call) => {
    if (!changes(call)) return run(caller, call)
    inWork++
    try {
      return await run(caller, call)
    } finally {
      inWork--
    }
  }
  return { run: counted, isRush: () => inWork >= rush }
}
