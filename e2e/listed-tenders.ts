import { join } from 'node:path'
import { openDatabase } from '../server/src/database/database.ts'
import type { ServerProcess } from '../server/src/test-server-process.ts'

const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour)

/** Makes the demo's drafts public behind the server's back: one is open, the deadline of one is past, one is archived. */
export async function publishDrafts(server: ServerProcess): Promise<void> {
  await server.stop()
  const directory = join(server.dataDir, 'database')
  const { db, close } = await openDatabase({ kind: 'embedded', directory })
  const since = { published: fromNow(-48), publicFrom: fromNow(-48), stage: 3 }
  const states = [
    { deadline: fromNow(5.5) },
    { deadline: fromNow(-3) },
    { stage: 7, archived: fromNow(-1), deadline: fromNow(-5) },
  ]
  for (const [index, state] of states.entries())
    await db
      .updateTable('tenders')
      .set({ ...since, ...state, outsideStage: 3, outsideDeadline: state.deadline })
      .where('id', '=', index + 1)
      .execute()
  const mark = {
    tenderId: 1,
    userEmail: 'dora@deich-erdbau.example',
    tag: 'merkliste',
    since: new Date(),
  } as const
  await db.insertInto('tenderTags').values(mark).execute()
  await close()
  await server.start()
}
