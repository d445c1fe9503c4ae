import { legalTexts } from '@allmende/domain/settings/legal.texts.ts'
import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import { expect, test } from 'vitest'
import { changedSettings, type TypedSettings, typedSettings } from './edited-settings.ts'

const before: TypedSettings = {
  twoFactorAuthenticationRequired: false,
  sdkVersion: null,
  filesUrl: '',
  filesRepo: '',
  defaultTemplateSettings: { konzVV: null, konzVD: null },
  organizationForms: { CLIENT: null, CONTRACTOR: null },
  mailNotifications: mailDefaults,
  legalTexts,
}

test('only what was changed is sent', () => {
  const passwordReset = { ...mailDefaults.passwordReset, subject: 'Neu' }
  const impressum = { de: 'Amt', en: 'Office' }
  const after = {
    ...before,
    filesRepo: 'akten',
    mailNotifications: { ...mailDefaults, passwordReset },
    legalTexts: { ...legalTexts, impressum },
  }
  expect(changedSettings(before, after)).toEqual({
    filesRepo: 'akten',
    mailNotifications: { passwordReset },
    legalTexts: { impressum },
  })
  expect(changedSettings(before, before)).toEqual({ mailNotifications: {}, legalTexts: {} })
})

test('an answer for someone with fewer rights is none to edit', () => {
  const { legalTexts: texts, twoFactorAuthenticationRequired, organizationForms } = before
  const everyones = {
    legalTexts: texts,
    twoFactorAuthenticationRequired,
    showFilterViewForExternalUsers: false,
    organizationForms,
  }
  expect(typedSettings(everyones)).toBe(null)
  expect(typedSettings({ ...before, showFilterViewForExternalUsers: false, version: 3 })).toEqual(before)
})
