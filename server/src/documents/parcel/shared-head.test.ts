import { afterAll, beforeAll, expect, test } from 'vitest'
import { withHead } from '../../http/head-tags.ts'
import { changeParcel, type Made, makeLocation, makeParcel } from '../../parcels/test-parcel.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { headFor } from './shared-head.ts'

const publicUrl = 'https://vergabe.example.de'
const platform = givenPlatform()
let clerk: TestSocket
let weide: Made
const nasty = 'Weide "><script>alert(1)</script> & $& $1'

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  weide = await makeParcel(clerk, nasty, await makeLocation(clerk, 'Altes Siel'), {
    isPublic: true,
    size: 12_400,
    description: `## Lage\n\nEine **ruhige** [Weide](https://x.example) am "Siel". ${'Gut erreichbar. '.repeat(40)}`,
    internalNotes: 'Preis nicht nennen',
    plat: 'Flur 7',
    publicFields: ['size', 'description'],
  })
})
afterAll(() => clerk.close())

const page = async (path: string) => (await fetch(new URL(path, platform.current.url))).text()

test('a parcel that everybody may see says so in its head, and nothing that could be run', async () => {
  const { url: home } = platform.current
  const text = await page(`/grundstuecke/${weide.id}?von=mail`)
  const name = 'Weide &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; $1'
  expect(text).toContain(`<title>${name} · Allmende</title>`)
  expect(text).toContain(`<meta property="og:title" content="${name} · Allmende" />`)
  expect(text).toContain(`<link rel="canonical" href="${home}/grundstuecke/${weide.id}" />`)
  expect(text).toContain(`href="${home}/ogc/collections/parcels/items/${weide.id}"`)
  expect(text).toContain('<meta property="og:locale" content="de_DE" />')
  const [, description = ''] = /og:description" content="([^"]*)"/.exec(text) ?? []
  expect(description).toMatch(/^Eine ruhige Weide \(https:\/\/x\.example\) am &quot;Siel&quot;\. Gut .*…$/)
  expect(description.length).toBeLessThan(230)
  expect(text).not.toContain('<script>')
  for (const hidden of ['Flur 7', 'Preis', 'Altes Siel']) expect(text).not.toContain(hidden)
})

test('of all others the page is the plain one, letter by letter', async () => {
  const plain = await page('/')
  for (const path of ['/grundstuecke/4711', '/grundstuecke/0', '/grundstuecke/99999999999', '/grundstuecke'])
    expect(await page(path), path).toBe(plain)
  await changeParcel(clerk, weide.id, { isPublic: false })
  expect(await page(`/grundstuecke/${weide.id}`)).toBe(plain)
  await changeParcel(clerk, weide.id, { isPublic: true })
  await changeParcel(clerk, weide.id, { isArchived: true })
  expect(await page(`/grundstuecke/${weide.id}`)).toBe(plain)
})

test('a picture is named by its full address and told in words', () => {
  const picture = {
    id: '7f3a8f0e-6c0e-4a0e-9d7c-0a3b6f9d1c11',
    name: 'Blick "nach Norden"',
    originalFileName: '',
    url: '/api/v1/files/gis/media/3/7f3a8f0e-6c0e-4a0e-9d7c-0a3b6f9d1c11',
    fileSizeInBytes: 1,
    created: '2026-01-01T00:00:00.000Z',
    state: 'READY' as const,
    width: 4000,
    height: 3000,
  }
  const parcel = { id: 3, name: 'Weide', additionalFields: [], size: 500 }
  const head = headFor({ parcel, picture }, publicUrl)
  expect(head.description).toBe('Grundstück. Größe: 500 qm')
  const text = withHead(
    '<html><title>Allmende</title>\n<meta name="description" content="x" />\n<body>',
    head,
  )
  expect(text).toContain(`<meta property="og:image" content="${publicUrl}${picture.url}?size=web" />`)
  expect(text).toContain('<meta property="og:image:alt" content="Blick &quot;nach Norden&quot;" />')
  expect(text.match(/name="description"/g)).toHaveLength(1)
})
