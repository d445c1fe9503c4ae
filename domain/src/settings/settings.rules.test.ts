import { describe, expect, test } from 'vitest'
import { legalTexts } from './legal.texts.ts'
import { mailDefaults } from './mail-defaults.ts'
import { mailKeys, requiredMailKeys } from '../deed/mail-keys.ts'
import { placeholdersOf, sampleValues } from '../deed/mail-placeholders.ts'
import { stampTexts } from '../procedure/stamp.texts.ts'
import { fillHtml, fillLine, placeholdersIn } from '../deed/mail-words.ts'
import type { AllSettings } from './settings.contract.ts'
import { mayBeSwitched, mayUseWords, settingsChanges } from './settings.rules.ts'

describe.each(mailKeys)('the mail %s as we ship it', (key) => {
  const { subject, text, enabled } = mailDefaults[key]

  test('names only what it knows, and says where to go', () => {
    expect(mayUseWords(key, { subject, text }, '')).toEqual({ allowed: true })
    expect(placeholdersIn(text)).toContain('link')
    expect(enabled).toBe(true)
  })

  test('leaves no placeholder open with the sample values', () => {
    const values = sampleValues(key)
    expect(Object.keys(values).toSorted()).toEqual([...placeholdersOf[key]].toSorted())
    expect(fillLine(subject, values)).not.toMatch(/[{}]/)
    expect(fillHtml(text, values, 'https://a.example')).not.toMatch(/[{}]/)
  })
})

test.each(['applicationSubmitted', 'offerSubmitted'] as const)(
  'the sample of %s says who took the moment',
  (key) => {
    expect(sampleValues(key).receivedAt).toContain(`(${stampTexts.SERVER.de})`)
  },
)

test.each([
  ['passwordReset', { subject: 'a', text: '{{projectName}}' }, ['1.text'], '{{projectName}}'],
  ['passwordReset', { subject: '{{ userNam }}', text: 'b' }, ['1.subject'], '{{userNam}}'],
  ['passwordReset', { subject: '{{link}}', text: 'b' }, ['1.subject'], '{{link}}'],
  ['passwordReset', { subject: 'a', text: '{{}}' }, ['1.text'], '{{}}'],
  ['passwordReset', { subject: 'a', text: '{{constructor}}' }, ['1.text'], '{{constructor}}'],
] as const)('%s %o is refused at %s', (key, words, fields, placeholder) => {
  expect(mayUseWords(key, words, '1.')).toMatchObject({
    reason: 'placeholderUnknown',
    fields,
    values: { placeholder },
  })
})

test.each(['<p></p>', '<p> &nbsp;<br></p>', ' '])('a text of nothing but %s is missing', (text) => {
  expect(mayUseWords('passwordReset', { subject: 'a', text }, '1.')).toMatchObject({
    reason: 'mailTextMissing',
    fields: ['1.text'],
  })
})

test('only mails that nobody depends on can be switched off', () => {
  const refused = mailKeys.filter(
    (key) => !mayBeSwitched(key, { ...mailDefaults[key], enabled: false }, '').allowed,
  )
  expect(refused).toEqual(requiredMailKeys)
})

test('values are text, a link is a link below the address, what has no value is left out', () => {
  const values = { userName: `<b>"O'Hara" & Co</b>`, link: '/?token=a&b', reason: 'eins\nzwei' }
  expect(fillHtml('<p>{{userName}} {{ link }} {{deadline}}{{reason}}</p>', values, 'https://a.example')).toBe(
    '<p>&lt;b&gt;&quot;O&#39;Hara&quot; &amp; Co&lt;/b&gt; ' +
      '<a href="https://a.example/?token=a&amp;b">https://a.example/?token=a&amp;b</a> eins<br>zwei</p>',
  )
  expect(fillHtml('<a href="{{link}}">hier</a>', values, '')).toBe('<a href="/?token=a&amp;b">hier</a>')
  expect(fillLine('An {{userName}}:\n{{nichts}} {{reason}}', values)).toBe(`An ${values.userName}: eins zwei`)
})

test('the log names what changed in words, long texts by their beginning', () => {
  const before: AllSettings = {
    twoFactorAuthenticationRequired: false,
    showFilterViewForExternalUsers: false,
    legalTexts,
    defaultTemplateSettings: { konzVV: null, konzVD: null },
    organizationForms: { CLIENT: null, CONTRACTOR: null },
    additionalFieldsTemplateList: [],
    propertyFolderTemplateList: [],
    sdkVersion: null,
    filesUrl: '',
    filesRepo: '',
    mailNotifications: mailDefaults,
    version: 1,
  }
  const after: AllSettings = {
    ...before,
    twoFactorAuthenticationRequired: true,
    legalTexts: { ...legalTexts, impressum: { ...legalTexts.impressum, de: 'x'.repeat(3000) } },
    mailNotifications: { ...mailDefaults, passwordReset: { ...mailDefaults.passwordReset, subject: 'Neu' } },
  }
  expect(settingsChanges(before, before)).toEqual([])
  expect(settingsChanges(before, after)).toEqual([
    { label: 'Zwei-Faktor-Authentifizierung vorgeschrieben', oldValue: 'nein', newValue: 'ja' },
    {
      label: 'Impressum: deutsch',
      oldValue: legalTexts.impressum.de,
      newValue: 'x'.repeat(3000),
    },
    { label: 'Passwort zurücksetzen: Betreff', oldValue: 'Neues Passwort festlegen', newValue: 'Neu' },
  ])
})
