import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { cleanFileName } from '@allmende/domain/files/file-names.ts'
import { Instant } from '@allmende/domain/method.ts'
import { z } from 'zod'
import { permitsFor } from '../http/permits.ts'
import type { Context } from '../rpc/method.ts'
import type { StoredDocument } from './documents.queries.ts'
import type { StoredRoom } from './rooms.queries.ts'

/** One document. */
export const filePermits = permitsFor('file', z.object({ documentId: z.int() }))

/** A room as it is when it is fetched, what has come into it since, or what its reader does not have yet. */
export const zipPermits = permitsFor(
  'zip',
  z.object({ roomId: z.int(), changedSince: Instant.nullable(), changedOnly: z.boolean() }),
)

// The browser that asks knows where it is, even where the operator has named no address.
const linkIn = ({ config }: Context, path: string) => addressAt(config.publicUrl ?? '', path)

export const downloadLink = async (
  context: Context,
  { id, name }: Pick<StoredDocument, 'id' | 'name'>,
): Promise<string> =>
  linkIn(context, paths.fileDownload(name, await filePermits.give(context, { documentId: id })))

export const zipNameOf = ({ name }: Pick<StoredRoom, 'name'>, changedOnly = false): string =>
  cleanFileName(`${name.slice(0, 100)}${changedOnly ? ' (Geändertes)' : ''}.zip`) ?? 'datenraum.zip'

export const zipLink = async (
  context: Context,
  room: StoredRoom,
  { changedSince = null, changedOnly = false }: { changedSince?: Date | null; changedOnly?: boolean },
): Promise<string> => {
  const permit = await zipPermits.give(context, { roomId: room.id, changedSince, changedOnly })
  return linkIn(context, paths.zipDownload(zipNameOf(room, changedOnly), permit))
}
