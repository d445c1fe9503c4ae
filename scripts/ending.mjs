/**
 * Calls `end` once when this script is to end: by a signal, or because npm is gone.
 * Whoever ends npm itself ends only npm and its shell; what we started must not stay behind without them.
 * @param {string} command the npm script this one is
 * @param {(signal: NodeJS.Signals) => void} end
 */
export function whenEnded(command, end) {
  // A terminal signals the whole group and npm repeats it: ours are told at most once by us.
  let told = false
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    if (!told) end(signal)
    told = true
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => tell(signal))

  if (process.env['npm_lifecycle_event'] !== command) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), 500).unref()
}
