import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './harness.ts'

const lookEvery = 50

/** Resident memory of a process in megabytes, as Linux counts it; nothing else is asked, so that asking costs it nothing. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6
}

/** The most that a process has while something is done. */
export async function peakWhile<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ peak: number; result: Result }> {
  let peak = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      // One that has ended has none.
      peak = Math.max(peak, await residentMegabytes(pid).catch(() => 0))
      await pause(lookEvery)
    }
  })()
  try {
    return { result: await work(), peak }
  } finally {
    over.abort()
    await watching
  }
}

/** What a process has while nothing is asked of it. */
export async function idleMegabytes(pid: number): Promise<number> {
  await pause(2000)
  const seen: number[] = []
  for (let look = 0; look < 20; look++) {
    seen.push(await residentMegabytes(pid))
    await pause(lookEvery)
  }
  return median(seen)
}

export const above = (idle: number, peak: number): string =>
  `peak ${(peak - idle).toFixed(0)} MB above ${idle.toFixed(0)} MB`
