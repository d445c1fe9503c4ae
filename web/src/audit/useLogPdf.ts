import { useMutation } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { texts } from './AuditLogScreen.texts.ts'
import { type LogFilter, momentsOf } from './log-filter.ts'

/** Asks for the document's address and opens it in a new tab. */
export function useLogPdf(filter: LogFilter) {
  const say = useSay()
  const asking = useMutation<string, CallError>({
    mutationFn: () =>
      call('createPDFAndGetDownloadLink', {
        kind: 'log',
        id: filter.projectId,
        filter: { type: filter.type, ...momentsOf(filter) },
      }),
    onSuccess: openInNewTab,
    onError: (error) => toast.error(error.message, say(texts.pdfFailed)),
  })
  return { open: () => asking.mutate(), isPending: asking.isPending }
}

/** As a link, because a window opened after waiting would count as unasked for. */
function openInNewTab(url: string) {
  const link = document.createElement('a')
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
  link.click()
}
