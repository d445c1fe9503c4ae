import { queryOptions } from '@tanstack/react-query'

const retryEvery = 3000

/** A static file of the notice standard: it never changes, and is asked for until it comes. */
export function sdkQuery<Content>(path: string) {
  return queryOptions<Content>({
    queryKey: ['sdk', path],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/sdk/${path}`, { signal })
      if (!response.ok) throw new Error(`/sdk/${path} answered ${response.status}`)
      return (await response.json()) as Content
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: true,
    retryDelay: retryEvery,
  })
}
