import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
const open = async (email: string) =>
  openSocket(platform.current.url, await logIn(platform.current.url, email))

let admin: TestSocket
let dora: TestSocket
let template: Template

const field = (contentId: string, label: string, displayType: string, more = {}) => ({
  contentId,
  contentType: 'field',
  label,
  displayType,
  ...more,
})
const definition = {
  name: 'Eignung',
  description: 'Angaben der Bieter',
  projectTypes: [],
  roomTemplates: [],
  panels: [
    {
      contentId: 'own-eignung',
      contentType: 'section',
      label: 'Eignung',
      children: [
        field('own-staff', 'Beschäftigte', 'NUMBER', { required: true }),
        field('own-trades', 'Gewerke', 'MULTICHECKBOX', {
          choices: [
            { contentId: 'e', name: 'Erdbau' },
            {
              contentId: 'x',
              name: 'Sonstiges',
              fields: [field('own-which', 'Welche?', 'TEXTBOX', { required: true })],
            },
          ],
        }),
        field('own-wage', 'Tariftreue', 'RADIO'),
        field('own-since', 'Gegründet', 'DATE'),
      ],
    },
  ],
}

beforeAll(async () => {
  admin = await open('admin@allmende.example')
  dora = await open('dora@deich-erdbau.example')
  template = (await admin.call('saveProjectTemplate', definition)) as Template
  const { version } = (await admin.call('getSettings')) as { version: number }
  const organizationForms = { CLIENT: null, CONTRACTOR: template.id }
  await admin.call('setSettings', { version, organizationForms })
})
afterAll(() => [admin, dora].forEach((socket) => socket.close()))

const filled = (...children: object[]) => [
  {
    templateId: template.id,
    version: template.version,
    panels: [{ contentId: 'own-eignung', ordinal: 1, children }],
  },
]
const staff = { contentId: 'own-staff', longValue: '120' }
const own = async () => (await dora.call('getOrganization', 1)) as Organization
const update = async (change: object) =>
  (await dora.call('updateOrganization', { ...(await own()), ...change })) as Organization

test('answers to a form are kept, and the card gets what they say', async () => {
  const byHand = { label: 'Zertifikat', contentId: 'hand', stringValue: 'ISO 9001' }
  const after = await update({
    additionalFields: [byHand, { label: 'Gefälscht', contentId: `${template.id}/own-staff`, longValue: 1 }],
    forms: filled(
      staff,
      { contentId: 'own-trades', listValue: ['e', 'x'] },
      { contentId: 'own-which', stringValue: 'Wasserbau' },
      { contentId: 'own-wage', booleanValue: true },
      { contentId: 'own-since', dateValue: '1998-04-01+02:00' },
    ),
  })
  expect(after.forms).toMatchObject([{ templateId: template.id, version: 1 }])
  expect(after.additionalFields?.map(({ contentId: _id, ...shown }) => shown)).toEqual([
    { label: 'Zertifikat', stringValue: 'ISO 9001' },
    { label: 'Beschäftigte', longValue: 120 },
    { label: 'Gewerke', listValue: ['Erdbau', 'Sonstiges'] },
    { label: 'Welche?', stringValue: 'Wasserbau' },
    { label: 'Tariftreue', booleanValue: true },
    { label: 'Gegründet', stringValue: '01.04.1998' },
  ])
  const { content } = await platform.current.database.db
    .selectFrom('auditEntries')
    .select('content')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(content).data.changes).toContainEqual({
    label: 'Beschäftigte',
    oldValue: null,
    newValue: '120',
  })
})

test('a client that does not know forms changes nothing of them', async () => {
  const { forms, additionalFields } = await own()
  const { forms: _left, ...rest } = await own()
  const after = (await dora.call('updateOrganization', { ...rest, vat: 'DE811111111' })) as Organization
  expect(after).toMatchObject({ forms, additionalFields, vat: 'DE811111111' })
})

test.each([
  ['a required answer missing', () => filled(), 'own-eignung/own-staff'],
  [
    'a revealed one missing',
    () => filled(staff, { contentId: 'own-trades', listValue: ['x'] }),
    'own-eignung/own-which',
  ],
  ['a wrong slot', () => filled({ contentId: 'own-staff', stringValue: 'viele' }), 'own-eignung/own-staff'],
  [
    'a choice that is none',
    () => filled(staff, { contentId: 'own-trades', listValue: ['q'] }),
    'own-eignung/own-trades',
  ],
])('%s is refused at its place', async (_case, forms, path) => {
  await expect(update({ forms: forms() })).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'ValidationException',
      fields: { [`0.forms.0.panels.${path}`]: expect.any(String) },
    },
  })
})

test('a form nobody asked for, or a version that is none, is refused', async () => {
  for (const wrong of [{ templateId: 'F-4711' }, { version: 99 }])
    await expect(
      update({ forms: filled(staff).map((form) => ({ ...form, ...wrong })) }),
    ).rejects.toMatchObject({ data: { fields: { '0.forms.0.templateId': expect.any(String) } } })
})

test('who registers answers the form; later versions do not change what was answered', async () => {
  const visitor = await openSocket(platform.current.url)
  const contact = {
    givenName: 'A',
    surName: 'B',
    street: 'Weg 1',
    zip: '12345',
    city: 'Ort',
    country: 'DEU',
    email: 'a@b.example',
    phone: '0441 123',
  }
  const added = (await visitor.call(
    'registerOrganization',
    { name: 'Neue Firma', contact, forms: filled(staff) },
    { email: 'neu@firma.example', givenName: 'A', surName: 'B', password: 'Moorweide hinterm Deich 42' },
  )) as Organization
  expect(added.additionalFields).toMatchObject([{ label: 'Beschäftigte', longValue: 120 }])
  visitor.close()

  const { id, name, description, projectTypes, roomTemplates } = template
  const changed = { id, name, description, projectTypes, roomTemplates, version: 1, panels: [] }
  await admin.call('saveProjectTemplate', changed)
  expect((await own()).additionalFields).toContainEqual(expect.objectContaining({ label: 'Beschäftigte' }))
  expect(await dora.call('getProjectTemplate', id, 1), 'her own answers stay readable').toMatchObject({
    version: 1,
  })
  const fritz = await open('fritz@geest-energie.example')
  await expect(fritz.call('getProjectTemplate', id, 1)).rejects.toBeTruthy()
  fritz.close()
})
