import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import { isRequiredMail, type MailKey } from '@allmende/domain/deed/mail-keys.ts'
import { placeholders, placeholdersOf } from '@allmende/domain/deed/mail-placeholders.ts'
import { Button, Group } from '@mantine/core'
import { IconMailForward, IconRestore } from '@tabler/icons-react'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { HtmlEditor } from '../ui/markdown/HtmlEditor.tsx'
import { MailPreview } from './MailPreview.tsx'
import classes from './settings.module.css'
import { mailEntryTexts as texts } from './settings.texts.ts'
import { useTestMail } from './useTestMail.ts'
import type { SettingsForm } from './useSettingsForm.ts'

/** One mail: whether it is sent, its words, how they read, and a trial of them. */
export function MailEntry({ form, mailKey }: { form: SettingsForm; mailKey: MailKey }) {
  const say = useSay()
  const test = useTestMail(form, mailKey)
  const required = isRequiredMail(mailKey)
  const notification = form.values.mailNotifications[mailKey]
  const original = mailDefaults[mailKey]
  const isOriginal = notification.subject === original.subject && notification.text === original.text
  const subject = form.field(`mailNotifications.${mailKey}.subject`)
  const text = form.field(`mailNotifications.${mailKey}.text`)
  return (
    <div className={classes.mail}>
      <div className={classes.words}>
        <CheckboxField
          {...form.field(`mailNotifications.${mailKey}.enabled`)}
          label={say(texts.enabled)}
          disabled={required}
          disabledReason={say(texts.requiredReason)}
        />
        <TextField
          {...subject}
          label={say(texts.subject)}
          error={subject.error ?? test.faults.subject}
          required
        />
        <HtmlEditor
          {...text}
          label={say(texts.text)}
          error={text.error ?? test.faults.text}
          required
          snippets={{
            title: say(texts.placeholders),
            entries: placeholdersOf[mailKey].map((name) => ({
              text: `{{${name}}}`,
              meaning: say(placeholders[name].label),
            })),
          }}
        />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconMailForward size={20} aria-hidden />}
            loading={test.sending}
            onClick={test.send}
          >
            {say(texts.test)}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconRestore size={20} aria-hidden />}
            disabled={isOriginal}
            onClick={() => {
              subject.onChange(original.subject)
              text.onChange(original.text)
            }}
          >
            {say(texts.original)}
          </Button>
        </Group>
      </div>
      <MailPreview mailKey={mailKey} subject={notification.subject} text={notification.text} />
    </div>
  )
}
