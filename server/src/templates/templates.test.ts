import type { FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'
import { isLocked } from '@allmende/domain/templates/template-copies.ts'
import { placedItems } from '@allmende/domain/templates/template-items.ts'
import type { ListedTemplate, Template } from '@allmende/domain/templates/templates.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { findForm } from './stored-templates.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const open = async (email: string, language = 'de') =>
  openSocket(platform.current.url, await logIn(platform.current.url, email), language)

let admin: TestSocket
let clara: TestSocket
let english: TestSocket
beforeAll(async () => {
  admin = await open('admin@allmende.example')
  clara = await open('clara.kaemmerei@allmende.example')
  english = await open('admin@allmende.example', 'en')
})
afterAll(() => [admin, clara, english].forEach((socket) => socket.close()))

const panels = [
  {
    contentId: 'own-1',
    contentType: 'section',
    label: 'Vorhaben',
    children: [
      { contentId: 'own-2', contentType: 'field', label: 'Anlass', displayType: 'TEXTAREA', required: true },
      {
        contentId: 'own-3',
        contentType: 'field',
        label: 'Lage',
        displayType: 'DROPDOWN',
        choices: [
          { contentId: 'a', name: 'am Deich' },
          {
            contentId: 'b',
            name: 'anderswo',
            fields: [{ contentId: 'own-4', contentType: 'field', label: 'Wo?', displayType: 'TEXTBOX' }],
          },
        ],
      },
    ],
  },
]
const withChoices = (...names: string[]) => [
  {
    ...panels[0],
    children: [
      {
        ...panels[0]?.children[1],
        choices: names.map((name, at) => ({ contentId: `choice-${at}`, name })),
      },
    ],
  },
]
const plain = { name: 'Pachtvergabe', description: 'Für Wiesen', projectTypes: [], roomTemplates: [], panels }

const save = async (template: object, socket = admin) =>
  (await socket.call('saveProjectTemplate', template)) as Template
const get = async (id: string, version?: number, socket = admin) =>
  (await socket.call('getProjectTemplate', id, ...(version ? [version] : []))) as Template
const list = async (socket = admin) => (await socket.call('getProjectTemplates')) as ListedTemplate[]
const listed = async (id: string) => (await list()).find((template) => template.id === id)
const lastEntry = async () => {
  const { content } = await db()
    .selectFrom('auditEntries')
    .select('content')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return JSON.parse(content) as { type: string; data: { changes: object[] } }
}
/** Only what a form keeps: dates and labels of the kind are the server's. */
const sent = ({
  id,
  version,
  name,
  description,
  active,
  projectTypes,
  roomTemplates,
  panels: kept,
}: Template) => ({
  id,
  version,
  name,
  description,
  active,
  projectTypes,
  roomTemplates,
  panels: kept,
})

test('the list has every notice of the standard, in the language of the caller', async () => {
  const builtIn = (await list()).filter((template) => template.builtIn)
  expect(builtIn).toHaveLength(45)
  expect(builtIn.find(({ id }) => id === 'EU-19')).toMatchObject({
    name: 'Konzessionsbekanntmachung – Konzessionsrichtlinie, Standardregelung',
    baseTemplateId: 'EU-19',
    active: true,
  })
  expect((await list(english)).find(({ id }) => id === 'EU-19')?.name).toMatch(/concession/i)
})

test('an own one is saved, logged and heard of; every version stays readable', async () => {
  await clara.call('getProjectTemplates')
  const heard = clara.heard('storeChanged')
  const first = await save(plain)
  expect(first).toMatchObject({
    id: expect.stringMatching(/^F-\d+$/),
    version: 1,
    builtIn: false,
    active: true,
  })
  expect(await heard).toEqual(['template', null])
  expect(first.panels[0]?.children[1]).toMatchObject({ type: 'code', choices: [{ name: 'am Deich' }, {}] })
  expect(await lastEntry()).toMatchObject({
    type: 'TEMPLATE_CHANGED',
    data: { template: 'Pachtvergabe', changes: [{ label: 'Name', newValue: 'Pachtvergabe' }, {}, {}] },
  })

  const [panel] = first.panels as [FormGroup]
  const second = await save({ ...sent(first), panels: [{ ...panel, children: panel.children.slice(1) }] })
  expect(second.version).toBe(2)
  expect((await lastEntry()).data.changes).toEqual([
    { label: 'Feld', oldValue: 'Anlass (Pflichtfeld)', newValue: null },
  ])
  expect((await get(first.id)).panels[0]?.children).toHaveLength(1)
  expect((await get(first.id, 1)).panels).toEqual(first.panels)
  expect((await findForm(db(), first.id, 1, 'de'))?.panels).toEqual(first.panels)
  await expect(get(first.id, 3)).rejects.toMatchObject({ data: { exceptionTypeName: 'NotFoundException' } })
})

test('who comes second is told so and overwrites nothing', async () => {
  const first = await save(plain)
  await save({ ...sent(first), name: 'Neuer Name' })
  for (const version of [1, undefined])
    await expect(save({ ...sent(first), version, name: 'Alter Name' })).rejects.toMatchObject({
      data: { exceptionTypeName: 'ConflictException' },
    })
  expect(await get(first.id)).toMatchObject({ name: 'Neuer Name', version: 2 })
})

test('saved without a change it is not logged', async () => {
  const first = await save(plain)
  const before = await lastEntry()
  await save(sent(first))
  expect(await lastEntry()).toEqual(before)
})

test.each([
  [{ ...plain, name: ' ' }, '0.name'],
  [{ ...plain, description: '' }, '0.description'],
  [{ ...plain, panels: [{ ...panels[0], label: ' ' }] }, '0.panels.0.label'],
  [{ ...plain, panels: [panels[0], panels[0]] }, '0.panels.1.contentId'],
  [{ ...plain, panels: withChoices('am Deich', ' Am deich ') }, '0.panels.0.children.0.choices.1.name'],
  [{ ...plain, baseTemplateId: 'EU-99' }, '0.baseTemplateId'],
  [{ ...plain, baseTemplateId: 'EU-19' }, '0.panels'],
  [{ ...plain, roomTemplates: [{ name: 'Raum', description: '', stage: 3 }] }, '0.roomTemplates.0.stage'],
])('bad input %# is refused at its field', async (template, at) => {
  await expect(save(template)).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException', fields: { [at]: expect.any(String) } },
  })
})

