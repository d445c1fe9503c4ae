import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { bytesOf } from '@allmende/domain/validation.ts'
import { largestPage } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { listFilesOf, listReceiptKeys, type ReceiptKey } from '../procedure/receipts.queries.ts'
import { listRefusedFilings } from '../procedure/refused-filings.queries.ts'
import { listUploads } from '../rooms/contractor-rooms.queries.ts'

type Submission = Submissions['submissions'][number]
type Entry = { submission: Submission; stored: number; stands: boolean; isNew: boolean }

/** Of so many the files are told, whatever became of them. */
const newest = 20

/** What was filed, withdrawn and refused; files are told to the team once they are opened, uploads never. */
export async function submissionsOf(db: Db, offerId: number, viewer: 'team' | 'own'): Promise<Submissions> {
  const entries = entriesOf(await listReceiptKeys(db, offerId))
  const refused = await listRefusedFilings(db, offerId)
  const uploads = viewer === 'own' ? await listUploads(db, offerId) : []
  const submissions = entries.map(({ submission }) => submission)
  const left = largestPage - bytesOf({ submissions, refused, uploads })
  const readable = entries.filter(({ submission }) => viewer === 'own' || submission.openedAt !== null)
  const told = await filesOf(db, readable, left)
  return {
    submissions: submissions.map((one) => ({ ...one, files: told.get(one) ?? null })),
    refused,
    uploads,
  }
}

/** Lots of one call may be withdrawn or opened apart, or have different deadlines; what shares all that is one entry. */
function entriesOf(keys: readonly ReceiptKey[]): Entry[] {
  const standing = new Set(
    new Map(
      keys
        .filter(({ kind, withdrawnAt }) => kind !== 'WITHDRAWAL' && withdrawnAt === null)
        .map((key) => [`${key.kind} ${key.lotId} ${key.attempt}`, key]),
    ).values(),
  )
  const recent = new Set([...new Set(keys.map(({ receiptId }) => receiptId))].slice(-newest))
  const groups = Map.groupBy(keys, ({ receiptId, withdrawnAt, openedAt, deadline }) =>
    [receiptId, ...[withdrawnAt, openedAt, deadline].map(Number)].join(' '),
  )
  return [...groups.values()].flatMap((lots) => {
    const [first] = lots
    if (!first) return []
    const { receiptId, kind, receivedAt, stampedBy, deadline, withdrawnAt, openedAt } = first
    const lotIds = lots.map(({ lotId }) => lotId)
    return [
      {
        submission: {
          receiptId,
          lotIds,
          kind,
          receivedAt,
          stampedBy,
          deadline,
          files: null,
          withdrawnAt,
          openedAt,
        },
        stored: lots.reduce((sum, { stored }) => sum + stored, 0),
        stands: lots.some((lot) => standing.has(lot)),
        isNew: recent.has(receiptId),
      },
    ]
  })
}

/**
 * The files of what stands, was opened or is new, as far as there is room for them; all others are in the receipts.
 * Lists are read one by one, so that never more of them are in memory than are told.
 */
async function filesOf(
  db: Db,
  entries: readonly Entry[],
  room: number,
): Promise<Map<Submission, FiledFile[]>> {
  const told = new Map<Submission, FiledFile[]>()
  let left = room
  for (const { submission, stored } of inOrder(entries)) {
    const { kind, receiptId, lotIds } = submission
    if (kind === 'WITHDRAWAL') {
      told.set(submission, [])
      continue
    }
    // What is too long even as it is stored need not be read.
    if (stored > left) continue
    const files = await listFilesOf(db, receiptId, lotIds)
    left -= bytesOf(files)
    if (left < 0) break
    told.set(submission, files)
  }
  return told
}

/** Withdrawals have none; then what counts most, the newest first. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const rank = ({ submission: { kind, openedAt }, stands, isNew }: Entry): number => {
    if (kind === 'WITHDRAWAL') return 0
    if (stands) return 1
    if (openedAt !== null) return 2
    return isNew ? 3 : 4
  }
  return entries
    .toReversed()
    .filter((entry) => rank(entry) < 4)
    .toSorted((one, other) => rank(one) - rank(other))
}
