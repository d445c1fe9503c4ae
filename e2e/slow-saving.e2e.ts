import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { said } from './said.ts'

/** From the next page on, the server's answers wait until they are let through. */
async function slowLine(page: Page) {
  let held: Promise<void> | undefined
  let release = () => {}
  await page.routeWebSocket(/\/websocket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage(async (text) => {
      await held
      socket.send(text)
    })
  })
  return {
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    letGo: () => release(),
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).first()

test('what is typed while something is being saved stays, and is not yet saved', async ({ server }) => {
  test.slow()
  const anna = await server.open('anna')
  const line = await slowLine(anna)

  await test.step('in a notice', async () => {
    await anna.goto('/projekte/bearbeiten/3')
    const title = anna.getByRole('textbox', { name: 'Titel' }).first()
    await title.fill('Solarpark Moorkuhlen')
    line.hold()
    await save(anna).click()
    await title.fill('Solarpark Moorkuhlen Ost')
    line.letGo()
    await expect(said(anna, 'Das Verfahren wurde gespeichert.')).toBeVisible()
    await expect(title).toHaveValue('Solarpark Moorkuhlen Ost')
    await save(anna).click()
    await expect(anna.getByRole('heading', { level: 1, name: 'Solarpark Moorkuhlen Ost' })).toBeVisible()
  })

  await test.step('in a form of facts', async () => {
    await anna.goto('/auftraggeber')
    await anna.getByRole('link', { name: 'Gemeinde Auwiesen', exact: true }).click()
    await anna.getByRole('link', { name: 'Bearbeiten' }).click()
    const phone = anna.getByRole('textbox', { name: 'Telefon' }).first()
    await phone.fill('+49 4251 100')
    line.hold()
    await save(anna).click()
    await phone.fill('+49 4251 200')
    line.letGo()
    await expect(said(anna, 'Die Unternehmens-Daten wurden geändert.')).toBeVisible()
    await expect(phone).toHaveValue('+49 4251 200')
    await save(anna).click()
    await expect(anna.getByText('+49 4251 200')).toBeVisible()
  })
})
