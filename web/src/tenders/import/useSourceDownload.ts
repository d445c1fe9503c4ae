import { useMutation } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './import.texts.ts'

/** Fetches the file a draft was imported from and hands it to the browser. */
export function useSourceDownload(id: number) {
  const say = useSay()
  const fetching = useMutation<string, CallError>({
    mutationFn: () => call('getNoticeSource', id),
    onSuccess: (xml) => save(xml, `bekanntmachung-${id}-original.xml`),
    onError: (error) => toast.error(error.message, say(texts.notDownloaded)),
  })
  return { start: () => fetching.mutate(), isPending: fetching.isPending }
}

function save(xml: string, name: string) {
  const url = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
