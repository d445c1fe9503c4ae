import { type FormGroup, isField } from '../domain/src/notices/form/form.ts'
import { formOfTemplate } from '../server/src/notices/catalogues.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { askAs } from './portal-fixtures.ts'
import { said } from './said.ts'

/** The standard's group that the newer version no longer has, with a field of one's own. */
const withOwnField = (group: FormGroup): FormGroup => ({
  ...group,
  children: [
    ...group.children.map((item) => (isField(item) ? item : withOwnField(item))),
    ...(group.contentId === 'GR-Lot-ContractExecutionRequirements'
      ? [
          {
            contentId: 'own-1',
            contentType: 'field' as const,
            label: 'Bauaufsicht',
            displayType: 'TEXTBOX' as const,
            type: 'text' as const,
          },
        ]
      : []),
  ],
})

test('an own form whose copied group is gone is taken to the newer version', async ({
  admin,
  shared: { url },
}) => {
  test.slow()
  const { id } = await askAs<{ id: string }>('admin', url, 'saveProjectTemplate', {
    name: 'Konzession mit Bauaufsicht',
    description: 'Mit eigenem Feld',
    projectTypes: [],
    roomTemplates: [],
    active: true,
    baseTemplateId: 'EU-19',
    sdkVersion: '1.7',
    panels: formOfTemplate('EU-19', 'de', '1.7')?.panels.map(withOwnField),
  })
  await admin.goto(`/formulare/anlage/${id}`)
  await admin.getByRole('link', { name: 'Auf Fassung 1.15 umstellen …' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Auf Fassung 1.15 umstellen' })).toBeVisible()
  const gone = admin.getByRole('region', { name: /^Entfällt/ })
  const kept = gone.getByRole('listitem').filter({ hasText: 'Anforderungen an die Auftragsausführung' })
  await expect(kept).toContainText('Bleibt als eigener Teil, weil eigene Felder darin stehen.')
  await admin.getByRole('button', { name: 'Neue Felder zeigen' }).click()
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  await admin.getByRole('button', { name: 'Übernehmen …' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Umstellen und speichern' }).click()
  await expect(said(admin, 'Das Formular steht jetzt in der Fassung 1.15.')).toBeVisible()
  await expect(admin).toHaveURL(new RegExp(`/formulare/anlage/${id}$`))
  await expect(admin.getByText('Es gibt die neuere Fassung')).toHaveCount(0)
})
