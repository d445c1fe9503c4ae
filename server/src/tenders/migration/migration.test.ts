import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import type { TenderMigration } from '@allmende/domain/tenders/migration/migration.contract.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { expect, test } from 'vitest'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { catalogueOf, codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import { givenPlatform, logIn, openSocket } from '../../test-platform.ts'
import { completeTender } from '../test-complete-tender.ts'
import { anna, authority, refusal, type SentTender, socketOf, team } from '../test-tenders.ts'

const platform = givenPlatform()

const complete = () => ({
  ...completeTender('Fähre über die Aue', { id: authority, name: 'Gemeinde Auwiesen', contact: {} }),
  team,
})

test('a draft is shown what becomes of it, changes nothing by that, and is then taken over', async () => {
  const clerk = await socketOf(platform.current, anna)
  const made = (await clerk.call('createProject', complete())) as SentTender
  const shown = (await clerk.call('getProjectMigration', made.id)) as TenderMigration
  expect(shown).toMatchObject({ from: '1.7', to: '1.15', version: made.version, lost: [] })
  expect(shown.unchanged).toBeGreaterThan(10)
  expect(shown.moved.length).toBeGreaterThan(3)
  const [criterion] = shown.anew
  expect(criterion).toMatchObject({ why: 'Diese Auswahl gibt es in der neuen Fassung nicht mehr.' })
  expect(criterion?.options.length).toBeGreaterThan(20)
  expect(await clerk.call('getProject', made.id)).toMatchObject({ sdkVersion: '1.7', version: made.version })

  const [option] = criterion?.options ?? []
  const choices = [{ path: criterion?.path, codes: [option?.value] }]
  const { id, version } = made
  expect(await clerk.call('migrateProject', id, '1.15', { preview: true })).toEqual(shown)
  expect(await clerk.call('getProject', id)).toMatchObject({ sdkVersion: '1.7', version })
  expect(await refusal(clerk.call('migrateProject', id, '1.9'))).toMatchObject({
    message: 'Für diese Ausschreibung gibt es keine neuere Fassung des EU-Standards.',
  })
  expect(await clerk.call('migrateProject', id, '1.15', { version, choices })).toEqual({
    ...shown,
    version: version + 1,
  })
  const taken = (await clerk.call('getProject', id)) as SentTender
  expect(taken).toMatchObject({ sdkVersion: '1.15', name: 'Fähre über die Aue' })
  expect(fieldsNamed(taken.panels, 'BT-809-Lot')).toMatchObject([{ stringValue: option?.value }])
  expect(taken.lots).toHaveLength(made.lots.length)
  expect(taken.organizationId).toBe(authority)

  const { db } = platform.current.database
  const entries = await listLogEntries(db, { projectId: made.id, type: null }, {})
  const counted = (n: number) => ({ oldValue: null, newValue: String(n) })
  expect(entries.find(({ type }) => type === 'PROJECT_MIGRATED')?.data.changes).toEqual([
    { label: 'Fassung des EU-Standards', oldValue: '1.7', newValue: '1.15' },
    { label: 'Unverändert übernommene Angaben', ...counted(shown.unchanged) },
    { label: 'Angaben an anderer Stelle oder in anderer Form', ...counted(shown.moved.length) },
    { label: criterion?.to, oldValue: criterion?.value, newValue: option?.label },
  ])

  // What it now asks for besides was told before, and can be filled in and saved.
  const asked = (await clerk.call('checkNotice', made.id)) as { findings: { message: string }[] }
  const messages = asked.findings.map(({ message }) => message)
  expect(shown.due.count).toBeGreaterThan(3)
  expect(shown.due.lines).toHaveLength(shown.due.count)
  expect(messages).toEqual(expect.arrayContaining(shown.due.lines))
  const form = formOfTemplate('EU-19', 'de', '1.15') as Form
  const lists = codeLists('1.15', 'de')
  const panels = completed(form, taken.panels, lists)
  expect(checkForm(form, panels, lists)).toEqual([])
  const saved = (await clerk.call('updateProject', {
    id: made.id,
    version: taken.version,
    panels,
  })) as SentTender
  expect(saved.sdkVersion).toBe('1.15')
  expect(await refusal(clerk.call('getProjectMigration', made.id))).toMatchObject({
    message: 'Für diese Ausschreibung gibt es keine neuere Fassung des EU-Standards.',
  })
  clerk.close()
})

test('what somebody else has saved meanwhile is not overwritten, and no choice is taken that nobody asked for', async () => {
  const clerk = await socketOf(platform.current, anna)
  const { id, version, panels } = (await clerk.call('createProject', complete())) as SentTender
  await clerk.call('updateProject', { id, version, panels, finalDeadline: null })
  expect(await refusal(clerk.call('migrateProject', id, '1.15', { version }))).toMatchObject({
    exceptionTypeName: 'ConflictException',
  })
  const now = (await clerk.call('getProject', id)) as SentTender
  expect(now.sdkVersion).toBe('1.7')
  const wrong = [{ path: 'GR-Procedure/BT-105-Procedure', codes: ['open'] }]
  expect(await refusal(clerk.call('migrateProject', id, '1.15', { choices: wrong }))).toMatchObject({
    exceptionTypeName: 'ValidationException',
  })
  expect(await clerk.call('getProject', id)).toMatchObject({ sdkVersion: '1.7', version: now.version })
  clerk.close()
})

test('who may not change a draft is told so before anything is worked out, and a second editor too', async () => {
  const clerk = await socketOf(platform.current, anna)
  const { id, version } = (await clerk.call('createProject', complete())) as SentTender
  // Whoever tries to work out what becomes of it fails.
  await platform.current.database.db
    .updateTable('tenders')
    .set({ templateId: 'EU-99' })
    .where('id', '=', id)
    .execute()
  const { url } = platform.current
  const bidder = await openSocket(url, await logIn(url, 'emil@deich-erdbau.example'))
  expect(await refusal(bidder.call('migrateProject', id, '1.15', { version }))).toMatchObject({
    exceptionTypeName: 'NotFoundException',
  })
  expect(await refusal(clerk.call('migrateProject', id, '1.15', { version: version + 1 }))).toMatchObject({
    exceptionTypeName: 'ConflictException',
  })
  bidder.close()
  clerk.close()
})

test('an imported draft whose buyer nobody has linked yet is taken over as incomplete as it was', async () => {
  const clerk = await socketOf(platform.current, anna)
  const form = formOfTemplate('EU-19', 'de', '1.7') as Form
  const values = completeFilling(form, codeLists('1.7', 'de'), seeded(5))
  const { xml } = writeNotice({
    catalogue: catalogueOf('1.7'),
    form,
    values,
    now: '2026-03-02T10:15:00+01:00',
  })
  const draft = (await clerk.call('importNotice', xml, 2)) as SentTender
  expect(draft.organizationId).toBeNull()
  expect(await clerk.call('getProjectMigration', draft.id)).toMatchObject({ to: '1.15' })
  await clerk.call('migrateProject', draft.id, '1.15')
  expect(await clerk.call('getProject', draft.id)).toMatchObject({ sdkVersion: '1.15', organizationId: null })
  clerk.close()
})
