import type { StageChange } from '@allmende/domain/tenders/course.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { call } from '../../rpc/call.ts'

type Besides = {
  /** Who is chosen; left out where nobody has to be. */
  offerIds?: readonly number[] | undefined
  reason?: string
  /** By offer. */
  reasons?: Readonly<Record<string, string>>
}

/** Moves a tender to a stage. What has nothing to say is left out, or null in the middle: a list on the wire has no gaps. */
export function changeStage(
  change: StageChange,
  lotIds: readonly number[] | null,
  { offerIds, reason = '', reasons }: Besides = {},
): Promise<TeamTender> {
  const lots = lotIds && [...lotIds]
  const said = { ...(reason.trim() && { reason }), ...(reasons && { reasons: { ...reasons } }) }
  if (Object.keys(said).length > 0)
    return call('updateProjectStage', change, lots, null, offerIds ? [...offerIds] : null, said)
  return offerIds
    ? call('updateProjectStage', change, lots, null, [...offerIds])
    : call('updateProjectStage', change, lots, null)
}
