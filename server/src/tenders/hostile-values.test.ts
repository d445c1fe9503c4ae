import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, sdkVersions } from '../notices/catalogues.ts'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import { anna, draft, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
let clerk: TestSocket
let admin: TestSocket
beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  admin = await socketOf(platform.current, 'admin@allmende.example')
})
afterAll(() => [clerk, admin].forEach((socket) => socket.close()))

const hostile = [
  ['digits', 'BT-503-Organization-Company', `${'1'.repeat(90)}x`],
  ['brackets', 'BT-503-Organization-Company', `${'(1) '.repeat(20)}x`],
  ['an address', 'BT-505-Organization-Company', `http://a${'.de-'.repeat(90)}\n\n`],
  ['a mailbox', 'BT-506-Organization-Company', `${'a.'.repeat(190)}@`],
] as const

// An expression that looks back would not end before these tests are given up.
describe.each(sdkVersions)('in %s', (version) => {
  const form = formOfTemplate('EU-19', 'de', version)
  if (!form) throw new Error(`EU-19 is not compiled for ${version}`)
  const filled = completeFilling(form, codeLists(version, 'de'), seeded(7))
  const withValue = (fieldId: string, stringValue: string): PanelValues => {
    const paths = pathsTo(form, filled, fieldId)
    expect(paths.length, fieldId).toBeGreaterThan(0)
    return paths.reduce((values, path) => withField(form, values, path, { stringValue }), filled)
  }

  test.each(hostile)('%s made to run away are answered when they are typed', async (_, id, text) => {
    const { version: edited } = (await admin.call('getSettings')) as { version: number }
    await admin.call('setSettings', { version: edited, sdkVersion: version })
    const made = clerk.call('createProject', draft({ panels: withValue(id, text) })) as Promise<SentTender>
    await expect(made).rejects.toThrow(/passen nicht zum Formular|benötigt eine Vergabestelle/)
  })

  test.each(hostile)('%s made to run away are answered when they are imported', async (_, id, text) => {
    const values = withValue(id, text)
    const written = { catalogue: catalogueOf(version), form, values, now: '2026-03-02T10:15:00+01:00' }
    expect(await clerk.call('importNotice', writeNotice(written).xml)).toMatchObject({ sdkVersion: version })
  })
})

test('an expression somebody sends with a form of their own is not kept', async () => {
  const pattern = '^(a+)+$'
  const field = { contentId: 'own-2', contentType: 'field', label: 'F', displayType: 'TEXTBOX', pattern }
  const panels = [{ contentId: 'own-1', contentType: 'section', label: 'G', children: [field] }]
  const words = { name: 'Eigenes', description: 'Eigenes', projectTypes: [], roomTemplates: [] }
  expect(JSON.stringify(await admin.call('saveProjectTemplate', { ...words, panels }))).not.toContain(pattern)
})
