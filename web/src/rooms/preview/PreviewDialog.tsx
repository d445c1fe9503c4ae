import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { late } from '../../shell/late.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { isDrawn, largestPreview, pdfType, usePreviewContent } from './preview-content.ts'
import classes from './preview.module.css'
import { texts } from './preview.texts.ts'

const PdfView = late(async () => (await import('./PdfView.tsx')).PdfView)

type PreviewDialogProps = {
  document: Document
  onClose: () => void
  onDownload: (document: Document) => void
}

/** A document drawn here, without any script that is in it. */
export function PreviewDialog({ document, onClose, onDownload }: PreviewDialogProps) {
  const say = useSay()
  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={document.name}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => onDownload(document)}
          >
            {say(texts.download)}
          </Button>
          <Button onClick={onClose}>{say(houseTexts.close)}</Button>
        </>
      }
    >
      <Content document={document} />
    </Dialog>
  )
}

function Content({ document }: { document: Document }) {
  const say = useSay()
  const { saySize } = useNumbers()
  const isTooLarge = document.size > largestPreview
  const content = usePreviewContent(document, !isTooLarge && isDrawn(document))
  const { name, size, type } = document
  if (isTooLarge) return <Alert tone="info">{say(texts.tooLarge, { size: saySize(size) })}</Alert>
  if (!isDrawn(document)) return <Alert tone="info">{say(texts.unreadable)}</Alert>
  if (content.error)
    return (
      <LoadFault title={say(texts.failed)} error={content.error} onRetry={() => void content.refetch()} />
    )
  const loading = <ProgressBar label={say(texts.loading, { name })} />
  if (!content.data) return loading
  return (
    <Suspense fallback={loading}>
      {type === pdfType ? (
        <PdfView name={name} content={content.data} />
      ) : (
        <Picture name={name} content={content.data} />
      )}
    </Suspense>
  )
}

function Picture({ name, content }: { name: string; content: Blob }) {
  const say = useSay()
  const [url, setUrl] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    // oxlint-disable-next-line react/set-state-in-effect -- what is made here is taken back on leaving
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (isBroken) return <Alert tone="info">{say(texts.unreadable)}</Alert>
  return (
    <Scrolled label={say(texts.content, { name })}>
      {url && <img src={url} alt={name} className={classes.picture} onError={() => setBroken(true)} />}
    </Scrolled>
  )
}

/** Can be scrolled by keyboard, too. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise the keyboard cannot scroll it
    <section className={classes.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
