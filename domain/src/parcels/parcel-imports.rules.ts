import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { ImportMapping, ImportRow } from './parcel-imports.contract.ts'

/** So many are named; of more it is said that there are more. */
const mostNamed = 10

const listed = (words: readonly (string | number)[]): string =>
  words.length > mostNamed ? `${words.slice(0, mostNamed).join(', ')}, …` : words.join(', ')

/** Faulty rows are in the way unless they are to be left out; something has to be left. */
export function mayTakeImport(
  rows: readonly ImportRow[],
  created: number,
  { faulty }: Pick<ImportMapping, 'faulty'>,
): Verdict {
  const bad = rows.filter(({ state }) => state === 'faulty').map(({ row }) => row)
  return firstRefusal(
    faulty === 'refuse' && bad.length > 0
      ? refused('importFaulty', { fields: ['0'], values: { count: bad.length, rows: listed(bad) } })
      : allowed,
    created === 0 ? refused('importEmpty', { fields: ['0'] }) : allowed,
  )
}

/** However long ago it was, while nobody has worked with its parcels. */
export function mayUndoImport(
  parcels: readonly { id: number; name: string; version: number }[],
  linked: ReadonlySet<number>,
): Verdict {
  const names = (some: typeof parcels) => ({ values: { names: listed(some.map(({ name }) => `„${name}“`)) } })
  const changed = parcels.filter(({ version }) => version !== 1)
  const used = parcels.filter(({ id }) => linked.has(id))
  return firstRefusal(
    used.length > 0 ? refused('importLinked', names(used)) : allowed,
    changed.length > 0 ? refused('importChanged', names(changed)) : allowed,
  )
}
