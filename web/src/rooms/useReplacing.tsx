import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isPublicTo } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { RoomTender } from './room-tender.ts'
import { serverNow } from '../rpc/clock.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import { pickedFile } from '../ui/upload/dropped-files.ts'
import { faultOf } from '../ui/upload/file-check.ts'
import { useReplacementPicker } from '../ui/upload/useReplacementPicker.tsx'
import { documentTexts as texts } from './documents.texts.ts'
import { documentLimits } from '../uploads/limits.ts'
import { isFiledFrom } from './room-facts.ts'
import type { AddUploads } from './uploads/useAddUploads.ts'

/** Chooses the file that takes the place of a document, and asks before the old one goes. */
export function useReplacing(tender: RoomTender, room: Room, onAdd: AddUploads) {
  const say = useSay()

  const isSure = (document: Document, file: File) =>
    confirm({
      title: say(texts.replaceTitle, { name: document.name, file: file.name }),
      text: say(replacementText(tender, room)),
      confirmLabel: say(texts.replace),
      danger: true,
    })

  async function take(document: Document, file: File) {
    // What is refused anyway takes no place, and its line says why.
    const goes = faultOf(file, documentLimits()) !== null || (await isSure(document, file))
    if (goes) onAdd([pickedFile(file)], document.id)
  }

  return useReplacementPicker((name) => say(texts.replaceOf, { name }), take)
}

function replacementText(tender: RoomTender, room: Room): Bilingual {
  if (isFiledFrom(room)) return texts.replaceFiled
  return isPublicTo(tender, serverNow()) ? texts.replaceKept : texts.replaceText
}
