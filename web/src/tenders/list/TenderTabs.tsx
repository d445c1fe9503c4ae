import { mostCounted } from '@allmende/domain/tenders/tenders.contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { listPath } from '../tender-paths.ts'
import type { Tab } from '../tender-tabs.ts'
import { tabTexts, texts } from '../tenders.texts.ts'
import { keptAcrossTabs, narrowedBy, queryIn } from './list-address.ts'
import { scrolledBy } from './scrolled-by.ts'
import type { ListSearch } from './list-search.ts'
import strips from '../../ui/tabs.module.css'
import classes from './list.module.css'

type TenderTabsProps = { tabs: readonly Tab[]; current: Tab; search: ListSearch }

/** The ways between the tabs; a search goes along, and says beforehand how much each has. */
export function TenderTabs({ tabs, current, search }: TenderTabsProps) {
  const say = useSay()
  const counts = useFound(tabs, search)
  const strip = useInView(tabs.indexOf(current))
  return (
    <nav ref={strip} aria-label={say(texts.tabs)} className={strips.tabs}>
      {tabs.map((tab, index) => (
        <AppLink
          key={tab}
          href={listPath(tab, keptAcrossTabs(search))}
          aria-current={tab === current ? 'page' : undefined}
        >
          {say(tabTexts[tab])}
          <Found count={counts[index]} />
        </AppLink>
      ))}
    </nav>
  )
}

/** Where the tabs need more room than there is, the one that is open is seen; the page itself stays where it is. */
function useInView(index: number) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: tabs } = strip
    const open = tabs?.children[index]
    if (!tabs || !open) return
    tabs.scrollLeft += scrolledBy(tabs.getBoundingClientRect(), open.getBoundingClientRect())
  }, [index])
  return strip
}

function Found({ count }: { count: number | undefined }) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  if (count === undefined) return null
  return (
    <>
      {' '}
      <span className={classes.found}>
        {count > mostCounted ? `> ${sayNumber(mostCounted)}` : sayNumber(count)}
      </span>
      <VisuallyHidden> {say(texts.hits, { n: count })}</VisuallyHidden>
    </>
  )
}

function useFound(tabs: readonly Tab[], search: ListSearch): readonly (number | undefined)[] {
  const narrowed = narrowedBy(queryIn(search))
  const isSearch = narrowed.search !== undefined
  return useQueries({
    queries: tabs.map((tab) => ({
      ...rpcQuery('countProjects', { tab, ...narrowed }),
      enabled: isSearch,
      placeholderData: keepPreviousData,
    })),
    combine: (results) => results.map(({ data }) => (isSearch ? data : undefined)),
  })
}
