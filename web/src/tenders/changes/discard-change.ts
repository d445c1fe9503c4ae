import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { call } from '../../rpc/call.ts'
import { changeSentBy, entriesOf } from '../tender-entries.ts'

/** Saves what is announced: then nothing is pending any more. Who works on the tender was never part of the change. */
export const discardChange = (announced: TeamTender): Promise<TeamTender> =>
  call('updateProject', {
    id: announced.id,
    version: announced.version,
    ...changeSentBy(entriesOf(announced), announced.panels),
  })
