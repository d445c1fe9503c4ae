import { setImmediate as othersTurn } from 'node:timers/promises'

/** Work that each person may have done one after the other only, and of which few wait. */
export type OwnLines = {
  /** Null where too many of hers wait already. */
  take: <Result>(person: string, work: () => Promise<Result>) => Promise<Result | null>
}

type Line = { last: Promise<unknown>; length: number }

/** Between two pieces of it everyone else has a turn. */
export function openOwnLines({ waiting }: { waiting: number }): OwnLines {
  const lines = new Map<string, Line>()
  return {
    take: async (person, work) => {
      const line = lines.get(person) ?? { last: Promise.resolve(), length: 0 }
      if (line.length > waiting) return null
      lines.set(person, line)
      line.length++
      const done = line.last.then(() => othersTurn()).then(work)
      line.last = done.catch(() => undefined)
      try {
        return await done
      } finally {
        line.length--
        if (line.length === 0) lines.delete(person)
      }
    },
  }
}
