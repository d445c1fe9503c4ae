import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useOpenPdf } from './useOpenPdf.ts'

type PdfButtonProps = {
  request: PdfRequest
  label: string
  /** What it is called where several stand in a row; begins with the label. */
  spoken?: string
  size?: 'sm'
}

/** Asks for a document's address and opens it in a new tab. */
export function PdfButton({ request, label, spoken, size }: PdfButtonProps) {
  const asking = useOpenPdf()
  return (
    <Button
      variant="default"
      {...(size && { size })}
      {...(spoken && { 'aria-label': spoken })}
      leftSection={<IconFileTypePdf size={20} aria-hidden />}
      loading={asking.isPending}
      onClick={() => asking.mutate(request)}
    >
      {label}
    </Button>
  )
}
