const pause = 150
const longest = 1000

/** Runs something expensive in the next pause, but not later than after a second of steady typing. */
export function createSettling(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null

  function now() {
    clearTimeout(timer)
    since = null
    work()
  }

  return {
    now,
    soon() {
      const at = performance.now()
      since ??= at
      clearTimeout(timer)
      timer = setTimeout(now, Math.max(0, Math.min(pause, longest - (at - since))))
    },
    stop() {
      clearTimeout(timer)
      since = null
    },
  }
}
