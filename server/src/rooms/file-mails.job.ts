import type { Db } from '../database/schema.ts'
import { takeDue, workOff } from '../jobs/due.ts'
import type { Job } from '../jobs/schedule.ts'
import type { ActAsSystem } from '../rpc/system.ts'
import { tellingOfFiles } from './file-mails.ts'
import { nextGathered } from './gathered-files.queries.ts'

const every = 30_000
/** Longer than writing the mails of one room takes. */
const takenFor = 5 * 60_000

export type FileMailsParts = { db: Db; act: ActAsSystem; now?: () => Date }

/** Tells of the files that were gathered long enough. */
export const fileMailsJob = ({ db, act, now = () => new Date() }: FileMailsParts): Job => ({
  name: 'fileMails',
  every,
  work: async () => {
    const take = () => {
      const at = now()
      return takeDue(db, 'gatheredFiles', {
        now: at,
        until: new Date(at.getTime() + takenFor),
        atOnce: 5,
      })
    }
    await workOff(take, async (id) => void (await act(tellingOfFiles, now(), id)))
    return nextGathered(db)
  },
})
