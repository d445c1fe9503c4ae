import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'

const failed = { de: 'Das PDF konnte nicht erstellt werden.', en: 'The PDF could not be made.' }

/** Asks for a document's address and opens it in a new tab; whoever waits for it is told when it could not be had. */
export function useOpenPdf(onOpened: () => void = () => undefined) {
  const say = useSay()
  return useMutation<string, CallError, PdfRequest>({
    mutationFn: (request) => call('createPDFAndGetDownloadLink', request),
    onSuccess: (url) => {
      openInNewTab(url)
      onOpened()
    },
    onError: (error) => toast.error(error.message, say(failed)),
  })
}

/** As a link, because a window opened after waiting would count as unasked for. */
function openInNewTab(url: string) {
  const link = document.createElement('a')
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
  link.click()
}
