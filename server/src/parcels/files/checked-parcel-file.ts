import { bySystem } from '@allmende/domain/actor.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import { greetedName } from '../../accounts/greeted-name.ts'
import type { Db } from '../../database/schema.ts'
import { setChecked } from '../../files/stored-files.queries.ts'
import type { Mail } from '../../rpc/method.ts'
import { systemStep } from '../../rpc/system.ts'
import { parcelChanged } from '../parcel-events.ts'
import { parcelFileEvent } from './file-events.ts'
import { findFolders, findParcelFileOf } from './parcel-files.queries.ts'

/** What the virus scanner says of a file of a parcel: null for nothing found. Of an infected one no byte stays. */
export const checkedParcelFile = systemStep({
  load: async ({ db }, fileId: number, _finding: string | null) => {
    const stored = await findParcelFileOf(db, fileId)
    const parcel = stored && (await findFolders(db, stored.parcelId))
    if (!parcel) return null
    const placed = fileIn(parcel.files, stored.serverId)
    const { name } = placed?.file ?? stored
    const folder = placed?.path ?? parcel.name
    return { parcel, folder, stored: { ...stored, name }, sender: await findSender(db, stored.createdBy) }
  },
  allow: bySystem,
  run: async ({ db }, { stored }, [fileId, finding]) => {
    const isKept = finding === null
    await setChecked(db, fileId, isKept ? 'READY' : 'INFECTED', isKept)
    // Nothing is made of such a picture any more.
    if (!isKept && stored.kind === 'media')
      await db
        .updateTable('parcelMedia')
        .set({ state: 'FAILED', due: null })
        .where('serverId', '=', stored.serverId)
        .execute()
    return { isKept }
  },
  record: ({ parcel, stored }, _result, [, finding]) =>
    finding === null
      ? null
      : parcelFileEvent('FILE_REFUSED', parcel, stored, [
          { label: 'Schadsoftware', oldValue: null, newValue: finding },
        ]),
  mails: ({ parcel, folder, stored, sender }, _result, [, finding]) =>
    finding === null || !sender ? [] : [infected(parcel, folder, stored.name, sender)],
  announce: ({ parcel }) => [parcelChanged(parcel.id)],
  // A picture waits for this to be made smaller.
  wakes: ['media'],
})

type Sender = { email: string; name: string }

const findSender = (db: Db, email: string): Promise<Sender | undefined> =>
  db
    .selectFrom('users')
    .select(['email', greetedName.as('name')])
    .where('email', '=', email)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()

const infected = (
  parcel: { id: number; name: string },
  folder: string,
  fileNames: string,
  { email, name }: Sender,
): Mail => ({
  key: 'fileInfected',
  to: email,
  values: {
    userName: name,
    projectName: parcel.name,
    roomName: folder,
    fileNames,
    link: paths.parcel(parcel.id),
  },
})
