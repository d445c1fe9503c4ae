import { nameOf } from '@allmende/domain/actor.ts'
import { ServerId } from '@allmende/domain/parcels/folder.ts'
import { mayBePanorama, mayTakeMedia, type PictureSize } from '@allmende/domain/parcels/media.rules.ts'
import { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { z } from 'zod'
import { addFile } from '../../files/stored-files.queries.ts'
import { usableName } from '../../files/uploads/admission.ts'
import { type ReceivedFile, uploadTarget } from '../../files/uploads/upload-target.ts'
import type { AuditEvent, Context } from '../../rpc/method.ts'
import { sameSentBefore, sentBefore } from '../files/sent-before.ts'
import { aboutParcel, parcelChanged } from '../parcel-events.ts'
import { lookedAt } from './looked-at.ts'
import { addMedia, appendMedia, findMediaParcel, lockMediaParcel } from './media.queries.ts'
import type { MediaParcel } from './media.queries.ts'

/** Addresses carry numbers as text. */
const MediaAddress = z.object({
  media: z.coerce.number().pipe(ParcelId),
  serverId: ServerId,
  as: MediaKind.optional(),
})
export type MediaAddress = z.output<typeof MediaAddress>

/** `isNew`: nobody had sent it before. */
export type AcceptedMedia = { name: string; serverId: string; sha256: string; isNew: boolean }

/** Parcels take pictures: each is looked into before it is theirs. */
export const mediaTarget = uploadTarget<MediaAddress, MediaParcel, AcceptedMedia, PictureSize>({
  kind: 'media',
  args: MediaAddress as z.ZodType<MediaAddress>,
  load: ({ db }, { media }) => findMediaParcel(db, media),
  allow: parcelPolicy.write,
  admit: async (context, parcel, file, { serverId, as }) => {
    const name = usableName(file.name)
    const known = await sameSentBefore(context, parcel, 'media', { serverId, length: file.length })
    if (!known) ensure(mayTakeMedia(parcel, as))
    return name
  },
  inspect: async (context, file, { as }) => {
    const size = await lookedAt(context, file)
    if (as === 'panorama') ensure(mayBePanorama(file.name, size))
    return size
  },
  accept: (context, parcel, file, { serverId, as }, size) =>
    acceptMedia(context, parcel, { file, serverId, as, size }),
  record: (parcel, accepted) => mediaAdded(parcel, accepted),
  announce: ({ id }, { isNew }) => (isNew ? [parcelChanged(id)] : []),
})

/** Refuses a picture that cannot come to a parcel, as far as that is known before it comes. */
export async function ensurePicture(
  context: Context,
  parcel: { id: number } & Parameters<typeof mayTakeMedia>[0],
  { serverId, as }: { serverId: string; as?: MediaKind | undefined },
): Promise<void> {
  const known = await sentBefore(context, parcel, 'media', serverId)
  if (!known) ensure(mayTakeMedia(parcel, as))
}

type Accepting = { file: ReceivedFile; serverId: string; as?: MediaKind | undefined; size: PictureSize }

/** Puts a picture among those of the parcel, and into a list where it is said in which. */
export async function acceptMedia(
  context: Context,
  { id }: MediaParcel,
  { file: { name, ...file }, serverId, as, size }: Accepting,
): Promise<AcceptedMedia> {
  const { db, actor, now } = context
  const parcel = existing(await lockMediaParcel(db, id))
  const accepted = { name, serverId, sha256: file.sha256 }
  const createdBy = nameOf(actor)
  const known = await sentBefore(context, parcel, 'media', serverId)
  if (known) {
    // Sent once more because the answer was lost; the bytes that came now are nobody's and swept.
    if (known.sha256.toString('hex') === file.sha256) return { ...accepted, isNew: false }
    refuse('mediaIdTaken')
  }
  ensure(mayTakeMedia(parcel, as))
  const fileId = await addFile(db, file, createdBy, now)
  const { width, height } = size
  const media = { serverId, parcelId: id, fileId, name, createdBy, isPlaced: as !== undefined, width, height }
  if (!(await addMedia(db, media, now))) refuse('mediaIdTaken')
  if (as) await appendMedia(db, id, serverId, as, now)
  return { ...accepted, isNew: true }
}

export const mediaAdded = (
  parcel: { id: number; name: string },
  { name, sha256, isNew }: AcceptedMedia,
): AuditEvent | null => {
  if (!isNew) return null
  const event = aboutParcel('PROPERTY_DOCUMENT_ADDED', parcel)
  return { ...event, data: { ...event.data, file: name, hash: sha256 } }
}
