export type Question = {
  title: string
  text: string
  /** A verb that says what happens. */
  confirmLabel: string
  cancelLabel?: string
  /** What cannot be undone: the button is red. */
  danger?: boolean
}

export type Pending = { question: Question; answer: (yes: boolean) => void }

let queue: readonly Pending[] = []
const listeners = new Set<() => void>()

function become(next: readonly Pending[]) {
  queue = next
  for (const listener of listeners) listener()
}

export const confirmStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  first: () => queue[0],
}

/** Asks before something happens; may be called from anywhere. Escape is a no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => become([...queue, { question, answer }]))
}

export function settle(yes: boolean) {
  queue[0]?.answer(yes)
  become(queue.slice(1))
}
