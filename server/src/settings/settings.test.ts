import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import { mailKeys } from '@allmende/domain/deed/mail-keys.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMode } from '../test-config.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { cleanMailHtml } from './mail-html.ts'

const platform = givenPlatform({ config: demoMode })
const db = () => platform.current.database.db
const open = async (email: string) =>
  openSocket(platform.current.url, await logIn(platform.current.url, email))
type Mails = Record<string, { enabled: boolean; subject: string; text: string }>
type Settings = { version: number; filesUrl: string; mailNotifications: Mails }

let admin: TestSocket
let clara: TestSocket
let visitor: TestSocket
beforeAll(async () => {
  admin = await open('admin@allmende.example')
  clara = await open('clara.kaemmerei@allmende.example')
  visitor = await openSocket(platform.current.url)
})
afterAll(() => {
  for (const socket of [admin, clara, visitor]) socket.close()
})

const current = async () => (await admin.call('getSettings')) as Settings
const set = async (changed: object) =>
  (await admin.call('setSettings', { version: (await current()).version, ...changed })) as Settings
const lastEntry = () =>
  db()
    .selectFrom('auditEntries')
    .select(['id', 'type', 'content'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('an administrator learns whether the public can be sent to the platform', async () => {
  expect(await admin.call('getOwnAddress')).toEqual({ address: platform.current.url, isPublic: false })
  await expect(clara.call('getOwnAddress')).rejects.toThrow('Ihre Rolle erlaubt das nicht.')
})

test('everyone sees what concerns everyone, staff the templates, an administrator all', async () => {
  const everyones = [
    'legalTexts',
    'organizationForms',
    'showFilterViewForExternalUsers',
    'twoFactorAuthenticationRequired',
  ]
  const keys = async (socket: TestSocket) =>
    Object.keys((await socket.call('getSettings')) as object).toSorted()
  expect(await keys(visitor)).toEqual(everyones)
  const emil = await open('emil@deich-erdbau.example')
  expect(await keys(emil)).toEqual(everyones)
  const staffs = [
    'defaultTemplateSettings',
    'sdkVersion',
    'additionalFieldsTemplateList',
    'propertyFolderTemplateList',
  ]
  expect(await keys(clara)).toEqual([...everyones, ...staffs, 'version'].toSorted())
  expect(Object.keys((await current()).mailNotifications).toSorted()).toEqual([...mailKeys].toSorted())
  emil.close()
})

test('what is left out stays; what changed is logged in words and heard by others', async () => {
  const heard = clara.heard('storeChanged')
  await clara.call('getSettings')
  const { version } = await current()
  const after = await set({ filesUrl: ' https://ablage.example/ ', filesRepo: 'akten' })
  expect(after).toMatchObject({ filesUrl: 'https://ablage.example/', version: version + 1 })
  expect(await heard).toEqual(['settings', null])
  expect(await set({ filesRepo: '' })).toMatchObject({ filesUrl: 'https://ablage.example/' })
  expect(JSON.parse((await lastEntry()).content)).toMatchObject({
    userName: 'admin@allmende.example',
    type: 'SETTINGS_CHANGED',
    data: { changes: [{ label: 'Kennung der Archivbibliothek', oldValue: 'akten', newValue: '' }] },
  })
})

test('a form is chosen by its id, and only one that is there and active', async () => {
  const template = { name: 'Pacht', description: 'Wiesen', projectTypes: [], roomTemplates: [], panels: [] }
  const save = async (active: boolean) =>
    ((await admin.call('saveProjectTemplate', { ...template, active })) as { id: string }).id
  const [active, inactive] = [await save(true), await save(false)]
  const chosen = { defaultTemplateSettings: { konzVV: active, konzVD: 'EU-19' } }
  expect(await set(chosen)).toMatchObject(chosen)
  expect(await lastEntry()).toMatchObject({ content: expect.stringContaining('EU-19') })

  for (const [changed, field] of [
    [{ defaultTemplateSettings: { konzVV: 'F-4711', konzVD: null } }, 'defaultTemplateSettings.konzVV'],
    [{ defaultTemplateSettings: { konzVV: null, konzVD: 'EU-99' } }, 'defaultTemplateSettings.konzVD'],
    [{ defaultTemplateSettings: { konzVV: inactive, konzVD: null } }, 'defaultTemplateSettings.konzVV'],
    [{ organizationForms: { CLIENT: inactive, CONTRACTOR: null } }, 'organizationForms.CLIENT'],
    [{ organizationForms: { CLIENT: 'EU-19', CONTRACTOR: null } }, 'organizationForms.CLIENT'],
  ] as const)
    await expect(set(changed)).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', fields: { [`0.${field}`]: expect.any(String) } },
    })

  await admin.call('deleteProjectTemplate', active)
  expect(await set({ ...chosen, filesRepo: 'geht' }), 'what was chosen before may stay').toMatchObject(chosen)
})

