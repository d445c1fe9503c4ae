import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Crumb } from '../../shell/Breadcrumbs.tsx'
import { useSay } from '../../ui/language.tsx'
import { tenderPath, tendersPath } from '../tender-paths.ts'
import type { Tab } from '../tender-tabs.ts'
import { texts } from './frame.texts.ts'

/** The way to a tender, and on to a page of it. */
export function useTenderCrumbs({ id, name, ...facts }: ShownTender, page?: string): readonly Crumb[] {
  const say = useSay()
  const list = { label: say(texts.tenders), path: tendersPath, hash: tabOf(facts) }
  return page === undefined
    ? [list, { label: name, isName: true }]
    : [list, { label: name, path: tenderPath(id), isName: true }, { label: page }]
}

/** The tab of the list on which it stands. */
function tabOf({ stage, archived }: Pick<ShownTender, 'stage' | 'archived'>): Tab {
  if (archived !== null) return 'archiv'
  return stage === null ? 'entwurf' : 'öffentlich'
}
