import { expect, test } from './fixtures.ts'
import { loginToken } from './people.ts'
import { said } from './said.ts'

test.use({
  allowConsoleErrors: [
    [/WebSocket connection/, /ERR_CONNECTION/, /ERR_SOCKET_NOT_CONNECTED/, /Failed to fetch/],
    { scope: 'test' },
  ],
})

test('a draft saved while the server is away is saved once it is back', async ({ server }) => {
  test.slow()
  const anna = await server.open('anna')
  await anna.goto('/projekte/bearbeiten/3#GR-Procedure_GR-Procedure-Purpose')
  const titleField = anna.getByRole('textbox', { name: 'Titel' }).first()
  await expect(titleField).toHaveValue(/Solarpark/)
  await titleField.fill('Solarpark am Deich')
  await server.kill()
  await expect(anna.getByText('Keine Verbindung zum Server.')).toBeVisible({ timeout: 20_000 })
  await anna.getByRole('button', { name: 'Speichern', exact: true }).click()
  await server.start()
  await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible({ timeout: 30_000 })
  await expect(anna.getByRole('heading', { level: 1, name: 'Solarpark am Deich' })).toBeVisible()
})

const ownForm = {
  name: 'Kleine Vergabe',
  description: 'Ohne Bekanntmachung',
  active: true,
  projectTypes: [],
  roomTemplates: [{ name: 'Pläne', description: '', stage: null }],
  panels: [
    {
      contentId: 'bedarf',
      contentType: 'section',
      label: 'Bedarf',
      children: [
        {
          contentId: 'was',
          contentType: 'field',
          label: 'Gegenstand',
          displayType: 'TEXTBOX',
          type: 'text',
          required: true,
        },
        {
          contentId: 'eilt',
          contentType: 'field',
          label: 'Es eilt',
          displayType: 'CHECKBOX',
          type: 'indicator',
          fields: [
            {
              contentId: 'warum',
              contentType: 'field',
              label: 'Begründung',
              displayType: 'TEXTAREA',
              type: 'text',
            },
          ],
        },
      ],
    },
  ],
}

test('a tender is made from a form of the authority’s own', async ({ shared: server }) => {
  test.slow()
  const saved = await fetch(`${server.url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': await loginToken(server.url, 'admin') },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'saveProjectTemplate', params: [ownForm] }),
  })
  const { result: form } = await saved.json()

  const anna = await server.open('anna')
  await anna.goto('/projekte/anlage')
  await expect(anna.getByRole('button', { name: 'Weiter' })).toBeDisabled()
  await anna.getByRole('combobox', { name: 'Formular' }).fill('kleine')
  await anna.getByRole('option', { name: 'Kleine Vergabe' }).click()
  await anna.getByRole('radio', { name: 'Interessenbekundung' }).check()
  await anna.getByRole('button', { name: 'Weiter' }).click()
  await expect(anna).toHaveURL(/\/projekte\/anlage\/F-\d+\?type=2$/)

  await anna.getByRole('textbox', { name: 'Titel', exact: true }).fill('Bänke für den Anger')
  await anna.getByRole('combobox', { name: 'Vergabestelle' }).fill('auwie')
  await anna.getByRole('option', { name: 'Gemeinde Auwiesen' }).click()
  const picker = anna.getByRole('combobox', { name: 'Sachbearbeiter hinzufügen' })
  await picker.fill('bernd')
  await anna.getByRole('option', { name: /Bernd Bau/ }).click()
  await anna.getByRole('textbox', { name: 'Gegenstand' }).fill('Zwölf Bänke')
  await anna.getByRole('checkbox', { name: 'Es eilt' }).check()
  await anna.getByRole('textbox', { name: 'Begründung' }).fill('Das Fest ist im Mai.')
  await anna.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(anna.getByRole('heading', { level: 1, name: 'Bänke für den Anger' })).toBeVisible()
  await expect(anna.getByRole('main')).toContainText('Das Fest ist im Mai.')
  await expect(anna.getByRole('main')).toContainText('Pläne')

  const admin = await server.open('admin')
  await admin.goto(`/formulare/anlage/${form.id}`)
  await expect(admin.getByText('Bestehende Ausschreibungen behalten das Formular')).toBeVisible()
})
