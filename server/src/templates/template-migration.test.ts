import { type FormGroup, isField } from '@allmende/domain/notices/form/form.ts'
import { placedItems } from '@allmende/domain/templates/template-items.ts'
import type { TemplateMigration } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { notice, type SentTender } from '../tenders/test-tenders.ts'
import { formOfTemplate } from '../notices/catalogues.ts'

const platform = givenPlatform()
const admin = async () =>
  openSocket(platform.current.url, await logIn(platform.current.url, 'admin@allmende.example'))

const own = (contentId: string, label: string) =>
  ({ contentId, contentType: 'field', label, displayType: 'TEXTBOX', type: 'text' }) as const

/** The standard's, which the newer version no longer has. */
const goingGroup = 'GR-Lot-ContractExecutionRequirements'

/** A copy of the concession notice without its EU funds, with a field of its own there and in a group that goes. */
function copied(): readonly FormGroup[] {
  const form = formOfTemplate('EU-19', 'de', '1.7')
  const changed = (group: FormGroup): FormGroup => ({
    ...group,
    children: [
      ...group.children
        .filter(({ contentId }) => contentId !== 'BT-300-Lot')
        .map((item) => (isField(item) ? item : changed(item))),
      ...(group.contentId === 'GR-Lot-EUFunds' ? [own('own-1', 'Förderbescheid')] : []),
      ...(group.contentId === goingGroup ? [own('own-2', 'Bauabschnitt')] : []),
    ],
  })
  return (form?.panels ?? []).map(changed)
}

const idsOf = ({ panels }: Pick<Template, 'panels'>) => placedItems(panels).map(({ item }) => item.contentId)

test('an own form gets a new version on the newer standard; its tenders keep theirs until they follow', async () => {
  const socket = await admin()
  const facts = {
    name: 'Konzession kurz',
    description: 'Eigene',
    projectTypes: [],
    roomTemplates: [],
    active: true,
  }
  const saved = (await socket.call('saveProjectTemplate', {
    ...facts,
    baseTemplateId: 'EU-19',
    sdkVersion: '1.7',
    panels: copied(),
  })) as Template
  const tender = (await socket.call('createProject', {
    templateId: saved.id,
    type: 3,
    panels: notice(),
  })) as SentTender

  const shown = (await socket.call('getTemplateMigration', saved.id)) as TemplateMigration
  expect(shown).toMatchObject({ from: '1.7', to: '1.15', version: 1 })
  expect(shown.gone.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual([
    expect.stringContaining('Anforderungen an die Auftragsausführung'),
  ])
  const becomes = ['Zuschlagskriterium — Zahl']
  expect(shown.replaced.map((part) => part.becomes)).toContainEqual(becomes)
  // Groups whose questions stand in others are not told as gone; one stays round the own field in it.
  const gone = shown.gone.map(({ name }) => name)
  expect(gone).toContainEqual(expect.stringContaining('Status des Dokuments'))
  expect(gone.filter((name) => /Organisationen|Laufzeit|Sprache der Einreichung/.test(name))).toEqual([])
  expect(shown.added.length).toBeGreaterThan(10)
  await expect(socket.call('getProjectMigration', tender.id)).rejects.toMatchObject({
    data: { message: expect.stringContaining('Bitte stellen Sie zuerst das Formular um.') },
  })

  await expect(socket.call('migrateProjectTemplate', saved.id, '1.15', { version: 7 })).rejects.toMatchObject(
    {
      data: { exceptionTypeName: 'ConflictException' },
    },
  )
  expect(await socket.call('migrateProjectTemplate', saved.id, '1.15', { preview: true })).toEqual(shown)
  expect(await socket.call('getProjectTemplate', saved.id)).toMatchObject({ version: 1, sdkVersion: '1.7' })
  expect(await socket.call('migrateProjectTemplate', saved.id, '1.15', { version: 1 })).toEqual({
    ...shown,
    version: 2,
  })
  const next = (await socket.call('getProjectTemplate', saved.id)) as Template
  expect(next).toMatchObject({ version: 2, sdkVersion: '1.15', name: 'Konzession kurz' })
  const ids = idsOf(next)
  expect(ids).toEqual(
    expect.arrayContaining(['own-1', goingGroup, 'own-2', 'BT-821-Lot', 'BT-541-Lot-WeightNumber']),
  )
  // What was left out knowingly does not come back.
  expect(ids).not.toContain('BT-300-Lot')
  expect(await socket.call('getProjectTemplate', saved.id, 1)).toMatchObject({ sdkVersion: '1.7' })
  for (const [asked, version] of [
    ['1.7', 1],
    ['1.15', 2],
  ] as const)
    expect(await socket.call('getProjectTemplate', saved.id, asked)).toMatchObject({
      sdkVersion: asked,
      version,
    })
  await expect(socket.call('getProjectTemplate', saved.id, '1.9')).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  expect(await socket.call('getProject', tender.id)).toMatchObject({ sdkVersion: '1.7', templateVersion: 1 })

  await socket.call('migrateProject', tender.id, '1.15')
  expect(await socket.call('getProject', tender.id)).toMatchObject({ sdkVersion: '1.15', templateVersion: 2 })

  const entries = await listLogEntries(platform.current.database.db, { projectId: null, type: null }, {})
  expect(entries.find(({ type }) => type === 'TEMPLATE_CHANGED')?.data.changes?.[0]).toEqual({
    label: 'Fassung des EU-Standards',
    oldValue: '1.7',
    newValue: '1.15',
  })
  socket.close()
})
