import { ActionIcon, Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react'
import { useSay } from './language.tsx'
import { forgetToasts, type Toast, toastStore } from './toast-store.ts'
import classes from './ToastHistoryButton.module.css'
import { texts, toastTitles } from './toasts.texts.ts'
import tones from './tones.module.css'
import { toneIcons } from './tones.ts'

const widest = 360
/** More figures find no room. */
const mostShown = 99
const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

/** Below the button, its right edge at the button's as far as the window allows. */
function place(panel: HTMLElement, button: HTMLElement) {
  const { bottom, right } = button.getBoundingClientRect()
  const room = document.documentElement.clientWidth
  panel.style.top = `${bottom + 8}px`
  panel.style.right = `${Math.max(16, Math.min(room - right, room - widest - 16))}px`
}

/** What waits besides: how much, in a word or two for the button, and as the first thing below it. */
export type News = { count: number; label: string; content: ReactNode }

/** For the top bar: what the toasts said, to read again. The browser's own popover, as the first view stays small. */
export function ToastHistoryButton({ news }: { news?: News | null }) {
  const say = useSay()
  const name = news ? `${say(texts.history)}, ${news.label}` : say(texts.history)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { history } = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <>
      <ActionIcon ref={button} aria-label={name} title={name} popoverTarget={id} className={classes.bell}>
        <IconBell size={20} aria-hidden />
        {news && (
          <span className={classes.count} aria-hidden>
            {news.count > mostShown ? `${mostShown}+` : news.count}
          </span>
        )}
      </ActionIcon>
      <dialog
        id={id}
        popover="auto"
        className={classes.panel}
        aria-label={say(texts.history)}
        onBeforeToggle={(event) => button.current && place(event.currentTarget, button.current)}
      >
        {news?.content}
        <div className={classes.head}>
          <h2>{say(texts.history)}</h2>
          {history.length > 0 && (
            <Button variant="subtle" size="sm" onClick={forgetToasts}>
              {say(texts.forget)}
            </Button>
          )}
        </div>
        {history.length === 0 && <p className={classes.none}>{say(texts.none)}</p>}
        <ul className={classes.list}>
          {history.map((toast) => (
            <HistoryLine key={toast.id} toast={toast} />
          ))}
        </ul>
      </dialog>
    </>
  )
}

function HistoryLine({ toast }: { toast: Toast }) {
  const say = useSay()
  const Icon = toneIcons[toast.tone]
  return (
    <li className={tones.tone} data-tone={toast.tone}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <span>
        <strong>{toast.title ?? say(toastTitles[toast.tone])}</strong>
        <time dateTime={toast.at.toISOString()}>{say(texts.at, { time: clock.format(toast.at) })}</time>
        <br />
        {toast.text}
      </span>
    </li>
  )
}
