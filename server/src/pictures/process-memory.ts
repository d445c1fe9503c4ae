import { readFileSync } from 'node:fs'

/** How many bytes of memory a process holds; 0 where the system does not say, or it has ended. */
export function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
