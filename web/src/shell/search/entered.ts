import type { SearchSource } from './search-source.ts'
import type { Found } from './useHits.ts'

/**
 * Where Enter leads from the field itself: to the list of the first kind that has hits, of the first kind of all where none
 * has; null while the answers are under way and for no words at all.
 */
export function entered(
  search: string,
  { groups, state }: Pick<Found, 'state'> & { groups: readonly { source: Pick<SearchSource, 'listOf'> }[] },
  sources: readonly Pick<SearchSource, 'listOf'>[],
): string | null {
  if (search === '' || state === 'searching' || state === 'idle') return null
  const source = groups[0]?.source ?? sources[0]
  return source?.listOf(search) ?? null
}
