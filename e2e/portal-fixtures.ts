import type { Page } from '@playwright/test'
import type { PartySource } from '../domain/src/notices/values/parties.ts'
import { completeTender } from '../server/src/tenders/test-complete-tender.ts'
import { demoData } from './demo-data.setup.ts'
import { test as base } from './fixtures.ts'
import { loginToken, type Person } from './people.ts'
import { type PortalPeer, peerKey, startPortalPeer } from './portal-peer.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

/** A portal, and a server that publishes there with minutes that last a second. */
export const test = base.extend<{ peer: PortalPeer; publisher: ServerProcess; clerk: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  peer: async ({}, use) => {
    const peer = await startPortalPeer()
    await use(peer)
    await peer.close()
  },
  publisher: [
    async ({ peer, pages }, use) => {
      const environment = { PORTAL_URL: peer.url, PORTAL_KEY: peerKey }
      const server = new ServerProcess(await newDataDir(demoData()), environment, 'e2e/portal-server.ts')
      await server.start()
      await use(server)
      await pages.close()
      await server.remove()
    },
    { timeout: 240_000 },
  ],
  clerk: async ({ publisher, pages }, use) => use(await pages.open(publisher.url, 'anna')),
})

export const ask = <Answer>(url: string, method: string, ...params: unknown[]): Promise<Answer> =>
  askAs('anna', url, method, ...params)

export async function askAs<Answer>(
  person: Person,
  url: string,
  method: string,
  ...params: unknown[]
): Promise<Answer> {
  const headers = { 'x-auth-token': await loginToken(url, person), 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(`${url}/api/v1/rpc`, { method: 'POST', headers, body })
  const { result, error } = (await answer.json()) as { result: Answer; error?: { message: string } }
  if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

export async function givenComplete(url: string, title: string): Promise<number> {
  const [buyer] = await ask<PartySource[]>(url, 'getOrganizations', 'CLIENT')
  if (!buyer) throw new Error('the demo has no contracting authority')
  return (await ask<{ id: number }>(url, 'createProject', completeTender(title, buyer))).id
}

export const section = (page: Page) => page.getByRole('region', { name: 'Veröffentlichung bei SIMAP' })
export const button = (page: Page, name: string) => section(page).getByRole('button', { name })

export const dialog = (page: Page) => page.getByRole('dialog')
