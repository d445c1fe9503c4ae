import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** The storage is not the one that belongs to the database. */
export class StorageFault extends Error {}

/** Finds out whether storage and database belong together, and says which identity the database keeps. */
export async function settleIdentity(storage: Storage, named: string | null): Promise<string> {
  const found = await storage.identity()
  if (found !== null && found === named) return found
  if (found !== null || named !== null) throw new StorageFault(messageOf(storage.place, found, named))

  const made = randomUUID()
  if (await storage.claim(made)) return made
  // Nobody had claimed it a moment ago: another process of ours has just started, too.
  const other = await storage.identity()
  if (other === null) throw new StorageFault(messageOf(storage.place, null, made))
  return other
}

const wrongPlace =
  'Check DATA_DIR, or S3_ENDPOINT, S3_BUCKET and S3_PREFIX. Every server process of an installation needs the ' +
  'same storage: a bucket, or one folder that all of them share and that is mounted before they start.'

function messageOf(place: string, found: string | null, named: string | null): string {
  const lines = [`The storage of the files, ${place}, does not belong to this database.`]
  if (found === null)
    lines.push(
      `The database names the storage ${named}; this one has no identity, as if it had never been used.`,
      'Most likely it is a wrong or empty folder or bucket, a folder that is not mounted, or this server process ' +
        'does not share the folder of the others.',
      wrongPlace,
      'If files were lost, restore them from the backup together with the file "identity" beside them.',
    )
  else if (named === null)
    lines.push(
      `It is the storage ${found}, and the database does not know of any storage yet.`,
      'Most likely it belongs to another installation, or the database is new or was emptied while the files stayed.',
      wrongPlace,
      'Restore the database that belongs to these files, or name an empty folder or bucket. Only if nobody needs ' +
        'anything in it: empty it, its "identity" included, and start again.',
    )
  else
    lines.push(
      `It is the storage ${found}; the database names ${named}.`,
      'Most likely it belongs to another installation, or database and files were restored from different backups.',
      wrongPlace,
      'Restore database and files from the same backup.',
    )
  lines.push('Nothing was changed.')
  return lines.join('\n')
}
