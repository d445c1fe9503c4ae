import type { MailKey } from './mail-keys.ts'
import type { ValuesOf } from './mail-placeholders.ts'
import type { MailWords } from './mail-words.ts'

/** What a mail's text names, by its occasion; the link of the first administrator has words of its own. */
type Values<Key extends MailKey | 'firstAdmin'> = Key extends MailKey ? ValuesOf<Key> : { link: string }

type MailOf<Key extends MailKey | 'firstAdmin'> = {
  key: Key
  to: string
  /** The value named `link` holds a path of the platform; where it is reached is known when the mail is sent. */
  values: Values<Key>
  /** By what it is asked for again whether and when it left. */
  about?: string
  /** It carries the receipt of this submission or withdrawal. */
  receiptId?: number
  /** It carries this letter about a lot. */
  letterId?: number
  /** Where it says something else than the settings do: a trial of words that are not saved yet. */
  words?: MailWords
}

/** One mail a change asks for; it leaves with the change's transaction or not at all. */
export type Mail = { [Key in MailKey | 'firstAdmin']: MailOf<Key> }[MailKey | 'firstAdmin']
