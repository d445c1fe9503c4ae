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

/** A room as it is when it is fetched, or what has come into it since. */
export const zipPermits = permitsFor('zip', z.object({ roomId: z.int(), changedSince: Instant.nullable() }))

// The browser that asks knows where it is, even where the operator has named no address.
const linkIn = ({ config }: Context, path: string) => addressAt(config.publicUrl ?? '', path)

export const downloadLink = async (
  context: Context,
  { id, name }: Pick<StoredDocument, 'id' | 'name'>,
): Promise<string> =>
  linkIn(context, paths.fileDownload(name, await filePermits.give(context, { documentId: id })))

export const zipNameOf = ({ name }: Pick<StoredRoom, 'name'>): string =>
  cleanFileName(`${name.slice(0, 100)}.zip`) ?? 'datenraum.zip'

export const zipLink = async (
  context: Context,
  room: StoredRoom,
  changedSince: Date | null,
): Promise<string> =>
  linkIn(
    context,
    paths.zipDownload(zipNameOf(room), await zipPermits.give(context, { roomId: room.id, changedSince })),
  )
