import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { GroupValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import {
  anna,
  authority,
  concession,
  draft,
  notice,
  refusal,
  type SentTender,
  socketOf,
  team,
} from './test-tenders.ts'

const platform = givenPlatform()
let clerk: TestSocket
let admin: TestSocket

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  admin = await socketOf(platform.current, 'admin@allmende.example')
})
afterAll(() => [clerk, admin].forEach((socket) => socket.close()))

const create = (panels: unknown) => clerk.call('createProject', draft({ panels })) as Promise<SentTender>

const purpose = 'GR-Procedure/GR-Procedure-Purpose'
const described = `${purpose}/GR-Procedure-Description`
const lot = notice().findIndex(({ contentId }) => contentId === 'GR-Lot')

/** The notice with more children in its first lot. */
const inLot = (...children: object[]): unknown[] =>
  notice().map((panel, index) =>
    index === lot ? { ...panel, children: [...panel.children, ...children] } : panel,
  )

describe('a value that does not fit is refused at its place:', () => {
  test.each<[string, unknown, string]>([
    [
      'a field the form does not know',
      inLot({ contentId: 'BT-9999', stringValue: 'x' }),
      'GR-Lot[1]/BT-9999',
    ],
    [
      'a field in the wrong group',
      inLot({ contentId: 'BT-21-Procedure', stringValue: 'x' }),
      'GR-Lot[1]/BT-21-Procedure',
    ],
    [
      'text where a number belongs',
      withField(concession, notice(), `${purpose}/GR-Procedure-Scope/BT-27-Procedure`, {
        stringValue: 'viel',
      }),
      `${purpose}/GR-Procedure-Scope/BT-27-Procedure`,
    ],
    [
      'a code that is in no list',
      withField(concession, notice(), `${described}/BT-23-Procedure`, { stringValue: 'zauberei' }),
      `${described}/BT-23-Procedure`,
    ],
    [
      'a text that is too long',
      withField(concession, notice(), `${described}/BT-21-Procedure`, { stringValue: 'ü'.repeat(5000) }),
      `${described}/BT-21-Procedure`,
    ],
    [
      'a part twice that is there once',
      [...notice(), { contentId: 'GR-Procedure', ordinal: 2, children: [] }],
      'GR-Procedure',
    ],
    [
      'an identifier twice',
      [...notice(), { ...(notice()[lot] as GroupValue), ordinal: 2 }],
      'GR-Lot[2]/GR-Lot-Purpose/BT-137-Lot',
    ],
  ])('%s', async (_what, panels, path) => {
    const { exceptionTypeName, message, fields } = await refusal(create(panels))
    expect(exceptionTypeName).toBe('ValidationException')
    expect(message).toBe('Einige Angaben passen nicht zum Formular.')
    expect(Object.keys(fields ?? {})).toContain(`0.panels.${path}`)
  })

  test('ten million characters', async () => {
    const huge = withField(concession, notice(), `${described}/BT-24-Procedure`, {
      stringValue: 'x'.repeat(10_000_000),
    })
    expect(await refusal(create(huge))).toMatchObject({ exceptionTypeName: 'ValidationException' })
    const many = inLot(
      ...Array.from({ length: 9000 }, () => ({ contentId: 'BT-9999', stringValue: 'x'.repeat(1000) })),
    )
    expect(await refusal(create(many))).toMatchObject({ exceptionTypeName: 'ValidationException' })
  })

  test('a sign no database can store', async () => {
    const values = withField(concession, notice(), `${described}/BT-24-Procedure`, {
      stringValue: 'a\u0000b',
    })
    expect(await refusal(create(values))).toMatchObject({ exceptionTypeName: 'ValidationException' })
  })

  test('a group nested without end', async () => {
    let deep: object = { contentId: 'GR-Lot-Purpose', ordinal: 1, children: [] }
    for (let level = 0; level < 23; level += 1)
      deep = { contentId: 'GR-Lot-Purpose', ordinal: 1, children: [deep] }
    expect(await refusal(create(inLot(deep)))).toMatchObject({ exceptionTypeName: 'ValidationException' })
  })

  test('an organization that is none, or is no contracting authority', async () => {
    const tied = (organizationId: number) =>
      JSON.parse(
        JSON.stringify(notice()).replace(
          `"organizationId":${authority}`,
          `"organizationId":${organizationId}`,
        ),
      )
    expect((await refusal(create(tied(4711)))).message).toBe('Diese Organisation gibt es nicht.')
    expect((await refusal(create(tied(1)))).message).toBe('Die Vergabestelle muss ein Auftraggeber sein.')
  })
})

