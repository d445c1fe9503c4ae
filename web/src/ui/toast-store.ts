import type { Tone } from './tones.ts'

export const toastLifetime = 5000
const historyLength = 20

export type ToastTone = Exclude<Tone, 'neutral'>
export type Toast = { id: number; tone: ToastTone; text: string; title: string | undefined; at: Date }
type Toasts = { shown: readonly Toast[]; history: readonly Toast[] }

let state: Toasts = { shown: [], history: [] }
let lastId = 0
const listeners = new Set<() => void>()

function become(next: Toasts) {
  state = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => state,
}

export function hideToast(id: number) {
  become({ ...state, shown: state.shown.filter((toast) => toast.id !== id) })
}

export function forgetToasts() {
  become({ ...state, history: [] })
}

/** Gives the number by which it can be taken back. */
const show =
  (tone: ToastTone) =>
  (text: string, title?: string): number => {
    lastId += 1
    const toast: Toast = { id: lastId, tone, text, title, at: new Date() }
    become({ shown: [...state.shown, toast], history: [toast, ...state.history].slice(0, historyLength) })
    return toast.id
  }

/** A short word from the system, bottom right; may be called from anywhere. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('danger'),
}
