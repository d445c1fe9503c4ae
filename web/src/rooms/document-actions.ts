import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isPublicTo } from '@allmende/domain/tenders/tenders.policy.ts'
import type { RoomTender } from './room-tender.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { serverNow } from '../rpc/clock.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { confirm } from '../ui/confirm.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { useSay } from '../ui/language.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { toast } from '../ui/toasts.tsx'
import { copyText } from './copying.ts'
import { documentTexts as texts } from './documents.texts.ts'
import { isFiledFrom } from './room-facts.ts'
import { anchorOfRoom } from './room-paths.ts'

/** What needs a question or a link first. */
export function useDocumentActions(tender: RoomTender, room: Room) {
  const say = useSay()
  const { saySize } = useNumbers()

  async function attempt(work: () => Promise<void>, failed: Bilingual) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(failed))
    }
  }

  return {
    async remove({ id, name, size }: Document) {
      const isSure = await confirm({
        title: say(texts.removeTitle, { name }),
        text: say(removalText(tender, room), {
          size: saySize(size),
          room: room.name,
        }),
        confirmLabel: say(texts.remove),
        danger: true,
      })
      if (!isSure) return
      await attempt(async () => {
        await call('deleteDocument', id)
        toast.success(say(texts.removed))
        await queryClient.invalidateQueries(rpcQuery('listDocuments', room.id))
        focusOn(anchorOfRoom(room.id), { preventScroll: true })
      }, texts.notRemoved)
    },
    copyChecksum: ({ sha256 }: Document) => copyText(sha256, say(texts.checksumCopied)),
    copyPublicLink: ({ id }: Document) =>
      attempt(async () => copyText(await call('createPublicLink', id), say(texts.linkCopied)), texts.noLink),
  }
}

/** What was submitted stays submitted, whatever becomes of the document in its room. */
function removalText(tender: RoomTender, room: Room): Bilingual {
  if (isFiledFrom(room)) return texts.removeFiled
  return isPublicTo(tender, serverNow()) ? texts.removeKept : texts.removeText
}

/** Why a document is not given out; null where it is. */
export function whyWithheld({ state }: Document): Bilingual | null {
  if (state === 'READY') return null
  return state === 'CHECKING' ? texts.whyChecking : texts.whyInfected
}
