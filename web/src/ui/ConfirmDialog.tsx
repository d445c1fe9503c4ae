import { Button } from '@mantine/core'
import { type Question, settle } from './confirm-store.ts'
import { Dialog } from './Dialog.tsx'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'

export function ConfirmDialog({ question }: { question: Question }) {
  const say = useSay()
  const { title, text, confirmLabel, cancelLabel, danger = false } = question
  return (
    <Dialog
      opened
      onClose={() => settle(false)}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={() => settle(false)} data-autofocus={danger || undefined}>
            {cancelLabel ?? say(houseTexts.cancel)}
          </Button>
          <Button
            color={danger ? 'red' : 'blue'}
            onClick={() => settle(true)}
            data-autofocus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
