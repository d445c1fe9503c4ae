import type { MailKey } from '@allmende/domain/mail/mail.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type OutboxTable = {
  id: Generated<number>
  key: MailKey
  recipient: string
  values: JSONColumnType<Record<string, string>>
  created: Date
}
