import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type OutboxTable = {
  id: Generated<number>
  /** What people get to know it by: the id would tell how many others got one. */
  messageId: Generated<string>
  key: Mail['key']
  recipient: string
  /** Emptied once the mail is sent: tokens stand nowhere else. */
  values: JSONColumnType<Record<string, string>>
  /** Words of its own; null where the settings' words are used. */
  subject: string | null
  text: string | null
  created: Date
  /** What it is about, where somebody asks later when it left. */
  about: Generated<string | null>
  /** The submission or withdrawal whose receipt it carries. */
  receiptId: Generated<number | null>
  /** The letter about a lot that it carries. */
  letterId: Generated<number | null>
  /** Somebody waits for it: it leaves before all others that are due. */
  isUrgent: Generated<boolean>
  attempts: Generated<number>
  /** When the next attempt is due; null once none is. */
  due: Date | null
  sent: Date | null
  /** Why the last attempt failed. */
  error: string | null
  givenUp: Date | null
}
