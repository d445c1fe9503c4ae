import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Crumb } from '../../shell/Breadcrumbs.tsx'
import { useSay } from '../../ui/language.tsx'
import { tenderPath, tendersPath } from '../tender-paths.ts'
import type { Tab } from '../tender-tabs.ts'
import { texts } from './frame.texts.ts'

/** A page of a tender, and what of its list one looks at. */
type PageCrumb = { label: string; path?: string; thing?: string | null }

/** The way to a tender, and on to a page of it. */
export function useTenderCrumbs(
  { id, name, ...facts }: ShownTender,
  page?: PageCrumb | string,
): readonly Crumb[] {
  const say = useSay()
  const list = { label: say(texts.tenders), path: tendersPath, hash: tabOf(facts) }
  if (!page) return [list, { label: name, isName: true }]
  const { label, path, thing = null } = typeof page === 'string' ? { label: page } : page
  const tender = { label: name, path: tenderPath(id), isName: true }
  return thing === null || path === undefined
    ? [list, tender, { label }]
    : [list, tender, { label, path }, { label: thing, isName: true }]
}

/** The tab of the list on which it stands. */
function tabOf({ stage, archived }: Pick<ShownTender, 'stage' | 'archived'>): Tab {
  if (archived !== null) return 'archiv'
  return stage === null ? 'entwurf' : 'öffentlich'
}
