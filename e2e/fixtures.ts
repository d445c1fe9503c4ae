import { test as base, expect, type Page } from '@playwright/test'
import { demoData } from './demo-data.setup.ts'
import { type GeocoderPeer, startGeocoderPeer } from './geocoder-peer.ts'
import type { Person } from './people.ts'
import { type Environment, newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { LentContexts } from './lent-contexts.ts'
import { startTilePeer, type TilePeer } from './tile-peer.ts'
import { type AllowedErrors, WatchedPages } from './watched-pages.ts'

type People = Record<Person | 'visitor', Page>

type WithPages = { open(person?: Person): Promise<Page> }
/** A server that belongs to one test alone. */
export type PrivateServer = ServerProcess & WithPages
/** The demo server of all tests: what a story changes there, no other may miss. */
type SharedServer = Pick<ServerProcess, 'url'> & WithPages

type Options = {
  /** Environment of the private `server`; with `DEMO_DATA: 'off'` it starts empty. */
  serverEnv: Environment
  /** For stories in which the browser is bound to complain, such as a lost connection. */
  allowConsoleErrors: AllowedErrors
}
type TestFixtures = People & Options & { pages: WatchedPages; server: PrivateServer; shared: SharedServer }
type WorkerFixtures = {
  demoServer: ServerProcess
  contexts: LentContexts
  /** What servers of tests ask for base maps and addresses, instead of anybody outside. */
  peers: { tiles: TilePeer; geocoder: GeocoderPeer }
}

const askingPeers = ({ tiles, geocoder }: WorkerFixtures['peers']): Environment => ({
  TILES_URL: tiles.setting,
  GEOCODER_URL: geocoder.url,
})

const personPage =
  (person?: Person) =>
  async ({ shared }: { shared: SharedServer }, use: (page: Page) => Promise<void>) =>
    use(await shared.open(person))

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true }],
  allowConsoleErrors: [false, { option: true }],

  peers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const [tiles, geocoder] = await Promise.all([startTilePeer(), startGeocoderPeer()])
      await use({ tiles, geocoder })
      await Promise.all([tiles.close(), geocoder.close()])
    },
    { scope: 'worker' },
  ],

  demoServer: [
    async ({ peers }, use) => {
      const server = new ServerProcess(await newDataDir(demoData()), askingPeers(peers))
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  contexts: [
    async ({ browser, demoServer: { url } }, use) => use(new LentContexts(browser, url)),
    { scope: 'worker' },
  ],

  baseURL: async ({ demoServer }, use) => use(demoServer.url),

  pages: async ({ browser, viewport, locale, allowConsoleErrors }, use) => {
    const pages = new WatchedPages(browser, { viewport, locale })
    await use(pages)
    await pages.close()
    expect(pages.complaints(allowConsoleErrors), 'the browser has nothing to complain about').toEqual([])
  },

  visitor: personPage(),
  admin: personPage('admin'),
  anna: personPage('anna'),
  bernd: personPage('bernd'),
  clara: personPage('clara'),
  dora: personPage('dora'),
  emil: personPage('emil'),
  fritz: personPage('fritz'),
  gesa: personPage('gesa'),
  hinnerk: personPage('hinnerk'),
  imke: personPage('imke'),
  zwei: personPage('zwei'),
  page: async ({ visitor }, use) => use(visitor),

  shared: async ({ demoServer: { url }, contexts, pages }, use) =>
    use({ url, open: (person?: Person) => pages.openLent(contexts, url, person) }),

  server: [
    async ({ serverEnv, peers, pages }, use) => {
      const startsEmpty = serverEnv['DEMO_DATA'] === 'off'
      const environment = { ...askingPeers(peers), ...serverEnv }
      const process = new ServerProcess(await newDataDir(startsEmpty ? undefined : demoData()), environment)
      await process.start()
      await use(Object.assign(process, { open: (person?: Person) => pages.open(process.url, person) }))
      // First the pages: what they were still fetching must not look like a fault.
      await pages.close()
      await process.remove()
    },
    { timeout: 240_000 },
  ],
})

export { expect } from '@playwright/test'
