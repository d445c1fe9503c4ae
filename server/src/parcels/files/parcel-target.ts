import { nameOf } from '@allmende/domain/actor.ts'
import {
  type FilePlace,
  mayPlace,
  nameInPlace,
  newFile,
  placedIn,
} from '@allmende/domain/parcels/added-file.ts'
import { mostFiles, ServerId } from '@allmende/domain/parcels/folder.ts'
import { fileIn, folderAt } from '@allmende/domain/parcels/folder-tree.ts'
import { FolderPath } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { z } from 'zod'
import { addFile } from '../../files/stored-files.queries.ts'
import { usableName } from '../../files/uploads/admission.ts'
import { uploadTarget } from '../../files/uploads/upload-target.ts'
import type { Context } from '../../rpc/method.ts'
import { parcelChanged } from '../parcel-events.ts'
import { findParcel, lockParcel, setParcel } from '../parcels.queries.ts'
import { addedEvent } from './file-events.ts'
import { addParcelFile, countDocuments, findParcelFile } from './parcel-files.queries.ts'
import { sameSentBefore, sentBefore } from './sent-before.ts'

/** Addresses carry numbers as text; what is wrong with an id is told in a sentence of its own. */
const DocumentAddress = z.object({
  parcel: z.coerce.number().pipe(ParcelId),
  serverId: z.string().max(200),
  folder: FolderPath.optional(),
  replaces: ServerId.optional(),
})
export type DocumentAddress = z.output<typeof DocumentAddress>

/** A file that has come to a parcel. */
export type AddedFile = {
  serverId: string
  name: string
  sha256: string
  /** Where it was put; null where it waits for that. */
  folder: string | null
  replaced: { name: string; sha256: string } | null
  /** It was there already, from the same person: her first answer was lost. */
  isRepeated: boolean
}

/** Parcels take documents from those inside. */
export const parcelTarget = uploadTarget<DocumentAddress, WholeParcel, AddedFile>({
  kind: 'parcel',
  args: DocumentAddress as never,
  load: async (context, { parcel }) => {
    // Who may not ask does not learn which parcels there are.
    ensure(parcelPolicy.write(context.actor))
    return findParcel(context.db, parcel)
  },
  allow: parcelPolicy.write,
  admit: async (context, parcel, file, address) => {
    const name = usableName(file.name)
    const sent = { serverId: idOf(address), length: file.length }
    const known = await sameSentBefore(context, parcel, 'document', sent)
    if (!known) await placeIn(context, parcel, address)
    return name
  },
  accept: async (context, { id }, { name: given, ...file }, address) => {
    const { db, now } = context
    const createdBy = nameOf(context.actor)
    const serverId = idOf(address)
    const parcel = existing(await lockParcel(db, id))
    const known = await sentBefore(context, parcel, 'document', serverId)
    if (known) {
      if (known.sha256.toString('hex') !== file.sha256) refuse('serverIdUsed')
      // The same bytes once more are nobody's.
      await addFile(db, file, createdBy, now, now)
      return {
        serverId,
        name: known.name,
        sha256: file.sha256,
        folder: null,
        replaced: null,
        isRepeated: true,
      }
    }
    const place = await placeIn(context, parcel, address)
    const name = place ? nameInPlace(place, usableName(given)) : usableName(given)
    const fileId = await addFile(db, file, createdBy, now)
    const row = {
      serverId,
      parcelId: id,
      fileId,
      kind: 'document',
      name,
      createdBy,
      isPlaced: place !== null,
    } as const
    // Another parcel may have got it in this very moment.
    if (!(await addParcelFile(db, row, now))) refuse('serverIdUsed')
    if (place) {
      const added = newFile({ serverId, name, size: file.size, created: now }, place.replaced?.isPublic)
      const files = placedIn(parcel.files, place, added)
      await setParcel(db, { id, version: parcel.version, files }, now)
    }
    const replaced = place?.replaced && (await findParcelFile(db, place.replaced.serverId))
    return {
      serverId,
      name,
      sha256: file.sha256,
      folder: place?.path ?? null,
      replaced: replaced
        ? { name: place?.replaced?.name ?? replaced.name, sha256: replaced.sha256.toString('hex') }
        : null,
      isRepeated: false,
    }
  },
  record: (parcel, added) => (added.isRepeated ? null : addedEvent(parcel, added)),
  announce: ({ id }, { folder }) => (folder === null ? [] : [parcelChanged(id)]),
})

function idOf({ serverId }: DocumentAddress): string {
  const parsed = ServerId.safeParse(serverId)
  return parsed.success ? parsed.data : refuse('serverIdMalformed')
}

/** Refuses what cannot come to a parcel, as far as that is known before it comes. */
export async function ensureDocument(context: Context, parcel: WholeParcel, address: DocumentAddress) {
  const known = await sentBefore(context, parcel, 'document', idOf(address))
  if (!known) await placeIn(context, parcel, address)
}

/** Where the file goes, if anybody says; refuses where it cannot. */
async function placeIn(
  { db }: Context,
  parcel: WholeParcel,
  { folder: path, replaces }: DocumentAddress,
): Promise<FilePlace | null> {
  if (parcel.isArchived) refuse('parcelArchived')
  if ((await countDocuments(db, parcel.id)) >= mostFiles)
    refuse('parcelFull', { values: { most: String(mostFiles) } })
  const place = placeFor(parcel, path, replaces)
  if (place) ensure(mayPlace(place))
  return place
}

function placeFor(
  { files }: WholeParcel,
  path: string | undefined,
  replaces: string | undefined,
): FilePlace | null {
  if (replaces !== undefined) {
    const found = fileIn(files, replaces)
    if (!found || found.isArchived) return refuse('replacedUnknown')
    return { path: found.path, folder: found.folder, replaced: found.file }
  }
  if (path === undefined) return null
  const folder = folderAt(files, path) ?? refuse('folderUnknown', { values: { folder: path } })
  return { path, folder, replaced: null }
}
