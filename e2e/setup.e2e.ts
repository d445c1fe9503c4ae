import { demoPassword } from '../demo/people.ts'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect, type PrivateServer, test } from './fixtures.ts'

async function printedLink(server: PrivateServer): Promise<string> {
  const link = () => /\/einrichtung\?token=\S+/.exec(server.output)?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  return link()
}

test.describe('on an empty platform', () => {
  test.use({ serverEnv: { DEMO_DATA: 'off' } })

  test('the printed link makes the first administrator, once; nothing of the demonstration is there', async ({
    server,
  }) => {
    const page = await server.open()
    const link = await printedLink(server)
    expect(server.output).not.toContain(demoPassword)
    await page.goto('/_bausteine')
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Plattform einrichten' })).toBeVisible()

    const submit = page.getByRole('button', { name: 'Konto anlegen' })
    await submit.click()
    await expect(page.getByText('Feld ist erforderlich')).toHaveCount(2)
    await atWidths(page, [1440, 1000, 390], () => expectAccessible(page))

    await page.getByLabel('E-Mail Adresse').fill('Ada@Stadt.Example')
    await page.getByLabel('Vorname').fill('Ada')
    await page.getByLabel('Nachname').fill('Amtmann')
    const [password, repeat] = await page.getByLabel(/^Passwort( wiederholen)?( \*)?$/).all()
    await password?.fill('1234567890')
    await repeat?.fill('anders')
    await submit.click()
    await expect(page.getByText('Die Passwörter stimmen nicht überein.')).toBeVisible()
    await repeat?.fill('1234567890')
    await submit.click()
    await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
    await password?.fill('moor-und-geest-42')
    await repeat?.fill('moor-und-geest-42')
    await submit.click()

    const login = page.getByRole('dialog', { name: 'Einloggen' })
    await expect(login.getByText('Vielen Dank, Ihr Konto ist aktiv.')).toBeVisible()
    await login.getByLabel('E-Mail Adresse').fill('ada@stadt.example')
    await login.getByLabel('Passwort', { exact: true }).fill('moor-und-geest-42')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Konto von Ada Amtmann' })).toBeVisible()

    const later = await server.open()
    await later.goto(link)
    await expect(later.getByText('Dieser Link ist abgelaufen oder wurde schon benutzt.')).toBeVisible()
    await expectAccessible(later)
  })
})

test.describe('with a configured address', () => {
  test.use({ serverEnv: { DEMO_DATA: 'off', ALLMENDE_ADMIN_EMAIL: 'leitung@stadt.example' } })

  test('the administrator’s address is fixed', async ({ server }) => {
    const page = await server.open()
    await page.goto(await printedLink(server))
    await expect(page.getByLabel('E-Mail Adresse')).toHaveValue('leitung@stadt.example')
    await expect(page.getByLabel('E-Mail Adresse')).not.toBeEditable()
  })
})
