import { useMutation } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { useSay } from '../../ui/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './ReadableNotice.texts.ts'

/** Fetches the notice as XML, or the text of one that was sent, and hands it to the browser. */
export function useNoticeDownload(id: number, sent?: number) {
  const say = useSay()
  const fetching = useMutation<string, CallError>({
    mutationFn: () => (sent === undefined ? call('exportNotice', id) : call('exportNotice', id, sent)),
    onSuccess: (xml) =>
      saveFile(xml, `bekanntmachung-${[id, sent].filter(Boolean).join('-')}.xml`, 'application/xml'),
    onError: (error) => toast.error(error.message, say(texts.notDownloaded)),
  })
  return { start: () => fetching.mutate(), isPending: fetching.isPending }
}
