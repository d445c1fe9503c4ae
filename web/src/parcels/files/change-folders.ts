import { type Bilingual, say, type Values } from '@allmende/domain/texts.ts'
import { CallError } from '../../rpc/call-error.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeParcel } from '../change-parcel.ts'
import { texts } from './files.texts.ts'
import type { FolderChange } from './folder-changes.ts'

/** Changes the folders of a parcel as they are then. Gives the sentence of what went wrong, for where it was typed; null where it is done. */
export async function triedChange(parcelId: number, change: FolderChange): Promise<string | null> {
  let isGone = false
  try {
    await changeParcel(parcelId, ({ files }) => {
      const changed = change(files)
      isGone = changed === null
      return changed && { files: changed }
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.message
  }
  return isGone ? say(texts.gone, currentLanguage()) : null
}

/** Changes folders by one press: a word at the edge of the screen tells how it went. */
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
