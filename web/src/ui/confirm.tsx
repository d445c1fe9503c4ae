import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from './Dialog.tsx'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'

export type Question = {
  title: string
  text: string
  /** A verb that says what happens. */
  confirmLabel: string
  cancelLabel?: string
  /** What cannot be undone: the button is red. */
  danger?: boolean
}

type Pending = { question: Question; answer: (yes: boolean) => void }

let queue: readonly Pending[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function become(next: readonly Pending[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Asks before something happens; may be called from anywhere. Escape is a no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => become([...queue, { question, answer }]))
}

/** Where confirm() asks; once, beside the application. */
export function ConfirmHost() {
  const say = useSay()
  const pending = useSyncExternalStore(subscribe, () => queue[0])
  const settle = (yes: boolean) => {
    pending?.answer(yes)
    become(queue.slice(1))
  }
  if (!pending) return null
  const { title, text, confirmLabel, cancelLabel, danger = false } = pending.question
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
