import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { ListedTemplate, Template } from '@allmende/domain/templates/templates.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellMissingVersions } from '../assembly/missing-versions.ts'
import { formOfTemplate } from '../notices/catalogues.ts'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import { anna, draft, notice, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket
let admin: TestSocket
beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  admin = await socketOf(platform.current, 'admin@allmende.example')
})
afterAll(() => [clerk, admin].forEach((socket) => socket.close()))

const choose = async (sdkVersion: string | null) => {
  const { version } = (await admin.call('getSettings')) as { version: number }
  await admin.call('setSettings', { version, sdkVersion })
}
const newest = formOfTemplate('EU-19', 'de', '1.15') as Form
const listed = async () => (await clerk.call('getProjectTemplates', { limit: 100 })) as ListedTemplate[]
const begin = (changes: object) => clerk.call('createProject', draft(changes)) as Promise<SentTender>
const copyOf = async (id: string, sdkVersion?: string) => {
  const { panels } = (await admin.call(
    'getProjectTemplate',
    id,
    ...(sdkVersion ? [sdkVersion] : []),
  )) as Template
  const words = { name: 'Kopie', description: 'Kopie', projectTypes: [], roomTemplates: [] }
  const copy = { ...words, baseTemplateId: id, panels, ...(sdkVersion && { sdkVersion }) }
  return (await admin.call('saveProjectTemplate', copy)) as Template
}

describe('while nobody has chosen', () => {
  test('new tenders and the forms of the standard are those of 1.7', async () => {
    const builtIn = (await listed()).filter((template) => template.builtIn)
    expect(builtIn).toHaveLength(45)
    expect(new Set(builtIn.map(({ sdkVersion }) => sdkVersion))).toEqual(new Set(['1.7']))
    expect(await begin({})).toMatchObject({ templateId: 'EU-19', sdkVersion: '1.7' })
  })

  test('a form of a later version is refused by name, and can be asked for with its version', async () => {
    const sentence = 'Das Formular EU-E3 gibt es in der Fassung 1.7 des EU-Standards nicht.'
    await expect(clerk.call('getProjectTemplate', 'EU-E3')).rejects.toThrow(sentence)
    await expect(begin({ templateId: 'EU-E3' })).rejects.toMatchObject({
      data: { fields: { '0.templateId': sentence } },
    })
    // Also with nothing filled in, by which another rule would refuse it.
    await expect(begin({ templateId: 'EU-E1', panels: [] })).rejects.toMatchObject({
      data: { fields: { '0.templateId': sentence.replace('EU-E3', 'EU-E1') } },
    })
    expect(await clerk.call('getProjectTemplate', 'EU-E3', '1.15')).toMatchObject({ sdkVersion: '1.15' })
    await expect(clerk.call('getProjectTemplate', 'EU-19', '1.9')).rejects.toThrow('Fassung 1.9')
    await expect(clerk.call('getProjectTemplate', 'EU-99')).rejects.toMatchObject({
      data: { exceptionTypeName: 'NotFoundException' },
    })
  })
})

describe('with 1.15 chosen', () => {
  beforeAll(() => choose('1.15'))
  afterAll(() => choose(null))

  test('new tenders, the list and copies are of that version; what stands keeps its own', async () => {
    const builtIn = (await listed()).filter((template) => template.builtIn)
    expect(builtIn.map(({ id }) => id)).toEqual(expect.arrayContaining(['EU-E1', 'EU-E6', 'EU-19']))
    expect(builtIn).toHaveLength(51)
    const tender = await begin({ panels: notice({}, newest) })
    expect(tender).toMatchObject({ templateId: 'EU-19', sdkVersion: '1.15' })
    expect(await clerk.call('exportNotice', tender.id)).toContain('eforms-sdk-1.15')

    const [now, before] = [await copyOf('EU-19'), await copyOf('EU-19', '1.7')]
    expect([now.sdkVersion, before.sdkVersion]).toEqual(['1.15', '1.7'])
    expect(await begin({ templateId: before.id, panels: notice() })).toMatchObject({ sdkVersion: '1.7' })
  })

  test('a form begun before is saved in the version it was filled in with', async () => {
    expect(await begin({ sdkVersion: '1.7' })).toMatchObject({ sdkVersion: '1.7' })
    await expect(begin({ sdkVersion: '1.9' })).rejects.toMatchObject({
      data: { fields: { '0.templateId': expect.stringContaining('Fassung 1.9') } },
    })
  })
})

describe('once the operator has taken a version away', () => {
  test('its tenders and templates say which, all others go on, and nothing is lost', async () => {
    const [gone, other, copy] = [await begin({}), await begin({}), await copyOf('EU-19')]
    const setVersion = async (sdkVersion: string) => {
      await db().updateTable('tenders').set({ sdkVersion }).where('id', '=', gone.id).execute()
      await db()
        .updateTable('templateVersions')
        .set({ sdkVersion })
        .where('templateId', '=', Number(copy.id.slice(2)))
        .execute()
    }
    await setVersion('1.3')
    await db().updateTable('settings').set({ sdkVersion: '1.3' }).execute()

    const said: unknown[] = []
    await tellMissingVersions(db(), { warn: (facts: unknown) => said.push(facts) } as never)
    expect(said).toEqual([{ version: '1.3', tenders: 1, templates: 1, isChosenInSettings: true }])
    for (const asked of [
      () => clerk.call('getProject', gone.id),
      () => clerk.call('exportNotice', gone.id),
      () => clerk.call('updateProject', { ...draft(), id: gone.id, version: gone.version }),
      () => clerk.call('getProjectTemplate', copy.id),
      () => begin({ templateId: copy.id }),
    ])
      await expect(asked()).rejects.toThrow(/Fassung 1\.3 .* nicht mehr vorhanden/)
    const rows = (await clerk.call('getProjects', 'entwurf')) as { id: number; sdkVersion: string }[]
    expect(rows.find(({ id }) => id === gone.id)).toMatchObject({ sdkVersion: '1.3' })
    expect((await listed()).find(({ id }) => id === copy.id)).toMatchObject({ sdkVersion: '1.3' })
    expect(await clerk.call('getProject', other.id)).toMatchObject({ sdkVersion: '1.7' })
    expect(await begin({}), 'the setting falls back to what is there').toMatchObject({ sdkVersion: '1.7' })

    await setVersion('1.7')
    expect(await clerk.call('getProject', gone.id)).toMatchObject({ panels: gone.panels })
    await db().updateTable('settings').set({ sdkVersion: null }).execute()
  })
})
