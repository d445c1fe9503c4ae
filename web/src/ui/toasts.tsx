import { CloseButton, Portal } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSay } from './language.tsx'
import { hideToast, type Toast, toastLifetime, toastStore } from './toast-store.ts'
import classes from './toasts.module.css'
import { texts, toastTitles } from './toasts.texts.ts'
import tones from './tones.module.css'
import { toneIcons } from './tones.ts'

export { toast } from './toast-store.ts'

/** Where toasts appear; once, beside the application. */
export function Toasts() {
  const say = useSay()
  const { shown } = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <Portal>
      <section
        data-screen-only
        className={classes.host}
        aria-label={say(texts.region)}
        aria-live="polite"
        aria-relevant="additions"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </section>
    </Portal>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const say = useSay()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideToast(toast.id), toastLifetime)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  const Icon = toneIcons[toast.tone]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- being hovered only lengthens its life
    <div
      className={`${classes.card} ${tones.tone}`}
      data-tone={toast.tone}
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        <strong>{toast.title ?? say(toastTitles[toast.tone])}</strong>
        <span>{toast.text}</span>
      </div>
      <CloseButton aria-label={say(texts.close)} onClick={() => hideToast(toast.id)} />
    </div>
  )
}
