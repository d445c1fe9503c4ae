import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { type Hit, SearchSourcesContext, type SearchSource } from './search-source.ts'

const pause = 150
const mostHits = 8

/** What can be chosen: a thing that was found, or all of its kind. */
export type Choice = { key: string; href: string; hit: Hit | null }
export type Group = { source: SearchSource; choices: readonly Choice[] }

export type Found = {
  groups: readonly Group[]
  /** How many things are shown. */
  count: number
  /** Whether there are more than are shown. */
  hasMore: boolean
  state: 'idle' | 'searching' | 'done' | 'failed'
  retry: () => void
}

/** What the sources find once the typing pauses; what was found before stays until then. */
export function useHits(typed: string): Found {
  const sources = use(SearchSourcesContext)
  const search = useSettled(typed.trim())
  const each = Math.max(3, Math.floor(mostHits / Math.max(1, sources.length)))
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['search', source.key, search],
      // One more than is shown tells whether there are more.
      queryFn: () => source.find(search, each + 1),
      enabled: search !== '',
      placeholderData: keepPreviousData,
    })),
  })
  const retry = () => void Promise.all(answers.map(({ refetch }) => refetch()))
  if (typed.trim() === '') return { groups: [], count: 0, hasMore: false, state: 'idle', retry }
  const groups = sources.flatMap((source, index) => {
    const hits = answers[index]?.data ?? []
    return hits.length > 0 ? [{ source, choices: choicesOf(source, hits.slice(0, each), search) }] : []
  })
  const count = groups.reduce((sum, { choices }) => sum + choices.length - 1, 0)
  const hasMore = answers.some(({ data = [] }) => data.length > each)
  const isSearching = search !== typed.trim() || answers.some(({ isFetching }) => isFetching)
  const hasFailed = answers.some(({ isError }) => isError)
  return { groups, count, hasMore, state: isSearching ? 'searching' : hasFailed ? 'failed' : 'done', retry }
}

const choicesOf = (source: SearchSource, hits: readonly Hit[], search: string): Choice[] => [
  ...hits.map((hit) => ({ key: `${source.key}-${hit.id}`, href: hit.href, hit })),
  { key: `${source.key}-all`, href: source.listOf(search), hit: null },
]

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
