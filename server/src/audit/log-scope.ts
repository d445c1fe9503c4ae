import type { LogScope } from '@allmende/domain/audit/audit.policy.ts'
import type { Db } from '../database/schema.ts'
import { listTeam } from '../tenders/team.queries.ts'

/** What decides about a look into the log: who works on the tender it is about. */
export const logScope = async (db: Db, projectId: number | null): Promise<LogScope> =>
  projectId === null ? { projectId } : { projectId, team: await listTeam(db, projectId) }
