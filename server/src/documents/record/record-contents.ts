import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import type { RecordRemarks } from '@allmende/domain/record/record.contract.ts'
import type { TenderVersion } from '@allmende/domain/tenders/changes.contract.ts'
import type { Invitation } from '@allmende/domain/tenders/course.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { listLogEntries } from '../../audit/audit.queries.ts'
import type { Db } from '../../database/schema.ts'
import { findSender } from '../../organizations/organizations.queries.ts'
import { findRecordRemarks } from '../../record/record.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { listVersions } from '../../tenders/changes/listed-versions.ts'
import { listInvitations } from '../../tenders/people/invitations.queries.ts'
import { changedTender, inSnapshot } from '../../tenders/seen-tender.ts'
import {
  type Correspondence,
  type Filing,
  type Given,
  listAnswersIn,
  listFilingsIn,
  listOpeningsIn,
  listProvidedIn,
  listRefusedIn,
  listRoomsForAll,
  messagesIn,
  type Opened,
  type Provided,
  type RefusedTry,
} from './record.queries.ts'

/** All that a record is written from: what the team may know, and of what is sealed no more than who filed and when. */
export type RecordContents = {
  tender: TeamTender
  authority: { name: string; address: string[] } | null
  versions: TenderVersion[]
  invitations: Invitation[]
  rooms: Awaited<ReturnType<typeof listRoomsForAll>>
  provided: Provided[]
  filings: Filing[]
  refused: RefusedTry[]
  openings: Opened[]
  answers: Given[]
  messages: Correspondence
  remarks: RecordRemarks
  /** What the log tells, the oldest first; `isCut` where it tells more than a document holds. */
  log: LogEntry[]
  isCut: boolean
}

/** More would be no document any more; the whole log is one of its own. */
const mostEntries = 5000

/** As of one moment. */
export const recordContents = (context: Context, tenderId: number): Promise<RecordContents> =>
  inSnapshot(context.db, async (db) => {
    const tender = await changedTender({ ...context, db }, tenderId)
    const { organizationId } = tender
    const log = await entriesOf(db, tenderId)
    return {
      tender,
      authority: organizationId === null ? null : await findSender(db, organizationId),
      versions: await listVersions(db, tenderId),
      invitations: (await listInvitations(db, tenderId)).toReversed(),
      rooms: await listRoomsForAll(db, tenderId),
      provided: await listProvidedIn(db, tenderId),
      filings: await listFilingsIn(db, tenderId),
      refused: await listRefusedIn(db, tenderId),
      openings: await listOpeningsIn(db, tenderId),
      answers: await listAnswersIn(db, tenderId),
      messages: await messagesIn(db, tenderId),
      remarks: await findRecordRemarks(db, tenderId),
      log: log.slice(0, mostEntries).toReversed(),
      isCut: log.length > mostEntries,
    }
  })

/** The newest first, one more than is shown. */
async function entriesOf(db: Db, projectId: number): Promise<LogEntry[]> {
  const found: LogEntry[] = []
  while (found.length <= mostEntries) {
    const page = await listLogEntries(
      db,
      { projectId, type: null },
      { before: found.at(-1)?.id, limit: Math.min(500, mostEntries + 1 - found.length) },
    )
    if (page.length === 0) break
    found.push(...page)
  }
  return found
}
