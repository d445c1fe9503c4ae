import { say } from '@allmende/domain/texts.ts'
import { call } from '../../rpc/call.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { uuid } from '../../rpc/repeats.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { session } from '../../session/session.ts'
import { toast } from '../../ui/toast-store.ts'
import { type PickedFile, pickedFile } from '../../ui/upload/dropped-files.ts'
import type { Upload } from '../../ui/upload/upload-queue.ts'
import type { Destination } from '../../uploads/destination.ts'
import { documentLimits } from '../../uploads/limits.ts'
import { createResumableQueue } from '../../uploads/resumable-queue.ts'
import { toldArrived } from '../../uploads/told-uploads.ts'
import { parcelPath } from '../parcel-paths.ts'
import { captionMedia } from './caption-media.ts'
import { shareArrived } from './share-arrived.ts'
import { parcelUploadTexts as texts } from './parcel-uploads.texts.ts'
import { keptPurpose, type ParcelPlace, type ParcelPurpose } from './upload-purpose.ts'

export type ParcelTarget = ParcelPurpose & {
  user: string
  parcelId: number
  /** What had failed when it was chosen: it is no news any more once this has arrived. */
  failedBefore: readonly number[]
}
export type ParcelUpload = Upload<ParcelTarget>

/** The files and pictures on their way to all parcels. */
export const parcelUploads = createResumableQueue<ParcelTarget>({
  destinationOf,
  limits: documentLimits,
  onArrived: ({ target }) => void arrived(target),
  onFailed({ fault, target }) {
    const why = fault ? say(fault.text, currentLanguage(), fault.values) : ''
    toast.error(why, say(texts.failed, currentLanguage()))
    void loadAgain(target.parcelId)
  },
  onQuiet(all) {
    const isVersion = all.every(({ target: { place } }) => place.kind === 'document' && place.replaces)
    toldArrived(all.length, isVersion ? say(texts.versionBefore, currentLanguage()) : undefined)
  },
})

/** What uploads to a parcel are remembered under. */
export const placeOfParcel = (parcelId: number): string => `parcel-${parcelId}`

function destinationOf({ user, parcelId, serverId, place }: ParcelTarget): Destination {
  const isDocument = place.kind === 'document'
  const where = isDocument ? { folder: place.folder, replaces: place.replaces } : { as: place.as }
  return {
    user,
    place: placeOfParcel(parcelId),
    purpose: keptPurpose({ serverId, place }),
    name: isDocument ? place.name : undefined,
    endpoint: () => call('getPropertyUploadLink', parcelId, place.kind, serverId, where),
    page: parcelPath(parcelId),
  }
}

const loadAgain = (parcelId: number) => queryClient.invalidateQueries(rpcQuery('getPropertyById', parcelId))

/** The uploads to a parcel that were refused or went wrong. */
export const failedOf = (parcelId: number, kind: ParcelPlace['kind']): number[] =>
  parcelUploads.uploads
    .get()
    .filter(
      ({ state, target }) => state === 'failed' && target.parcelId === parcelId && target.place.kind === kind,
    )
    .map(({ id }) => id)

/** Takes them out of the list; one that is tried again meanwhile stays. */
export function forgetUploads(ids: readonly number[]): void {
  for (const { id, state } of parcelUploads.uploads.get())
    if (state === 'failed' && ids.includes(id)) parcelUploads.forget(id)
}

async function arrived({ parcelId, serverId, place, failedBefore }: ParcelTarget) {
  forgetUploads(failedBefore)
  await loadAgain(parcelId)
  if (place.kind === 'document' && place.isPublic) await shareArrived(parcelId, serverId)
  if (place.kind === 'media' && place.caption) await captionMedia(parcelId, place.as, serverId, place.caption)
}

/** Sends a file to a parcel; it is told of on the parcel's page, and in the top bar. */
export const addParcelUpload = (parcelId: number, file: File | PickedFile, place: ParcelPlace): void =>
  resumeParcelUpload(parcelId, file, { serverId: uuid(), place })

/** The same, where the file was half sent before. */
export function resumeParcelUpload(parcelId: number, file: File | PickedFile, purpose: ParcelPurpose): void {
  const { user } = session.get()
  if (user === null) return
  const picked = file instanceof File ? pickedFile(file) : file
  const path = (purpose.place.kind === 'document' && purpose.place.name) || picked.path
  const failedBefore = failedOf(parcelId, purpose.place.kind)
  parcelUploads.add([{ file: picked.file, path }], { ...purpose, user: user.email, parcelId, failedBefore })
}
