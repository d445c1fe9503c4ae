import { useQuery } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import { wholeList } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { texts } from './list.texts.ts'

export type KnownLocation = { id: number; name: string }

const withArchived = { archived: true }

/** Every location the viewer may see; parcels may still lie at one that is archived. */
export function useKnownLocations(isAsked: boolean): readonly KnownLocation[] {
  const say = useSay()
  const { data } = useQuery({
    ...wholeList(['getLocations', withArchived], (offset) =>
      call('getLocations', { ...withArchived, offset }),
    ),
    enabled: isAsked,
  })
  return (data ?? []).map(({ id, name, isArchived }) => ({
    id,
    name: isArchived ? say(texts.archived, { name }) : name,
  }))
}
