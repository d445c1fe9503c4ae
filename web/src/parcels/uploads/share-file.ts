import { say } from '@allmende/domain/texts.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeParcel } from '../change-parcel.ts'
import { withFile } from '../files/folder-tree.ts'
import { parcelUploadTexts as texts } from './parcel-uploads.texts.ts'

/** Makes a file public that has just arrived. */
export async function shareFile(parcelId: number, serverId: string): Promise<void> {
  try {
    await changeParcel(parcelId, ({ files }) => ({
      files: withFile(files, serverId, (file) => ({ ...file, isPublic: true })),
    }))
  } catch (error) {
    toast.error((error as CallError).message, say(texts.notShared, currentLanguage()))
  }
}
