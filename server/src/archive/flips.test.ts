import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenCourse } from '../tenders/course/test-course.ts'
import { anna } from '../tenders/test-tenders.ts'
import { contentsOf, finishedTender, work, zipOfArchive } from './test-archives.ts'
import { checkArchive } from './verifier/checks.mjs'
import type { sha256 } from './verifier/sha256.mjs'

const course = givenCourse()
let files: ReadonlyMap<string, Buffer>
let hash: string

beforeAll(async () => {
  const tender = await finishedTender(course)
  await course.call(anna, 'exportArchive', tender.id)
  await work(course)
  files = await contentsOf(await zipOfArchive(course, tender))
  const whole = await checked(files)
  expect(whole).toMatchObject({
    faults: 0,
    said: expect.arrayContaining(['Alles stimmt mit dem Manifest überein.']),
  })
  hash = whole.manifestHash ?? ''
})

async function checked(content: ReadonlyMap<string, Buffer>) {
  const said: string[] = []
  const source = {
    paths: [...content.keys()],
    open: async function* (path: string) {
      yield content.get(path) ?? Buffer.alloc(0)
    },
  }
  const say = (sentence: string) => void said.push(sentence)
  // The machine's own is the faster one; both verifiers take either.
  const hasher = () => createHash('sha256') as unknown as ReturnType<typeof sha256>
  const found = await checkArchive(source, { say, hasher })
  return { ...found, said }
}

/** Numbers as if by chance, and the same ones each time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function flipped(path: string, at: number, bit: number): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(files.get(path) ?? [])
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
  return new Map(files).set(path, bytes)
}

const lists = ['manifest.json', 'manifest.sha256', 'Verzeichnis.txt']

test('whichever bit of whichever file is flipped, it is said of which file', async () => {
  const draw = chance(15)
  for (const [path, { length }] of files)
    for (let turn = 0; turn < (lists.includes(path) ? 0 : 12); turn += 1) {
      const [at, bit] = [draw(length), draw(8)]
      const { said, faults } = await checked(flipped(path, at, bit))
      expect(faults, `${path} ${at} ${bit}`).toBeGreaterThan(0)
      expect(said).toContain(`VERÄNDERT: ${path} – die Prüfsumme ist nicht die des Manifests.`)
    }
}, 120_000)

test('a manifest with a flipped bit is damaged, and no document is accused for it', async () => {
  const draw = chance(3)
  const { length } = files.get('manifest.json') ?? Buffer.alloc(0)
  for (let turn = 0; turn < 400; turn += 1) {
    const [at, bit] = [draw(length), draw(8)]
    const { said, faults, manifestHash } = await checked(flipped('manifest.json', at, bit))
    const where = `${at} ${bit}: ${said.join('\n')}`
    expect(faults, where).toBeGreaterThan(0)
    expect(manifestHash).not.toBe(hash)
    expect(said[0], where).toContain('Das Manifest ist beschädigt')
    expect(
      said.filter((one) => /undefined|null|^(VERÄNDERT|FEHLT|ZUSÄTZLICH|PROTOKOLL)/.test(one)),
      where,
    ).toEqual([])
  }
}, 120_000)

test('so are the sums beside it and the list for readers', async () => {
  const draw = chance(8)
  for (const path of ['manifest.sha256', 'Verzeichnis.txt']) {
    const { length } = files.get(path) ?? Buffer.alloc(0)
    for (let turn = 0; turn < 300; turn += 1) {
      const [at, bit] = [draw(length), draw(8)]
      const { said, faults } = await checked(flipped(path, at, bit))
      expect(faults, `${path} ${at} ${bit}`).toBeGreaterThan(0)
      expect(
        said.filter((one) => one.includes(path)),
        `${path} ${at} ${bit}`,
      ).toHaveLength(1)
    }
  }
}, 120_000)

test.each(['', '[]', 'null', '{}', '{"format":"allmende-archiv-1","files":[{}]}', '{"files":"x"}'])(
  'a manifest that is no manifest is said to be damaged: %s',
  async (text) => {
    const { said, faults } = await checked(new Map(files).set('manifest.json', Buffer.from(text)))
    expect(faults).toBeGreaterThan(0)
    expect(said).toContain('MANIFEST: Das Manifest ist beschädigt; was es nennt, ist nicht lesbar.')
    expect(said.join()).not.toContain('undefined')
  },
)
