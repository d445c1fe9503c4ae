import type { settingsContract } from '@allmende/domain/settings/settings.contract.ts'
import { asked, open, type RowsOf } from '../test-roles.ts'

export const settingsRows: RowsOf<typeof settingsContract> = {
  getSettings: [open([])],
  getOwnAddress: [asked('as it is', [], { systemAdmin: 'done' })],
  setSettings: [asked('of a version that is gone', [{ version: 0 }], { systemAdmin: 'ConflictException' })],
  sendTestMail: [
    asked('to oneself', ['passwordReset', { subject: 'a', text: 'b' }], { systemAdmin: 'done' }),
  ],
}
