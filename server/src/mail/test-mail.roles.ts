import type { mailContract } from '@allmende/domain/mail/mail.contract.ts'
import { asked, open, type RowsOf } from '../test-roles.ts'

export const mailRows: RowsOf<typeof mailContract> = {
  getMailState: [asked('as it is', [], { systemAdmin: 'done' })],
  getDemoMails: [open([])],
}