describe('a template', () => {
  const ownTemplate = {
    name: 'Kleine Vergabe',
    description: 'Ohne Bekanntmachung',
    active: true,
    projectTypes: [],
    roomTemplates: [],
    panels: [
      {
        contentId: 'bedarf',
        contentType: 'section',
        label: 'Bedarf',
        children: [
          { contentId: 'was', contentType: 'field', label: 'Was', displayType: 'TEXTBOX', type: 'text' },
          { contentId: 'wann', contentType: 'field', label: 'Wann', displayType: 'DATE', type: 'date' },
        ],
      },
    ],
  }
  type Template = typeof ownTemplate & { id: string; version: number }
  const saved = (changes: object = {}) =>
    admin.call('saveProjectTemplate', { ...ownTemplate, ...changes }) as Promise<Template>
  const panels: PanelValues = [
    { contentId: 'bedarf', ordinal: 1, children: [{ contentId: 'was', stringValue: 'Bänke' }] },
  ]
  const made = (templateId: string, changes: object = {}) =>
    clerk.call('createProject', {
      templateId,
      type: 2,
      team,
      name: 'Bänke',
      organizationId: authority,
      panels,
      ...changes,
    }) as Promise<SentTender>

  test('of our own asks for title and buyer beside it, and gives one lot', async () => {
    const { id } = await saved()
    expect(await made(id)).toMatchObject({
      name: 'Bänke',
      organizationId: authority,
      templateVersion: 1,
      sdkVersion: null,
      lots: [{ identifier: null, name: 'Bänke' }],
      panels,
    })
    expect((await refusal(made(id, { name: '' }))).fields).toHaveProperty(['0.name'])
    expect((await refusal(made(id, { organizationId: null }))).fields).toHaveProperty(['0.organizationId'])
  })

  test('that changes under a draft leaves it in the version it was made with', async () => {
    const template = await saved()
    const tender = await made(template.id)
    const [panel] = template.panels
    const shorter = [{ ...panel, children: panel?.children.slice(1) }]
    await saved({ id: template.id, version: template.version, panels: shorter })
    const { id, version } = tender
    expect(await clerk.call('updateProject', { id, version, panels })).toMatchObject({
      templateVersion: 1,
      panels,
    })
    expect(await refusal(made(template.id))).toMatchObject({
      fields: { '0.panels.bedarf/was': expect.any(String) },
    })
  })

  test('that someone deletes while it is in use is only switched off', async () => {
    const template = await saved()
    const tender = await made(template.id)
    await admin.call('deleteProjectTemplate', template.id)
    expect(await clerk.call('getProject', tender.id)).toEqual(tender)
    const { id, version } = tender
    expect(await clerk.call('updateProject', { id, version, panels })).toMatchObject({ version: 2 })
    expect(await refusal(made(template.id))).toMatchObject({ fields: { '0.templateId': expect.any(String) } })
  })
})

test('more unknown parcels than a statement takes parameters are refused like one', async () => {
  const parcels = (at: number) => Array.from({ length: 1000 }, (_, index) => 1_000_000 + at * 1000 + index)
  const others = notice().filter(({ contentId }) => contentId !== 'GR-Lot')
  const lots = Array.from({ length: 66 }, (_, at) => ({
    contentId: 'GR-Lot',
    ordinal: at + 1,
    children: [],
    propertyIds: parcels(at),
  }))
  expect((await refusal(create([...others, ...lots]))).message).toMatch(/^Nur öffentliche Grundstücke/)
})
