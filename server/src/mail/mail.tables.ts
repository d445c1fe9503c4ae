import type { MailKey } from '@allmende/domain/settings/mail-keys.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type OutboxTable = {
  id: Generated<number>
  key: MailKey
  recipient: string
  values: JSONColumnType<Record<string, string>>
  created: Date
  attempts: Generated<number>
  /** When the next attempt is due. */
  due: Date
  sent: Date | null
  /** Why the last attempt failed. */
  error: string | null
}
