import type { sortKeys, TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Asking, deadlineFor, inside, stageFor, type Tab } from './tender-visibility.ts'

type SortKey = (typeof sortKeys)[number]
type Sort = NonNullable<Exclude<TenderFilter, string>['sort']>

/** As the indexes have them, letter by letter, or they would not be used. */
const columns: Record<Exclude<SortKey, 'stage' | 'deadline'>, RawBuilder<unknown>> = {
  name: sql`tenders.name_sort collate "C"`,
  created: sql`tenders.created`,
  archived: sql`tenders.archived`,
  published: sql`tenders.published`,
  organization: sql`tenders.organization_sort collate "C"`,
}
/** What a tender may be without; that comes last, whichever way the others go. */
const missing: readonly SortKey[] = ['published', 'deadline', 'organization']

/** The deadline shown is kept from publishing on; until then it is the first that was entered. */
const plannedDeadline = sql`coalesce(tenders.application_deadline, tenders.offer_deadline, tenders.final_deadline)`

/** Few enough to be sorted without an index. */
const ownTabs: readonly (Tab | undefined)[] = ['bewerbung', 'teilnahme']

/** How far a tender is, inside and outside: an order must not tell what its rows do not. */
const courses = {
  stage: {
    inside: sql`coalesce(tenders.stage, 0)`,
    outside: sql`coalesce(tenders.outside_stage, 0)`,
    own: (asking: Asker) => sql`coalesce(${stageFor(asking)}, 0)`,
  },
  deadline: { inside: sql`tenders.deadline`, outside: sql`tenders.outside_deadline`, own: deadlineFor },
}

type Asker = Pick<Asking, 'bidderId' | 'scope'>

function columnOf(key: SortKey, asking: Asker, tab: Tab | undefined): RawBuilder<unknown> {
  if (key !== 'stage' && key !== 'deadline') return columns[key]
  if (key === 'deadline' && tab === 'entwurf') return plannedDeadline
  const course = courses[key]
  if (ownTabs.includes(tab)) return course.own(asking)
  if (asking.scope === 'none') return course.outside
  if (asking.scope === 'all') return course.inside
  return sql`case when ${inside(asking.scope)} then ${course.inside} else ${course.outside} end`
}

const usual = (tab: Tab | undefined): Sort => (tab === 'archiv' ? 'archived:desc' : 'published:desc')

/** The newest first among equals, the oldest where it goes upward: so that one index serves both directions. */
export function orderOf(asking: Asker, tab: Tab | undefined, sort: Sort = usual(tab)): RawBuilder<unknown> {
  const [key, direction] = sort.split(':') as [SortKey, 'asc' | 'desc']
  const way = sql.raw(direction)
  const rest = sql`tenders.id ${way}`
  // Only archived ones have it.
  if (key === 'archived' && tab !== 'archiv') return rest
  const column = columnOf(key, asking, tab)
  const last = direction === 'desc' && missing.includes(key) ? sql` nulls last` : sql``
  return sql`${column} ${way}${last}, ${rest}`
}
