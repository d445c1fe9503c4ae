import { atWidths, expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ allowConsoleErrors: true })

test('a page that cannot be shown says so and offers ways out', async ({ visitor }) => {
  await visitor.goto('/projekte')
  await visitor.route(/LegalScreen.*\.js/, (route) => route.abort())
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  // It is asked for again for a quarter of a minute first.
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ein Fehler ist aufgetreten' })).toBeVisible({
    timeout: 30_000,
  })
  await atWidths(visitor, [1440, 390], () => expectAccessible(visitor))

  await visitor.unroute(/LegalScreen.*\.js/)
  await visitor.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
})

test('a fault of the server is told with the id of the request', async ({ visitor }) => {
  await visitor.routeWebSocket(/\/websocket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { id, method } = JSON.parse(String(text))
      if (method !== 'getSettings') return server.send(text)
      const error = { code: -32603, message: 'Internal error', data: { requestId: 'anfrage-7' } }
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, error }))
    })
  })
  await visitor.goto('/impressum')
  await expect(visitor.getByText('Kennung der Anfrage: anfrage-7')).toBeVisible()
  await expectAccessible(visitor)
})
