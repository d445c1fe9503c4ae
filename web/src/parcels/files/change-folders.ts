import { type Bilingual, say, type Values } from '@allmende/domain/texts.ts'
import { CallError } from '../../rpc/call-error.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeParcel } from '../change-parcel.ts'
import { texts } from './files.texts.ts'
import type { FolderChange } from './folder-changes.ts'

/** Changes the folders of a parcel as they are then; says where what it is about is gone. */
async function changeFolders(parcelId: number, change: FolderChange): Promise<void> {
  let isGone = false
  await changeParcel(parcelId, ({ files }) => {
    const changed = change(files)
    isGone = changed === null
    return changed && { files: changed }
  })
  if (isGone) throw new Error(say(texts.gone, currentLanguage()))
}

/** The sentence of what went wrong, for where it was typed; null where it is done. */
export async function triedChange(parcelId: number, change: FolderChange): Promise<string | null> {
  try {
    await changeFolders(parcelId, change)
    return null
  } catch (error) {
    return (error as CallError | Error).message
  }
}

/** The same for what is done by one press: a word at the edge of the screen tells how it went. */
export async function changeAndTell(
  parcelId: number,
  change: FolderChange,
  done: { text: Bilingual; values?: Values } | null,
): Promise<boolean> {
  const fault = await triedChange(parcelId, change)
  if (fault !== null) toast.error(fault, say(texts.notChanged, currentLanguage()))
  else if (done) toast.success(say(done.text, currentLanguage(), done.values))
  return fault === null
}
