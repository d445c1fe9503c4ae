import { beginningOf } from '../changes.ts'
import type { AuditChange, AuditData } from '../deed/audit-event.ts'
import { utf8Size } from '../sizes.ts'

/** What one entry of the log may take, in bytes of its JSON. */
export const largestEntry = 64 * 1024

/** How long a text may be, tried from the longest down. */
const lengths = [16_000, 8000, 4000, 2000, 1000, 500]
const shortest = 200
/** What the names of left out changes may take of it. */
const partForNames = 1 / 8

/** What an entry says in at most so many bytes; whatever was cut says so, and what was left out is named. */
export function boundedData(data: AuditData, bytes: number): AuditData {
  if (sizeOf(data) <= bytes) return data
  const tersest = withTextsUpTo(data, shortest)
  if (sizeOf(tersest) > bytes) return withFewerChanges(tersest, bytes)
  for (const length of lengths) {
    const cut = withTextsUpTo(data, length)
    if (sizeOf(cut) <= bytes) return cut
  }
  return tersest
}

function withTextsUpTo({ changes, ...facts }: AuditData, length: number): AuditData {
  const cut = (text: string | null) => beginningOf(text, length)
  return {
    ...Object.fromEntries(
      Object.entries(facts).map(([fact, told]) => [fact, typeof told === 'string' ? cut(told) : told]),
    ),
    ...(changes && {
      changes: changes.map(({ label, oldValue, newValue }) => ({
        label: cut(label) ?? '',
        oldValue: cut(oldValue),
        newValue: cut(newValue),
      })),
    }),
  }
}

function withFewerChanges({ changes = [], ...facts }: AuditData, bytes: number): AuditData {
  const roomForNames = bytes * partForNames
  let room = bytes - sizeOf({ ...facts, changes: [] }) - roomForNames
  const named = changes.findIndex((change) => {
    room -= sizeOf(change) + 1
    return room < 0
  })
  return { ...facts, changes: [...changes.slice(0, named), leftOut(changes.slice(named), roomForNames)] }
}

/** How many changes are not told, and of what, as far as there is room for it. */
function leftOut(changes: readonly AuditChange[], bytes: number): AuditChange {
  const names = [...new Set(changes.map(({ label }) => label))].join('; ')
  const told = (length: number) => ({
    label: 'Nicht aufgeführte Änderungen',
    oldValue: null,
    newValue: `${changes.length}: ${beginningOf(names, length)}`,
  })
  const fitting = lengths.map(told).find((change) => sizeOf(change) <= bytes)
  return fitting ?? told(shortest)
}

const sizeOf = (thing: unknown): number => utf8Size(JSON.stringify(thing))
