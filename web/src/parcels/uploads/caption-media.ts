import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { say } from '@allmende/domain/texts.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeMedia } from '../media/change-media.ts'
import { captioned } from '../media/media-wishes.ts'
import { parcelUploadTexts as texts } from './parcel-uploads.texts.ts'

/** Describes a picture that has just arrived. */
export async function captionMedia(
  parcelId: number,
  kind: MediaKind,
  id: string,
  caption: string,
): Promise<void> {
  try {
    // Its page may have been left: nobody has asked for the parcel then since it came.
    await queryClient.fetchQuery({ ...rpcQuery('getPropertyById', parcelId), staleTime: 0 })
    await changeMedia(parcelId, captioned(kind, id, caption))
  } catch (error) {
    toast.error((error as CallError).message, say(texts.notCaptioned, currentLanguage()))
  }
}
