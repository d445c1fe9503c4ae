import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Crumb } from '../../shell/Breadcrumbs.tsx'
import { useSay } from '../../ui/language.tsx'
import { tenderPath, tendersPath } from '../tender-paths.ts'
import { texts } from './frame.texts.ts'

/** The way to a tender, and on to a page of it. */
export function useTenderCrumbs({ id, name }: Tender, page?: string): readonly Crumb[] {
  const say = useSay()
  const list = { label: say(texts.tenders), path: tendersPath, hash: 'entwurf' }
  return page === undefined
    ? [list, { label: name }]
    : [list, { label: name, path: tenderPath(id) }, { label: page }]
}
