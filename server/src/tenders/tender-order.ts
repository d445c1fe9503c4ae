import type { sortKeys, TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Asking, deadlineFor, type Tab } from './tender-visibility.ts'

type SortKey = (typeof sortKeys)[number]
type Sort = NonNullable<Exclude<TenderFilter, string>['sort']>

/** As the indexes have them, letter by letter, or they would not be used. */
const columns: Record<SortKey, RawBuilder<unknown>> = {
  name: sql`tenders.name_sort collate "C"`,
  created: sql`tenders.created`,
  stage: sql`coalesce(tenders.stage, 0)`,
  archived: sql`tenders.archived`,
  published: sql`tenders.published`,
  deadline: sql`tenders.deadline`,
  organization: sql`tenders.organization_sort collate "C"`,
}
/** What a tender may be without; that comes last, whichever way the others go. */
const missing: readonly SortKey[] = ['published', 'deadline', 'organization']

/** The deadline shown is kept from publishing on; until then it is the first that was entered. */
const plannedDeadline = sql`coalesce(tenders.application_deadline, tenders.offer_deadline, tenders.final_deadline)`

/** Few enough to be sorted without an index. */
const ownTabs: readonly (Tab | undefined)[] = ['bewerbung', 'teilnahme']

function columnOf(key: SortKey, asking: Pick<Asking, 'bidderId'>, tab: Tab | undefined): RawBuilder<unknown> {
  if (key !== 'deadline') return columns[key]
  if (ownTabs.includes(tab)) return deadlineFor(asking)
  return tab === 'entwurf' ? plannedDeadline : columns.deadline
}

const usual = (tab: Tab | undefined): Sort => (tab === 'archiv' ? 'archived:desc' : 'published:desc')

/** The newest first among equals, the oldest where it goes upward: so that one index serves both directions. */
export function orderOf(
  asking: Pick<Asking, 'bidderId'>,
  tab: Tab | undefined,
  sort: Sort = usual(tab),
): RawBuilder<unknown> {
  const [key, direction] = sort.split(':') as [SortKey, 'asc' | 'desc']
  const way = sql.raw(direction)
  const rest = sql`tenders.id ${way}`
  // Only archived ones have it.
  if (key === 'archived' && tab !== 'archiv') return rest
  const column = columnOf(key, asking, tab)
  const last = direction === 'desc' && missing.includes(key) ? sql` nulls last` : sql``
  return sql`${column} ${way}${last}, ${rest}`
}
