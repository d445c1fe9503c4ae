import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useSay } from './language.tsx'
import { forgetToasts, toastStore } from './toast-store.ts'
import classes from './ToastHistoryButton.module.css'
import { texts, toastTitles } from './toasts.texts.ts'
import tones from './tones.module.css'
import { toneIcons } from './tones.ts'

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

/** For the top bar: what the toasts said, to read again. */
export function ToastHistoryButton() {
  const say = useSay()
  const { history } = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <Popover position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={say(texts.history)} title={say(texts.history)}>
          <IconBell size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={say(texts.history)}>
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
          {history.map((toast) => {
            const Icon = toneIcons[toast.tone]
            return (
              <li key={toast.id} className={tones.tone} data-tone={toast.tone}>
                <Icon size={20} className={classes.icon} aria-hidden />
                <span>
                  <strong>{toast.title ?? say(toastTitles[toast.tone])}</strong>
                  <time dateTime={toast.at.toISOString()}>
                    {say(texts.at, { time: clock.format(toast.at) })}
                  </time>
                  <br />
                  {toast.text}
                </span>
              </li>
            )
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
