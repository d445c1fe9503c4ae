import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { ServerId } from '@allmende/domain/parcels/folder.ts'
import { FolderPath } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { isPublicFile } from '@allmende/domain/parcels/parcel-files.policy.ts'
import { z } from 'zod'
import { permitsFor } from '../../http/permits.ts'
import type { Context } from '../../rpc/method.ts'
import type { SeenFile } from './seen-files.ts'
import type { SeenFolder } from './seen-folders.ts'

/** One file of a parcel. */
export const documentPermits = permitsFor('parcel file', z.object({ parcelId: z.int(), serverId: ServerId }))

/** A folder of a parcel as it is when it is fetched. */
export const folderPermits = permitsFor('parcel zip', z.object({ parcelId: z.int(), path: FolderPath }))

const linkIn = ({ config }: Context, path: string) => addressAt(config.publicUrl ?? '', path)

/** What everybody may have has an address that lasts. */
export async function fileLink(context: Context, { parcel, placed }: SeenFile): Promise<string> {
  const { serverId } = placed.file
  const permit = isPublicFile(parcel, placed)
    ? undefined
    : await documentPermits.give(context, { parcelId: parcel.id, serverId })
  return linkIn(context, paths.parcelFile(parcel.id, serverId, permit))
}

export async function zipLink(context: Context, { parcel, path, zipName }: SeenFolder): Promise<string> {
  const permit = await folderPermits.give(context, { parcelId: parcel.id, path })
  return linkIn(context, paths.parcelZip(zipName, permit))
}
