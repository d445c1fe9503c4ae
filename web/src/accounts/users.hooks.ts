import { organizationTypeTexts } from '@allmende/domain/organizations/organizations.texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { rpcQuery } from '../rpc/queries.ts'
import { organizationsQuery } from '../organizations/organizations.query.ts'
import type { Option } from '../ui/form/option.ts'
import { useLanguage, useSay } from '../ui/language.tsx'
import type { TableQuery } from '../ui/table/table.types.ts'
import { organizationIn, rolesOf, type Side } from './sides.ts'

/** The organization the address names, if any. */
export const useOrganizationId = (): number | null =>
  useLocation({ select: ({ searchStr }) => organizationIn(searchStr) })

/** One page of a list of users, and how many there are. */
export function useUsers(side: Side, organizationId: number | null, asked: TableQuery, enabled: boolean) {
  const filter = {
    ...(organizationId !== null && { organizationId }),
    ...(asked.search && { search: asked.search }),
  }
  const part = { offset: (asked.page - 1) * asked.pageSize, limit: asked.pageSize }
  const roles = [...rolesOf[side]]
  const kept = { enabled, placeholderData: keepPreviousData }
  const rows = useQuery({ ...rpcQuery('getUsers', roles, { ...filter, ...part }), ...kept })
  const total = useQuery({ ...rpcQuery('countUsers', roles, filter), ...kept })
  return {
    rows: total.data === undefined ? undefined : rows.data,
    total: total.data ?? 0,
    error: (rows.error ?? total.error)?.message,
    retry: () => void Promise.all([rows.refetch(), total.refetch()]),
  }
}

/** All organizations, to choose one by typing. */
export function useOrganizationOptions(enabled: boolean): readonly Option[] {
  const say = useSay()
  const { language } = useLanguage()
  const clients = useQuery({ ...organizationsQuery('CLIENT'), enabled }).data
  const bidders = useQuery({ ...organizationsQuery('CONTRACTOR'), enabled }).data
  return useMemo(
    () =>
      [...(clients ?? []), ...(bidders ?? [])]
        .map(({ id, name, type }) => ({
          value: String(id),
          label: `${name} (${say(organizationTypeTexts[type])})`,
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [clients, bidders, say, language],
  )
}
