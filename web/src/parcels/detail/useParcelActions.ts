import { call } from '../../rpc/call.ts'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { parcelPath } from '../parcel-paths.ts'
import { actionTexts as texts } from './parcel-detail.texts.ts'
import type { InsideParcel } from './whole-parcel.ts'

const said = {
  archive: { verb: texts.archive, text: texts.archiveText, done: texts.archived, failed: texts.notArchived },
  restore: { verb: texts.restore, text: texts.restoreText, done: texts.restored, failed: texts.notRestored },
}

/** Putting a parcel away and back, each after a question. */
export function useParcelActions({ id, name, version, projects, projectId }: InsideParcel) {
  const say = useSay()
  const query = rpcQuery('getPropertyById', id)

  async function move(how: keyof typeof said) {
    const { verb, text, done, failed } = said[how]
    const isSure = await confirm({
      title: say(texts.sure),
      text: say(text, { name }),
      confirmLabel: say(verb),
      danger: how === 'archive',
    })
    if (!isSure) return
    try {
      const parcel = await call('updateProperty', { id, version, isArchived: how === 'archive' })
      queryClient.setQueryData(query.queryKey, { ...parcel, projects, projectId })
      toast.success(say(done))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(failed))
      void queryClient.invalidateQueries({ queryKey: query.queryKey })
    }
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${parcelPath(id)}`)
      toast.success(say(texts.linkCopied))
    } catch {
      toast.error(say(texts.linkNotCopied))
    }
  }

  return { archive: () => move('archive'), restore: () => move('restore'), copyLink }
}
