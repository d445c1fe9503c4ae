import { expect, test } from 'vitest'
import { legalTexts } from './legal.texts.ts'
import { mailDefaults } from './mail-defaults.ts'
import type { AllSettings } from './settings.contract.ts'
import { settingsChanges } from './settings.rules.ts'

const settings: AllSettings = {
  twoFactorAuthenticationRequired: false,
  showFilterViewForExternalUsers: false,
  legalTexts,
  mailNotifications: mailDefaults,
  defaultTemplateSettings: { konzVV: 'EU-19', konzVD: 'EU-14' },
  organizationForms: { CLIENT: 'F-1', CONTRACTOR: 'F-2' },
  additionalFieldsTemplateList: [],
  propertyFolderTemplateList: [],
  sdkVersion: '1.7',
  filesUrl: '',
  filesRepo: '',
  version: 1,
}

/** The same settings with one value after the other changed. */
function* oneByOne(thing: object, path = ''): Generator<[string, object]> {
  for (const [key, value] of Object.entries(thing)) {
    if (typeof value === 'object' && value !== null)
      for (const [inner, changed] of oneByOne(value, `${path}${key}.`))
        yield [inner, { ...thing, [key]: changed }]
    else yield [`${path}${key}`, { ...thing, [key]: typeof value === 'boolean' ? !value : `${value} neu` }]
  }
}
const { version: _guard, ...stored } = settings

test.each([...oneByOne(stored)])('a change of %s is in the log, and nothing else', (_path, changed) => {
  expect(settingsChanges(settings, { ...settings, ...changed })).toHaveLength(1)
})
