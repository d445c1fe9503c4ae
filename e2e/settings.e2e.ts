import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { test } from './mail-server.ts'
import { people } from './people.ts'
import { said } from './said.ts'

const entry = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click()

async function openSettings(page: Page) {
  await page.goto('/einstellungen')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
}

async function openMail(page: Page, name: string) {
  await openSettings(page)
  await entry(page, name).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
}

test('an administrator rewrites a mail, tries it, and it arrives at who asks for it', async ({
  server,
  mailServer,
}) => {
  const admin = await server.open('admin')
  await openMail(admin, 'Passwort zurücksetzen')
  await expect(admin.getByRole('checkbox', { name: 'Diese Nachricht versenden' })).toBeDisabled()
  await expect(admin.getByText('darum kann sie nicht abgeschaltet werden')).toBeVisible()

  await admin.getByLabel('Betreff').fill('Schöne Grüße: {{userName}}')
  const text = admin.getByRole('textbox', { name: 'Text' })
  await text.click()
  await admin.keyboard.press('Control+End')
  await admin.keyboard.press('Enter')
  await admin.keyboard.type('Ihr Amt für Vergabe, ')
  await admin.getByRole('button', { name: '{{userName}} Name der Empfängerin oder des Empfängers' }).click()
  await expect(text).toBeFocused()
  await admin.keyboard.type('.')

  const preview = admin.getByRole('region', { name: 'Vorschau mit Beispielwerten' })
  await expect(preview.getByText('Schöne Grüße: Dora Deichgräber')).toBeVisible()
  await expect(preview.getByText('Ihr Amt für Vergabe, Dora Deichgräber.')).toBeVisible()

  await admin.getByRole('button', { name: 'Testnachricht an mich senden' }).click()
  await expect(said(admin, 'Die Testnachricht an admin@allmende.example ist unterwegs.')).toBeVisible()
  expect((await mailServer.mailTo(people.admin)).text).toContain('Ihr Amt für Vergabe, Dora Deichgräber.')

  await save(admin)
  await expect(said(admin, 'Die Einstellungen wurden gespeichert.')).toBeVisible()
  await expect(admin.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()

  const visitor = await server.open()
  await visitor.goto('/passwort-reset')
  await visitor.getByLabel('E-Mail Adresse').fill(people.emil)
  await visitor.getByRole('button', { name: 'Link anfordern' }).click()
  const mail = await mailServer.mailTo(people.emil)
  expect(mail.subject).toMatch(/^Schöne Grüße: Emil /)
  expect(mail.text).toMatch(/Ihr Amt für Vergabe, Emil .*\./)
  const [link = ''] = /https?:\S+token=\S+/.exec(mail.text ?? '') ?? []
  await visitor.goto(link)
  await expect(visitor.getByText(people.emil)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Passwort festlegen' })).toBeVisible()
})

test('the page with an open mail is accessible at every width', async ({ admin }) => {
  test.slow()
  await openMail(admin, 'Angebot eingereicht oder zurückgezogen')
  await atWidths(admin, [1440, 1000, 390], async () => {
    await expectAccessible(admin)
    const overflow = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a mail can be switched off and its text put back', async ({ server }) => {
    const admin = await server.open('admin')
    await openMail(admin, 'Neue Teilnahme')
    await admin.getByRole('checkbox', { name: 'Diese Nachricht versenden' }).uncheck()
    await admin.getByLabel('Betreff').fill('Anders')
    await admin.getByRole('button', { name: 'Mitgelieferten Text einsetzen' }).click()
    await expect(admin.getByLabel('Betreff')).toHaveValue('Neue Teilnahme: {{projectName}}')
    await save(admin)
    await expect(said(admin, 'Die Einstellungen wurden gespeichert.')).toBeVisible()
    await admin.reload()
    await entry(admin, 'Neue Teilnahme').click()
    await expect(admin.getByRole('checkbox', { name: 'Diese Nachricht versenden' })).not.toBeChecked()
  })
})

test('what is wrong is named where it stands, nothing typed is lost, leaving asks', async ({
  shared: server,
}) => {
  const admin = await server.open('admin')
  await openMail(admin, 'Zuschlag')
  await admin.getByLabel('Betreff').fill('{{quatsch}}')
  await admin.getByLabel('Adresse der Dateiablage').fill('ablage')
  await save(admin)
  const summary = admin.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary).toBeFocused()
  await admin.getByLabel('Adresse der Dateiablage').fill('https://ablage.example')
  await save(admin)
  await expect(said(admin, 'Die Einstellungen konnten nicht gespeichert werden.')).toBeVisible()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Zuschlag: Betreff: Den Platzhalter {{quatsch}} gibt es/ }).click()
  await expect(admin.getByLabel('Betreff')).toBeFocused()
  await expectAccessible(admin)

  await admin.getByRole('link', { name: 'Versionshinweise' }).click()
  const question = admin.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(admin.getByLabel('Adresse der Dateiablage')).toHaveValue('https://ablage.example')

  await admin.getByRole('link', { name: 'Versionshinweise' }).click()
  await question.getByRole('button', { name: 'Seite verlassen' }).click()
  await expect(admin.getByRole('heading', { level: 2, name: 'Version 1.0' })).toBeVisible()
  await expect(admin.getByText('30.6.2023')).toBeVisible()
  await expectAccessible(admin)

  await admin.goBack()
  await admin.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(admin.getByLabel('Adresse der Dateiablage')).toHaveValue('https://ablage.example')

  const cancel = admin.getByRole('button', { name: 'Abbrechen' })
  const discard = admin.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await cancel.click()
  await discard.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(admin.getByLabel('Adresse der Dateiablage')).toHaveValue('https://ablage.example')
  await cancel.click()
  await discard.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(admin.getByLabel('Adresse der Dateiablage')).toHaveValue('')
  await cancel.click()
  await expect(discard).toHaveCount(0)
})

