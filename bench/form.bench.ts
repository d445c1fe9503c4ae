import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { loginToken, tokenKey } from '../e2e/people.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { median, printTable } from './harness.ts'
import { noticeWithLots } from './imported-lots.ts'

const rounds = 5
/** A quick typist, with a pause between words in which findings and counts catch up; and one who settles at every key. */
const paces = {
  quick: { keys: 300, delay: (key: number) => (key % 8 === 7 ? 200 : 40) },
  '250 ms': { keys: 80, delay: () => 250 },
}
type Pace = keyof typeof paces
const aims = { median: 16, p99: 50, bytes: 60 * 1024 }
const lastLot = 100
const lastTitle = `GR-Lot-${lastLot}_GR-Lot-Purpose_GR-Lot-Description_BT-21-Lot`

const executablePath = findChromium()
const server = new ServerProcess(await newDataDir())
await server.start()
const token = await loginToken(server.url, 'anna')
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } })
await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
const page = await context.newPage()
// A busy machine is no failure; it only makes the figures worse.
page.setDefaultTimeout(120_000)

let formBytes = 0
page.on('websocket', (socket) =>
  socket.on('framereceived', ({ payload }) => {
    const text = String(payload)
    if (text.includes('"panels"')) formBytes += gzipSync(text).length
  }),
)
page.on('requestfinished', async (request) => {
  if (request.url().includes('/sdk/') && !/cpv|nuts/.test(request.url()))
    formBytes += (await request.sizes()).responseBodySize
})

/** From the click on a link until the first open part of the form can be typed in. */
async function opened(name: string): Promise<number> {
  await page.goto(`${server.url}/_bausteine`)
  const link = page.getByRole('link', { name, exact: true })
  await link.waitFor()
  const start = performance.now()
  await link.click()
  await page.getByRole('combobox', { name: 'Rechtsform des Erwerbers' }).waitFor()
  return performance.now() - start
}

const forms = ['EU-19', 'EU-29', 'EU-19, 100 Lose']
await opened('EU-19')
const coldBytes = formBytes
const times = new Map<string, number[]>(forms.map((name) => [name, []]))
for (let round = 0; round < rounds; round++)
  for (const name of forms) times.get(name)?.push(await opened(name))
console.log(`From click to a form one can type in (median of ${rounds} rounds, files in the browser's cache)`)
printTable(forms.map((name) => [name, `${median(times.get(name) ?? []).toFixed(0)} ms`]))

/** Every keystroke's way from the keyboard to the next frame, while somebody types in the focused field. */
async function typed(
  on: Page,
  { keys, delay }: (typeof paces)[Pace],
): Promise<{ median: number; p99: number }> {
  await on.evaluate(() => {
    const seen: number[] = []
    const isWatching = 'times' in globalThis
    Object.assign(globalThis, { times: seen })
    if (isWatching) return
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            (globalThis as unknown as { times: number[] }).times.push(performance.now() - timeStamp),
          )
          port1.start()
          port2.postMessage(null)
        }),
      true,
    )
  })
  for (let key = 0; key < keys; key++)
    await on.keyboard.press(key % 8 === 7 ? 'Space' : 'e', { delay: delay(key) })
  const taken = await on.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  const sorted = taken.toSorted((a, b) => a - b)
  return { median: median(sorted), p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN }
}

/** Empty lots hide what a settle costs, so the lots are those of an imported notice. */
async function importedTender(): Promise<number> {
  const answer = await fetch(`${server.url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'importNotice',
      params: [noticeWithLots(lastLot), 0],
    }),
  })
  const { result, error } = (await answer.json()) as { result?: { id: number }; error?: { message: string } }
  if (!result) throw new Error(error?.message)
  return result.id
}

await page.goto(`${server.url}/projekte/bearbeiten/${await importedTender()}`)
// The one thing that is missing leads there.
await page.getByRole('button', { name: '„Titel“ fehlt noch.' }).click()
await page.locator(`#${lastTitle}`).focus()
const bare = await context.newPage()
await bare.goto(`${server.url}/healthz`)
await bare.setContent('<textarea></textarea>')

console.log(`\nFrom keystroke to paint (aim: ${aims.median} and ${aims.p99} ms)`)
const rows: string[][] = []
for (const pace of Object.keys(paces) as Pace[]) {
  await bare.bringToFront()
  await bare.locator('textarea').focus()
  const inBareField = await typed(bare, paces[pace])
  await page.bringToFront()
  await page.locator(`#${lastTitle}`).focus()
  const inForm = await typed(page, paces[pace])
  const row = (name: string, { median: middle, p99 }: { median: number; p99: number }) => [
    `${name}, ${pace}`,
    `median ${middle.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `× ${(middle / inBareField.median).toFixed(2)}`,
  ]
  rows.push(row('bare field', inBareField), row(`imported lot ${lastLot} of ${lastLot}`, inForm))
}
printTable(rows)

console.log('\nForm data sent to open EU-19 for the first time, gzip')
printTable([
  [
    'definition and lists',
    `${(coldBytes / 1024).toFixed(1)} KiB`,
    `${((coldBytes / aims.bytes) * 100).toFixed(0)} % of 60 KiB`,
  ],
])
await browser.close()
await server.remove()