test('the version of the notice standard is one that lies here, and is logged', async () => {
  expect(await current()).toMatchObject({ sdkVersion: null })
  const reader = await open('clara.kaemmerei@allmende.example')
  const heard = reader.heard('storeChanged')
  await reader.call('getProjectTemplates')
  expect(await set({ sdkVersion: '1.15' })).toMatchObject({ sdkVersion: '1.15' })
  expect(await heard, 'lists of forms are read anew').toEqual(['template', null])
  reader.close()
  expect(JSON.parse((await lastEntry()).content)).toMatchObject({
    data: { changes: [{ label: 'Fassung des EU-Standards (eForms SDK)', oldValue: null, newValue: '1.15' }] },
  })
  expect(await set({ filesRepo: 'bleibt' })).toMatchObject({ sdkVersion: '1.15' })
  for (const [sdkVersion, sentence] of [
    ['1.8', 'Diese Fassung ist hier nicht vorhanden. Vorhanden sind: 1.7, 1.15.'],
    ['2.0', 'Diese Fassung ist hier nicht vorhanden. Vorhanden sind: 1.7, 1.15.'],
    ['../1.7', expect.any(String)],
  ])
    await expect(set({ sdkVersion })).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', fields: { '0.sdkVersion': sentence } },
    })
  expect(await set({ sdkVersion: null })).toMatchObject({ sdkVersion: null })
})

test('a form that new tenders begin with is not left behind by another version', async () => {
  const chosen = { defaultTemplateSettings: { konzVV: 'EU-E3', konzVD: null } }
  await expect(set(chosen)).rejects.toMatchObject({
    data: { fields: { '0.defaultTemplateSettings.konzVV': expect.any(String) } },
  })
  await set({ ...chosen, sdkVersion: '1.15' })
  await expect(set({ sdkVersion: '1.7' })).rejects.toMatchObject({
    data: { fields: { '0.sdkVersion': expect.stringContaining('EU-E3') } },
  })
  await set({ sdkVersion: null, defaultTemplateSettings: { konzVV: null, konzVD: null } })
})

test('nothing changed is nothing to log', async () => {
  const { id } = await lastEntry()
  await set({})
  expect((await lastEntry()).id).toBe(id)
})

test('a stale version is refused and nothing is overwritten', async () => {
  const { version } = await current()
  await set({ filesRepo: 'neu' })
  await expect(admin.call('setSettings', { version, filesRepo: 'alt' })).rejects.toMatchObject({
    data: { exceptionTypeName: 'ConflictException' },
  })
  expect(await current()).toMatchObject({ filesRepo: 'neu' })
})

