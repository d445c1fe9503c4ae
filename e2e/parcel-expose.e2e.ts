import { execFile } from 'node:child_process'
import type { Page } from '@playwright/test'
import { atWidths, expectAccessible } from './accessible.ts'
import { ask } from './asked.ts'
import { expect, test } from './fixtures.ts'
import { openedDocument } from './opened-document.ts'
import { newParcel } from './own-parcel.ts'

const ring = [
  [8.87, 53.23],
  [8.872, 53.23],
  [8.872, 53.231],
  [8.87, 53.231],
  [8.87, 53.23],
]

/** A public parcel of a story's own, of which something is not. */
async function publicParcel(serverUrl: string, name: string): Promise<{ id: number; path: string }> {
  const { id, path } = await newParcel(serverUrl, name)
  await ask(serverUrl, 'anna', 'updateProperty', {
    id,
    version: 1,
    size: 14_800,
    plat: 'Flur 9, 3/1',
    geoJson: JSON.stringify({ type: 'Polygon', coordinates: [ring] }),
    description: 'Eine **trockene** Weide am Hang.',
    internalNotes: 'Nicht unter 30 Euro',
    isPublic: true,
    publicFields: ['size', 'description', 'geoJson'],
  })
  return { id, path }
}

/** What is written in a PDF; null where the machine has nothing to read it with. */
const wordsIn = (pdf: Buffer) =>
  new Promise<string | null>((resolve) => {
    const child = execFile('pdftotext', ['-layout', '-', '-'], (error, text) => resolve(error ? null : text))
    child.stdin?.on('error', () => undefined).end(pdf)
  })
/** Without when it was made. */
const timeless = (words: string | null) => words?.replace(/(am|Stand:) \d.*Uhr/g, '') ?? null

const expose = (page: Page) => page.getByRole('button', { name: 'Exposé als PDF' })

test('a visitor takes the exposé of a parcel along; what is internal is not in it', async ({
  shared,
  anna,
  visitor,
}) => {
  const { path } = await publicParcel(shared.url, 'Hangweide')
  await visitor.goto(path)
  const pdf = await openedDocument(visitor, () => expose(visitor).click())
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const words = await wordsIn(pdf)
  if (words !== null) {
    for (const told of ['Hangweide', '14.800 qm (1,48 ha)', 'Eine trockene Weide am Hang.', 'WGS 84', path])
      expect(words).toContain(told)
    for (const hidden of ['Flur 9', 'Euro', 'Flur Hangweide', 'INTERN']) expect(words).not.toContain(hidden)
  }

  await anna.goto(path)
  const make = async (audience: string) => {
    await anna.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await anna.getByRole('menuitem', { name: 'Exposé als PDF' }).click()
    const dialog = anna.getByRole('dialog', { name: 'Exposé als PDF' })
    await dialog.getByRole('radio', { name: audience }).check()
    return openedDocument(anna, () => dialog.getByRole('button', { name: 'PDF erstellen' }).click())
  }
  const internal = await wordsIn(await make('Mit internen Angaben'))
  if (internal !== null)
    for (const told of ['INTERN', 'Flur 9, 3/1', 'Nicht unter 30 Euro']) expect(internal).toContain(told)
  expect(timeless(await wordsIn(await make('Wie Besucher es sehen')))).toBe(timeless(words))
})

test('the page of a public parcel says in its head what it shows', async ({ shared, request }) => {
  const { id, path } = await publicParcel(shared.url, 'Hang "><script>x</script>')
  const text = await (await request.get(`${shared.url}${path}`)).text()
  expect(text).toContain('<title>Hang &quot;&gt;&lt;script&gt;x&lt;/script&gt; · Allmende</title>')
  expect(text).toContain('<meta property="og:description" content="Eine trockene Weide am Hang." />')
  const plain = await (await request.get(`${shared.url}/grundstuecke/4711000`)).text()
  await ask(shared.url, 'anna', 'updateProperty', { id, version: 2, isPublic: false })
  expect(await (await request.get(`${shared.url}${path}`)).text()).toBe(plain)
})

test('the pictures of an exposé are chosen; several parcels become one document', async ({
  shared,
  visitor,
}) => {
  const [parcel] = (await ask(shared.url, 'anna', 'getProperties', {
    filter: { name: 'Moorkuhlen Nord' },
  })) as { id: number }[]
  await visitor.goto(`/grundstuecke/${parcel?.id}`)
  await expose(visitor).click()
  const dialog = visitor.getByRole('dialog', { name: 'Exposé als PDF' })
  await expect(dialog.getByText('4 von 4 ausgewählt')).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('checkbox').first().uncheck()
  await expect(dialog.getByText('3 von 4 ausgewählt')).toBeVisible()
  await atWidths(visitor, [1440, 390], async () => expectAccessible(visitor))
  const pdf = await openedDocument(visitor, () =>
    dialog.getByRole('button', { name: 'PDF erstellen' }).click(),
  )
  // Three of them, and the base map beneath the drawn one.
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(4)
  const words = await wordsIn(pdf)
  if (words !== null) expect(words).toContain('1 weiteres Bild')

  await visitor.goto('/grundstuecke?name=Moorkuhlen#liste')
  await visitor.getByRole('button', { name: 'Exportieren' }).click()
  const several = await openedDocument(visitor, () =>
    visitor.getByRole('menuitem', { name: 'Exposé der gefundenen als PDF' }).click(),
  )
  const all = await wordsIn(several)
  if (all !== null) for (const told of ['Inhalt', 'Moorkuhlen Nord']) expect(all).toContain(told)
})
