import { isRequiredMail, type MailKey, mailKeys } from '@allmende/domain/deed/mail-keys.ts'
import { mailTexts } from '@allmende/domain/settings/mail-notifications.texts.ts'
import { useState } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { MailEntry } from './MailEntry.tsx'
import { mailEntryTexts as texts } from './settings.texts.ts'
import type { SettingsForm } from './useSettingsForm.ts'

/** Every mail the platform writes, one open at a time besides those with a fault. */
export function MailNotifications({ form }: { form: SettingsForm }) {
  const say = useSay()
  const [opened, setOpened] = useState<MailKey | null>(null)
  return (
    <div>
      {mailKeys.map((key) => (
        <Disclosure
          key={key}
          title={say(mailTexts[key].name)}
          lead={say(mailTexts[key].when)}
          aside={
            <SendingBadge required={isRequiredMail(key)} on={form.values.mailNotifications[key].enabled} />
          }
          opened={opened === key || isFaulty(form, key)}
          onToggle={() => setOpened(opened === key ? null : key)}
        >
          <MailEntry form={form} mailKey={key} />
        </Disclosure>
      ))}
    </div>
  )
}

const isFaulty = (form: SettingsForm, key: MailKey) =>
  form.errors.some(({ id }) => id.includes(`-mailNotifications.${key}.`))

function SendingBadge({ required, on }: { required: boolean; on: boolean }) {
  const say = useSay()
  if (required) return <StatusBadge tone="neutral">{say(texts.required)}</StatusBadge>
  return <StatusBadge tone={on ? 'success' : 'neutral'}>{say(on ? texts.on : texts.off)}</StatusBadge>
}
