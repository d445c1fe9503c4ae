import type { FormField } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { isKnownOf, partyFactOf, type PartySource } from '@allmende/domain/notices/values/parties.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { useReading, useSurroundings } from '../notice-context.ts'

/** The organization of ours that decides what stands in this field of a party; undefined where somebody types it. */
export function useLinkedOrganization(field: FormField, groupPath: ValuePath): PartySource | undefined {
  const { organizations = [], bidders = [] } = useSurroundings()
  const isFact = partyFactOf(field.contentId) !== undefined
  const linked = useReading((_, values) =>
    isFact ? groupAt(values, groupPath.slice(0, groupPath.indexOf(']') + 1))?.organizationId : undefined,
  )
  if (linked === undefined) return undefined
  const organization = [...organizations, ...bidders].find(({ id }) => id === linked)
  return organization && isKnownOf(organization, field.contentId) ? organization : undefined
}
