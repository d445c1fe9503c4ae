import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import { mayUseWords } from '@allmende/domain/settings/settings.rules.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { useChange } from '../rpc/queries.ts'
import { useSession } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { mailEntryTexts as texts } from './settings.texts.ts'
import type { SettingsForm } from './useSettingsForm.ts'

/** Sends the words as they are typed to the person at the screen, and says what is wrong with them. */
export function useTestMail(form: SettingsForm, key: MailKey) {
  const say = useSay()
  const email = useSession().user?.email ?? ''
  const change = useChange('sendTestMail')
  const { subject, text } = form.values.mailNotifications[key]
  const verdict = mayUseWords(key, { subject, text }, '')
  const fault = (field: string) =>
    verdict.allowed || !verdict.fields?.includes(field)
      ? undefined
      : say(reasons[verdict.reason], verdict.values)

  async function send() {
    try {
      await change.mutateAsync([key, { subject, text }])
      toast.success(say(texts.tested, { email }))
    } catch (error) {
      toast.error((error as Error).message, say(texts.notTested))
    }
  }
  return {
    send: () => void send(),
    sending: change.isPending,
    faults: { subject: fault('subject'), text: fault('text') },
  }
}
