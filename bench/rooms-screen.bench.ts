import { chromium } from '@playwright/test'
import { tokenKey } from '../e2e/people.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { giveCopies } from './files-copies.ts'
import { onFilesServer } from './files-server.ts'
import { compare, printTable } from './harness.ts'

const rounds = 5
/** Two tenders of the demo data; the first room of each gets so many documents. */
const few = { name: '50 documents', tenderId: 2, documents: 50 }
const many = { name: '5000 documents', tenderId: 1, documents: 5000 }
const executablePath = findChromium()

await onFilesServer(async (server) => {
  const pages = await Promise.all(
    [few, many].map(async (page) => {
      const [room] = await server.ask<{ id: number }[]>('getRoomsByProjectId', page.tenderId)
      if (!room) throw new Error(`tender ${page.tenderId} has no room`)
      return { ...page, roomId: room.id }
    }),
  )
  await server.whileDown(async (db) => {
    for (const { roomId, documents } of pages) await giveCopies(db, roomId, documents)
  })

  const { url, token } = server.sender
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
  const page = await context.newPage()
  // A busy machine is no failure; it only makes the figures worse.
  page.setDefaultTimeout(120_000)
  const named = (number: number) => page.getByText(`Anlage ${String(number).padStart(5, '0')}.pdf`).first()
  const open = async (tenderId: number) => {
    const start = performance.now()
    await page.goto(`${url}/projekte/${tenderId}/dokumente`)
    await named(1).waitFor()
    return performance.now() - start
  }
  /** From the last key until the only document that is left is shown. */
  const search = async (tenderId: number, last: number) => {
    await open(tenderId)
    const field = page.getByLabel('Dokumente durchsuchen').first()
    const start = performance.now()
    await field.fill(`Anlage ${String(last).padStart(5, '0')}`)
    await named(last).waitFor()
    await named(1).waitFor({ state: 'detached' })
    return performance.now() - start
  }

  const asVariant = (each: (typeof pages)[number], run: () => Promise<number>) => ({ name: each.name, run })
  const [small, large] = pages as [(typeof pages)[number], (typeof pages)[number]]
  await open(small.tenderId)
  await compare({
    title: 'From the address to a page of documents, files in the cache of the browser',
    rounds,
    variants: [asVariant(small, () => open(small.tenderId)), asVariant(large, () => open(large.tenderId))],
  })
  console.log()
  await compare({
    title: 'From a search to its document',
    rounds,
    variants: [
      asVariant(small, () => search(small.tenderId, small.documents)),
      asVariant(large, () => search(large.tenderId, large.documents)),
    ],
  })
  console.log('\nElements on the page')
  const counts: string[][] = []
  for (const { name, tenderId } of pages) {
    await open(tenderId)
    counts.push([name, String(await page.locator('*').count())])
  }
  printTable(counts)
  await browser.close()
})