test('two administrators at once compare, and both keep their work', async ({ server }) => {
  const [one, other] = [await server.open('admin'), await server.open('admin')]
  await openSettings(one)
  await openSettings(other)
  await one.getByLabel('Kennung der Archivbibliothek').fill('akten')
  await other.getByLabel('Adresse der Dateiablage').fill('https://ablage.example')
  await save(other)
  await expect(one.getByText('Jemand anderes hat diese Daten inzwischen geändert.')).toBeVisible()
  await expect(one.getByLabel('Kennung der Archivbibliothek')).toHaveValue('akten')
  await expectAccessible(one)
  await one.getByRole('button', { name: 'Meine Eingaben behalten' }).click()
  await save(one)
  await expect(said(one, 'Die Einstellungen wurden gespeichert.')).toBeVisible()
  await openSettings(other)
  await expect(other.getByLabel('Adresse der Dateiablage')).toHaveValue('https://ablage.example')
  await expect(other.getByLabel('Kennung der Archivbibliothek')).toHaveValue('akten')
})

test('legal texts are edited in both languages and seen by everyone', async ({ server }) => {
  const admin = await server.open('admin')
  await openSettings(admin)
  await entry(admin, 'Impressum').click()
  const german = admin.getByRole('textbox', { name: 'Deutscher Text' })
  await german.click()
  await admin.keyboard.press('Control+A')
  await admin.keyboard.type('Stadt Musterhafen, Rathausplatz 1')
  await save(admin)
  await expect(said(admin, 'Die Einstellungen wurden gespeichert.')).toBeVisible()
  const visitor = await server.open()
  await visitor.goto('/impressum')
  await expect(visitor.getByText('Stadt Musterhafen, Rathausplatz 1')).toBeVisible()
})

test('a mail that is refused is shown to the administrator', async ({ server, mailServer }) => {
  mailServer.behave(550)
  const admin = await server.open('admin')
  await openMail(admin, 'Zuschlag')
  await admin.getByRole('button', { name: 'Testnachricht an mich senden' }).click()
  await expect(said(admin, 'ist unterwegs')).toBeVisible()
  await expect(async () => {
    await admin.reload()
    await expect(admin.getByText(/Zuschlag, admin@allmende\.example \(1 Versuch\)/)).toBeVisible()
  }).toPass()
  await expectAccessible(admin)
})

test('once the second factor is mandatory, everyone meets the set-up at once', async ({ server }) => {
  const [admin, clara] = [await server.open('admin'), await server.open('clara')]
  await clara.goto('/projekte')
  await openSettings(admin)
  await admin.getByRole('checkbox', { name: 'Zwei-Faktor-Authentifizierung vorgeschrieben' }).check()
  await save(admin)
  const question = admin.getByRole('dialog', { name: 'Zwei-Faktor-Authentifizierung für alle vorschreiben?' })
  await expect(question).toContainText('11 Personen haben noch keinen zweiten Faktor')
  await expect(question).toContainText('Sie selbst, Anna Amt, Bernd Bau, Clara Kämmerei')
  await atWidths(admin, [1440, 390], () => expectAccessible(admin))
  await admin.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(
    admin.getByRole('checkbox', { name: 'Zwei-Faktor-Authentifizierung vorgeschrieben' }),
  ).toBeChecked()
  await expect(clara.getByRole('heading', { level: 1, name: 'Ausschreibungen' })).toBeVisible()
  await save(admin)
  await question.getByRole('button', { name: 'Vorschreiben und speichern' }).click()
  for (const page of [clara, admin]) {
    await expect(page.getByRole('heading', { name: /Zwei-Faktor-Authentifizierung/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Überspringen' })).toBeHidden()
  }
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('the page speaks English, the mails stay German', async ({ shared: server }) => {
    const admin = await server.open('admin')
    await admin.goto('/einstellungen')
    await expect(admin.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await entry(admin, 'Award').click()
    await expect(admin.getByLabel('Subject')).toHaveValue('Zuschlag: {{projectName}}')
    await expectAccessible(admin)
  })
})

test.describe('on an empty platform', () => {
  test.use({ furtherEnv: { DEMO_DATA: 'off', ALLMENDE_ADMIN_EMAIL: 'leitung@stadt.example' } })

  test('the first administrator gets the link by mail', async ({ server, mailServer }) => {
    const mail = await mailServer.mailTo('leitung@stadt.example')
    expect(mail.subject).toBe('Allmende einrichten')
    const [link = ''] = /https?:\S+token=\S+/.exec(mail.text ?? '') ?? []
    const page = await server.open()
    await page.goto(link)
    await expect(page.getByLabel('E-Mail Adresse')).toHaveValue('leitung@stadt.example')
    await page.goto('/_postfach')
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  })
})