test('a copy of a notice loses what is optional, keeps what is required, and stays translated', async () => {
  const original = await get('EU-19')
  const items = placedItems(original.panels)
  const optional = items.find(({ item }) => !isLocked(item))?.item as FormItem
  const required = items.find(({ item }) => item.contentType === 'field' && item.required === true)
    ?.item as FormItem
  const without = (id: string, among: readonly FormItem[]): FormItem[] =>
    among
      .filter(({ contentId }) => contentId !== id)
      .map((item) =>
        item.contentType === 'field' ? item : { ...item, children: without(id, item.children) },
      )

  const copy = await save({
    ...plain,
    baseTemplateId: 'EU-19',
    panels: without(optional.contentId, original.panels),
  })
  expect(copy).toMatchObject({ baseTemplateId: 'EU-19', sdkVersion: '1.7', builtIn: false })
  expect(copy.panels).toEqual(without(optional.contentId, original.panels))
  expect((await get(copy.id, 1, english)).panels).toEqual(
    without(optional.contentId, (await get('EU-19', 1, english)).panels),
  )
  await expect(
    save({ ...sent(copy), panels: without(required.contentId, copy.panels) }),
  ).rejects.toMatchObject({ data: { message: expect.stringContaining(required.label) } })

  // Opened and saved in the other language nothing becomes one's own words.
  const seen = await get(copy.id, 1, english)
  await save(sent(seen), english)
  expect((await get(copy.id)).panels).toEqual(copy.panels)
  const { panels: stored } = await db()
    .selectFrom('templateVersions')
    .select('panels')
    .where('version', '=', 2)
    .where('templateId', '=', Number(copy.id.slice(2)))
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain('label')
})

test('a notice of the standard is neither changed nor deleted', async () => {
  const refused = { data: { exceptionTypeName: 'AccessDeniedException', message: /EU-Standard/ } }
  await expect(save({ ...plain, id: 'EU-19', version: 1 })).rejects.toMatchObject({
    data: { exceptionTypeName: refused.data.exceptionTypeName },
  })
  await expect(admin.call('deleteProjectTemplate', 'EU-19')).rejects.toMatchObject({
    data: { message: expect.stringMatching(refused.data.message) },
  })
})

test('one that nobody uses is deleted, one in use is set inactive', async () => {
  const [unused, used] = [await save(plain), await save({ ...plain, name: 'Gebraucht' })]
  expect(await listed(unused.id)).toMatchObject({ usedBy: [] })
  expect(await admin.call('deleteProjectTemplate', unused.id)).toBe(null)
  expect(await listed(unused.id)).toBeUndefined()
  expect(await lastEntry()).toMatchObject({
    data: { changes: [{ oldValue: 'Pachtvergabe', newValue: null }] },
  })

  const { version } = (await admin.call('getSettings')) as { version: number }
  const defaultTemplateSettings = { konzVV: used.id, konzVD: null }
  await admin.call('setSettings', { version, defaultTemplateSettings })
  expect(await listed(used.id)).toMatchObject({ usedBy: ['settings'] })
  expect(await admin.call('deleteProjectTemplate', used.id)).toBe(null)
  expect(await listed(used.id)).toMatchObject({ active: false, version: 1 })
  expect(await lastEntry()).toMatchObject({
    data: { template: 'Gebraucht', changes: [{ label: 'Aktiv', oldValue: 'ja', newValue: 'nein' }] },
  })
})

test('a form for organizations is read by whoever registers, in its newest version only', async () => {
  const template = await save(plain)
  const visitor = await openSocket(platform.current.url)
  await expect(get(template.id, 1, visitor)).rejects.toMatchObject({
    data: { exceptionTypeName: 'AuthenticationException' },
  })
  const { version } = (await admin.call('getSettings')) as { version: number }
  const organizationForms = { CLIENT: null, CONTRACTOR: template.id }
  await admin.call('setSettings', { version, organizationForms })
  expect(await get(template.id, undefined, visitor)).toMatchObject({ version: 1 })
  await save({ ...sent(template), name: 'Zweite Fassung' })
  expect(await get(template.id, undefined, visitor)).toMatchObject({ version: 2 })
  await expect(get(template.id, 1, visitor)).rejects.toBeTruthy()
  visitor.close()
})
