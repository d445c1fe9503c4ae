import { gzipSync } from 'node:zlib'
import { chromium, type Request } from '@playwright/test'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { printTable } from './harness.ts'

const limit = 200 * 1024

const executablePath = findChromium()
const server = new ServerProcess(await newDataDir())
await server.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })

const loading: Promise<{ kind: string; name: string; bytes: number }>[] = []
const page = await browser.newPage()
page.on('requestfinished', (request) => {
  const kind = request.resourceType()
  if (kind === 'script' || kind === 'stylesheet') loading.push(sizeOf(kind, request))
})
await page.goto(server.url, { waitUntil: 'networkidle' })
const sizes = await Promise.all(loading)
await browser.close()
await server.remove()

async function sizeOf(kind: string, request: Request) {
  const body = await (await request.response())?.body()
  return {
    kind,
    name: new URL(request.url()).pathname,
    bytes: gzipSync(body ?? '', { level: 9 }).length,
  }
}

const total = (kind: string) =>
  sizes.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0)
const all = total('script') + total('stylesheet')
const row = (name: string, bytes: number) => [
  name,
  `${(bytes / 1024).toFixed(1)} KiB`,
  `${((bytes / limit) * 100).toFixed(0)} %`,
]

console.log('What the start view loads, gzip (100 % = 200 KiB)')
printTable([
  ...sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => row(name, bytes)),
  row('JavaScript', total('script')),
  row('CSS', total('stylesheet')),
  row('in all', all),
])
