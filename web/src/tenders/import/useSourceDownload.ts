import { useMutation } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { useSay } from '../../ui/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './import.texts.ts'

/** Fetches the file a draft was imported from and hands it to the browser. */
export function useSourceDownload(id: number) {
  const say = useSay()
  const fetching = useMutation<string, CallError>({
    mutationFn: () => call('getNoticeSource', id),
    onSuccess: (xml) => saveFile(xml, `bekanntmachung-${id}-original.xml`, 'application/xml'),
    onError: (error) => toast.error(error.message, say(texts.notDownloaded)),
  })
  return { start: () => fetching.mutate(), isPending: fetching.isPending }
}
