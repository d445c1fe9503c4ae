import { useQuery } from '@tanstack/react-query'
import { sdkQuery } from './sdk-query.ts'

const none: readonly string[] = []

/** The versions of the notice standard that the server has, oldest first. */
export function useSdkVersions(): readonly string[] {
  const { data } = useQuery(sdkQuery<{ sdkVersions: readonly string[] }>('info'))
  return data?.sdkVersions ?? none
}
