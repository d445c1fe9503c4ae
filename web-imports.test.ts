import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What every screen stands on, and the areas above it; each folder imports only those before it. */
const ground = ['rpc', 'ui', 'session', 'uploads', 'versioned', 'errors', 'shell', 'map']
const areas = [
  'notices',
  'templates',
  'settings',
  'organizations',
  'accounts',
  'locations',
  'parcels',
  'tenders',
  'rooms',
  'offers',
  'messages',
  'procedure',
  'record',
  'mail',
  'audit',
  'archive',
]
/** Ways in and round trips; nothing stands on them but the top. */
const ways = ['start', 'legal', 'setup', 'registration', 'wizard', 'bausteine']
const order = [...ground, ...areas, ...ways]

type Import = { file: string; path: string }

const sources = globSync('web/src/**/*.{ts,tsx}').map((file) => file.replace('web/src/', ''))
const imports: Import[] = sources.flatMap((file) => {
  const code = readFileSync(join('web/src', file), 'utf8')
  return [...code.matchAll(/\b(?:from\s+|import\s*\(?\s*)['"](\.[^'"]+)['"]/g)].map(([, target = '']) => ({
    file,
    path: join(dirname(file), target),
  }))
})

/** The first folder of a path; null for a file at the top. */
const folderOf = (path: string): string | null => /^([^/]+)\//.exec(path)?.[1] ?? null
const listed = (wrong: Import[]) => wrong.map(({ file, path }) => `${file} imports ${path}`)

test('every folder of the web part has its place in the order', () => {
  const folders = new Set(sources.flatMap((file) => folderOf(file) ?? []))
  expect([...folders].filter((folder) => !order.includes(folder))).toEqual([])
})

test('nothing imports upward', () => {
  const wrong = imports.filter(({ file, path }) => {
    const [own, other] = [folderOf(file), folderOf(path)]
    return own && other && order.indexOf(other) > order.indexOf(own)
  })
  expect(listed(wrong)).toEqual([])
})

test('the top puts everything together, so nothing below it knows it', () => {
  expect(listed(imports.filter(({ file, path }) => folderOf(file) && !folderOf(path)))).toEqual([])
})
