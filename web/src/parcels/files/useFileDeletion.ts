import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { sayDay, sayTime } from '@allmende/domain/times.ts'
import { use } from 'react'
import { call } from '../../rpc/call.ts'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { menuIdOf } from './FileMenu.tsx'
import { FilesContext } from './files-context.ts'
import { archiveTexts as texts } from './files.texts.ts'
import { folderMenuId } from './FolderMenu.tsx'
import { focusAfter } from './focus-after.ts'

/** Deleting for good takes two: one asks for it, another one confirms. */
export function useFileDeletion() {
  const say = useSay()
  const { language } = useLanguage()
  const { saySize } = useNumbers()
  const { parcelId, tree } = use(FilesContext)

  async function attempt(work: () => Promise<Property>, done: Bilingual, failed: Bilingual) {
    try {
      await work()
      toast.success(say(done))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(failed))
    }
    await queryClient.invalidateQueries(rpcQuery('getPropertyById', parcelId))
  }

  return {
    async request({ serverId, name, fileSizeInBytes }: ParcelFile) {
      const isSure = await confirm({
        title: say(texts.requestTitle),
        text: say(texts.requestText, { name, size: saySize(fileSizeInBytes) }),
        confirmLabel: say(texts.request),
      })
      if (isSure)
        await attempt(
          () => call('requestFileDeletion', parcelId, serverId),
          texts.requested,
          texts.notRequested,
        )
    },
    async approve(file: ParcelFile) {
      const { serverId, name, created, deletionRequested, deletionRequestUsername } = file
      const isSure = await confirm({
        title: say(texts.approveTitle, { name }),
        text: say(texts.approveText, {
          size: saySize(file.fileSizeInBytes),
          date: sayDay(new Date(created)),
          who: deletionRequestUsername ?? '',
          time: sayTime(new Date(deletionRequested ?? created), language),
        }),
        confirmLabel: say(texts.deleteForGood),
        danger: true,
      })
      if (!isSure) return
      const place = fileIn(tree, serverId)
      const others = place?.folder.archive.filter((other) => other.serverId !== serverId) ?? []
      await attempt(() => call('approveFileDeletion', parcelId, serverId), texts.deleted, texts.notDeleted)
      focusAfter(...others.map(menuIdOf), folderMenuId(place?.path ?? ''))
    },
  }
}