const reset = mailDefaults.passwordReset
test.each([
  [
    { mailNotifications: { passwordReset: { ...reset, enabled: false } } },
    '0.mailNotifications.passwordReset.enabled',
  ],
  [
    { mailNotifications: { passwordReset: { ...reset, text: '{{nix}}' } } },
    '0.mailNotifications.passwordReset.text',
  ],
  [
    { mailNotifications: { passwordReset: { ...reset, subject: '{{nix}}' } } },
    '0.mailNotifications.passwordReset.subject',
  ],
  [
    { mailNotifications: { passwordReset: { ...reset, text: '<script>alert(1)</script>' } } },
    '0.mailNotifications.passwordReset.text',
  ],
  [
    { mailNotifications: { passwordReset: { ...reset, subject: ' ' } } },
    '0.mailNotifications.passwordReset.subject',
  ],
  [{ filesUrl: 'javascript:alert(1)' }, '0.filesUrl'],
])('bad input %# is refused at its field', async (changed, field) => {
  await expect(set(changed)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException', fields: { [field]: expect.any(String) } },
  })
})

test('a mail is kept clean; put back to our words it is no longer kept at all', async () => {
  const text =
    '<h2 onclick="x()">Hallo</h2><p style="color:red">{{userName}} <b>fett</b><br><img src=x onerror=alert(1)>' +
    '<a href="javascript:alert(1)">a</a><a href="https://a.example" target="_blank">b</a></p><iframe src="x"></iframe>'
  const after = await set({ mailNotifications: { passwordReset: { ...reset, text } } })
  expect(after.mailNotifications['passwordReset']?.text).toBe(
    '<h2>Hallo</h2><p>{{userName}} <strong>fett</strong><br><a>a</a><a href="https://a.example">b</a></p>',
  )
  expect(after.mailNotifications['offerDenied']).toEqual(mailDefaults.offerDenied)
  await set({ mailNotifications: { passwordReset: reset } })
  const { mailNotifications } = await db()
    .selectFrom('settings')
    .select('mailNotifications')
    .executeTakeFirstOrThrow()
  expect(mailNotifications).toEqual({})
})

test('our own words come through the cleaning as they are', () => {
  for (const { text } of Object.values(mailDefaults)) expect(cleanMailHtml(text)).toBe(text)
})

test('blanks between tags go where they hold a line break, however many there are', { timeout: 5000 }, () => {
  expect(cleanMailHtml('<p>a</p> \n <p>b <em>c</em> <u>d</u></p>')).toBe(
    '<p>a</p><p>b <em>c</em> <u>d</u></p>',
  )
  expect(cleanMailHtml(`<p>a</p>${'\n'.repeat(64 * 1024)}b`)).toContain('<p>a</p>\n')
})

test('a test mail goes to the caller with sample values and lies in the demo mailbox', async () => {
  const words = { subject: 'Probe {{projectName}}', text: '<p>{{userName}}</p><p>{{link}}</p>' }
  expect(await admin.call('sendTestMail', 'offerAccepted', words)).toBe(null)
  const [newest] = (await visitor.call('getDemoMails')) as object[]
  expect(newest).toMatchObject({
    key: 'offerAccepted',
    to: 'admin@allmende.example',
    subject: 'Probe Sanierung des Sielbauwerks Moorweide',
    html: '<p>Dora Deichgräber</p><p><a href="/projekte/4711">/projekte/4711</a></p>',
    text: 'Dora Deichgräber\n\n/projekte/4711',
  })
  await expect(
    admin.call('sendTestMail', 'offerAccepted', { ...words, text: '{{nix}}' }),
  ).rejects.toMatchObject({ data: { fields: { '1.text': expect.stringContaining('{{nix}}') } } })
})

test('once the second factor is mandatory, everyone without one is held at once, on every socket', async () => {
  const emil = await open('emil@deich-erdbau.example')
  expect(await emil.call('isAuthenticated')).toBe(true)
  const [told, adminTold] = [emil.heard('setSessionUser'), admin.heard('setSessionUser')]
  await set({ twoFactorAuthenticationRequired: true })
  await Promise.all([told, adminTold])
  expect(await emil.call('isAuthenticated')).toBe(false)
  // The administrator herself is no exception.
  await expect(admin.call('setSettings', { version: 0 })).rejects.toMatchObject({
    data: { exceptionTypeName: 'SecondFactorRequiredException' },
  })
  emil.close()
})
