import { readFileSync } from 'node:fs'

/** Each connection takes three descriptors, one that is over some for a while, and the rest of the house needs some too. */
const [each, others] = [4, 1000]
const most = 16_384
/** Where nobody says how many descriptors there may be. */
const unknown = 4096

/** How many connections there may be at once. */
export function mostConnections(limits = ownLimits()): number {
  const [, descriptors] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  if (descriptors === undefined) return unknown
  return Math.max(100, Math.min(most, Math.floor((Number(descriptors) - others) / each)))
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
