import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { toast } from '../../ui/toast-store.ts'
import { triedChange } from '../files/change-folders.ts'
import { shareFile } from '../files/folder-changes.ts'
import { parcelUploadTexts as texts } from './parcel-uploads.texts.ts'

/** Makes a file public that has just arrived. */
export async function shareArrived(parcelId: number, serverId: string): Promise<void> {
  const fault = await triedChange(parcelId, shareFile(serverId, true))
  if (fault !== null) toast.error(fault, say(texts.notShared, currentLanguage()))
}
