import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import { mailTexts } from '@allmende/domain/settings/mail-notifications.texts.ts'
import type { Announcement } from '../rpc/announcements.ts'

/** Whoever looks at the tender, or at a list it stands in, fetches it again. */
export const tenderChanged = (id: number) => [{ kind: 'storeChanged', entity: 'project', id } as const]

type Movement = { id: number; name: string; mails: readonly Mail[] }

/** The same for a tender that went on: its participations and rooms too, and who is mailed of it reads it at once. */
export const tenderMoved = ({ id, name, mails }: Movement): Announcement[] => [
  ...tenderChanged(id),
  { kind: 'storeChanged', entity: 'offer', id: null },
  { kind: 'storeChanged', entity: 'room', id: null },
  ...noticesOf(name, mails),
]

/** What is mailed is also shown to whoever is there, one line for each occasion. */
function noticesOf(name: string, mails: readonly Mail[]): Announcement[] {
  const byKey = Map.groupBy(mails, ({ key }) => key)
  return [...byKey].flatMap(([key, sent]) =>
    key === 'firstAdmin'
      ? []
      : [
          {
            kind: 'notice' as const,
            emails: [...new Set(sent.map(({ to }) => to))],
            title: mailTexts[key satisfies MailKey].name,
            text: { de: name, en: name },
          },
        ],
  )
}
/** The same where it concerns one person's own marks, of which nobody else may hear. */
export const tenderChangedFor = (id: number, email: string): Announcement[] => [
  { kind: 'storeChanged', entity: 'project', id, onlyFor: email },
]
