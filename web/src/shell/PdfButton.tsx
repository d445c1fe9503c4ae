import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'

const failed = { de: 'Das PDF konnte nicht erstellt werden.', en: 'The PDF could not be made.' }

type PdfButtonProps = {
  request: PdfRequest
  label: string
  /** What it is called where several stand in a row; begins with the label. */
  spoken?: string
  size?: 'sm'
}

/** Asks for a document's address and opens it in a new tab. */
export function PdfButton({ request, label, spoken, size }: PdfButtonProps) {
  const say = useSay()
  const asking = useMutation<string, CallError>({
    mutationFn: () => call('createPDFAndGetDownloadLink', request),
    onSuccess: openInNewTab,
    onError: (error) => toast.error(error.message, say(failed)),
  })
  return (
    <Button
      variant="default"
      {...(size && { size })}
      {...(spoken && { 'aria-label': spoken })}
      leftSection={<IconFileTypePdf size={20} aria-hidden />}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {label}
    </Button>
  )
}

/** As a link, because a window opened after waiting would count as unasked for. */
function openInNewTab(url: string) {
  const link = document.createElement('a')
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
  link.click()
}
