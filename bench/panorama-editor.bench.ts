import { chromium, type Page } from '@playwright/test'
import { type Marker, newMarker } from '@allmende/domain/parcels/markers.ts'
import { changePanoramas, parcelWithPanoramas } from '../e2e/panoramas.ts'
import { loginToken, tokenKey } from '../e2e/people.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { median, printTable } from './harness.ts'

const many = 300
const rounds = 5
const turns = 40

const executablePath = findChromium()
const server = new ServerProcess(await newDataDir())
await server.start()
const token = await loginToken(server.url, 'anna')
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)

/** All around the horizon, every third of them an area. */
function marker(at: number): Marker {
  const [yaw, pitch] = [(at * 2 * Math.PI) / many, ((at % 7) - 3) / 10]
  const corner = (right: number, up: number) => ({ yaw: yaw + right, pitch: pitch + up })
  return at % 3 === 0
    ? newMarker(`m${at}`, { type: 'polygon', polygon: [corner(0, 0), corner(0.05, 0), corner(0.02, 0.05)] })
    : newMarker(`m${at}`, { type: at % 3 === 1 ? 'pin' : 'waypoint', position: { yaw, pitch } })
}

const { id, path } = await parcelWithPanoramas(server.url, 'Rundblick', ['Leer', 'Voll'])
const markers = JSON.stringify(Array.from({ length: many }, (_, at) => marker(at)))
await changePanoramas(server.url, id, (_panorama, at) => ({ markers: at === 1 ? markers : '[]' }))

async function edited(name: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${server.url}${path}`)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.locator('[data-state=shown]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Marker bearbeiten' }).click()
  await page.getByRole('application').focus()
  return page
}

/** From a key to the frame that shows what it did, in milliseconds. */
async function frames(page: Page, key: string): Promise<number> {
  await page.bringToFront()
  await page.getByRole('application').focus()
  return page.evaluate(
    async ([pressed, count]) => {
      const stage = document.querySelector('[role=application]')
      const taken: number[] = []
      for (let turn = 0; turn < count; turn += 1) {
        const start = performance.now()
        stage?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        taken.push(performance.now() - start)
      }
      return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
    },
    [key, turns] as const,
  )
}

const [bare, full] = [await edited('Leer'), await edited('Voll')]
const times = { bare: [] as number[], full: [] as number[], moved: [] as number[] }
for (let round = 0; round < rounds; round += 1) {
  times.bare.push(await frames(bare, 'ArrowRight'))
  times.full.push(await frames(full, 'ArrowRight'))
}
// With one selected an arrow moves it instead.
await full.locator('[data-marker=m1] button').click()
for (let round = 0; round < rounds; round += 1) times.moved.push(await frames(full, 'ArrowRight'))

const baseline = median(times.bare)
const row = (name: string, values: readonly number[]) => [
  name,
  `${median(values).toFixed(1)} ms`,
  `× ${(median(values) / baseline).toFixed(2)}`,
]
console.log(
  `From a key to its frame in the editor of a panorama (median of ${rounds} rounds of ${turns} keys)`,
)
printTable([
  row('turned, without markers', times.bare),
  row(`turned, ${many} markers`, times.full),
  row(`one of ${many} moved`, times.moved),
])
await browser.close()
await server.remove()
