import type { LogScope } from '@allmende/domain/audit/audit.policy.ts'
import type { Db } from '../database/schema.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'

const noTender = { team: [], publicFrom: null }

/** What decides about a look into the log: the tender it is about. Of no tender there is a log without entries. */
export const logScope = async (db: Db, projectId: number | null): Promise<LogScope> =>
  projectId === null ? { projectId } : { projectId, ...((await findTenderHead(db, projectId)) ?? noTender) }
