import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { givenCourse } from '../tenders/course/test-course.ts'
import { anna } from '../tenders/test-tenders.ts'
import { type Extracted, extracted, finishedTender, verified, work, zipOfArchive } from './test-archives.ts'

const course = givenCourse()
let zip: Buffer
let tenderId: number

beforeAll(async () => {
  const tender = await finishedTender(course)
  tenderId = tender.id
  expect(await course.call(anna, 'getArchive', tender.id)).toMatchObject({ state: 'NONE', link: null })
  expect(await course.call(anna, 'exportArchive', tender.id)).toMatchObject({ state: 'MAKING', link: null })
  await course.everythingSaid()
  await work(course)
  zip = await zipOfArchive(course, tender)
})

const manifestIn = async ({ folder }: Extracted) =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
    files: { path: string; sha256: string; organization?: string; room?: string }[]
    log: { entries: number }
  }

test('a finished tender becomes one archive that says what it adds up to', async () => {
  const state = await course.call(anna, 'exportArchive', tenderId)
  expect(state).toMatchObject({ state: 'READY', size: zip.length, askedBy: anna, library: { state: 'NONE' } })
  expect(state.done).toBe(state.total)
  expect(state.link).toMatch(/^\/api\/v1\/downloads\/archives\/Archiv/)
  const files = await extracted(zip)
  const manifest = await readFile(join(files.folder, 'manifest.json'))
  expect(createHash('sha256').update(manifest).digest('hex')).toBe(state.hash)
  const [entry] = await course.call(anna, 'getLogEntries', tenderId, 'ARCHIVE_EXPORTED')
  expect(entry).toMatchObject({ userName: 'system', data: { user: anna, hash: state.hash } })
})

test('everything of the tender is in it', async () => {
  const files = await extracted(zip)
  const { files: listed } = await manifestIn(files)
  const folders = Map.groupBy(files.paths, (path) => path.split('/')[0] ?? '')
  const counts = Object.fromEntries([...folders].map(([name, paths]) => [name, paths.length]))
  expect(counts).toMatchObject({
    Niederschriften: 1,
    Bestaetigungen: 3,
    Schreiben: 3,
    Einreichungen: 3,
    Nachrichten: 3,
    'Vergabevermerk.pdf': 1,
    Protokoll: 3,
    'manifest.json': 1,
    'manifest.sha256': 1,
    Bekanntmachungen: 1,
    'Verzeichnis.txt': 1,
    'LIESMICH.txt': 1,
    'pruefen.mjs': 1,
    'pruefen.html': 1,
  })
  expect(files.paths).toEqual(
    expect.arrayContaining(['Ausschreibung/Ausschreibung.pdf', 'Ausschreibung/Fassung-1.json']),
  )
  for (const path of files.paths.filter((one) => one.endsWith('.pdf')))
    expect((await readFile(join(files.folder, path))).subarray(0, 5).toString(), path).toBe('%PDF-')
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    files.paths.filter((path) => !path.startsWith('manifest.')).toSorted(),
  )
  const offer = listed.find(({ path }) => path.startsWith('Einreichungen/Deich'))
  expect(offer).toMatchObject({ organization: expect.stringContaining('Deich'), kind: 'document' })
})

test('it verifies without us, in both languages', async () => {
  const files = await extracted(zip)
  const { code, said } = await verified(files)
  expect(said).toContain('Alles stimmt mit dem Manifest überein.')
  expect(code).toBe(0)
  expect((await verified(files, 'en')).said).toContain('Everything matches the manifest.')
  const packed = join(files.folder, 'andere.zip')
  await writeFile(packed, zip)
  expect(await verified(files, packed), 'also unpacked').toMatchObject({ code: 0 })
})

/** One byte in the middle is another one. */
async function flip({ folder }: Extracted, path: string): Promise<void> {
  const bytes = await readFile(join(folder, path))
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(join(folder, path), bytes)
}

async function rewrite({ folder }: Extracted, path: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(join(folder, path), changed)
}

test('a flipped byte is named by its path', async () => {
  const files = await extracted(zip)
  const path = files.paths.find((one) => one.startsWith('Einreichungen/')) ?? ''
  await flip(files, path)
  const { code, said } = await verified(files)
  expect(said).toContain(`VERÄNDERT: ${path}`)
  expect(said).toContain('1 Abweichung gefunden.')
  expect(code).toBe(1)
})

test('what is missing or was added is named', async () => {
  const files = await extracted(zip)
  const path = files.paths.find((one) => one.startsWith('Schreiben/')) ?? ''
  await rm(join(files.folder, path))
  await writeFile(join(files.folder, 'Schreiben/neu.pdf'), 'x')
  const { said } = await verified(files)
  expect(said).toContain(`FEHLT: ${path}`)
  expect(said).toContain('ZUSÄTZLICH: Schreiben/neu.pdf')
})

test('a changed manifest has another hash than the log says', async () => {
  const files = await extracted(zip)
  const { hash } = await course.call(anna, 'getArchive', tenderId)
  expect((await verified(files)).said).toContain(`${hash}`)
  await rewrite(files, 'manifest.json', (text) => text.replace(/"askedBy": "[^"]+"/, '"askedBy": "x"'))
  const { said } = await verified(files)
  expect(said).toContain('Prüfsumme des Manifests (SHA-256): ')
  expect(said).not.toContain(`${hash}`)
})

/** Whoever forges the log mends the manifest too. */
async function mendManifest(files: Extracted, path: string): Promise<void> {
  const bytes = await readFile(join(files.folder, path))
  const { files: listed } = await manifestIn(files)
  const before = listed.find((one) => one.path === path)
  await rewrite(files, 'manifest.json', (text) =>
    text
      .split('\n')
      .map((line) =>
        line.includes(`"path":"${path}"`)
          ? line
              .replace(before?.sha256 ?? '', createHash('sha256').update(bytes).digest('hex'))
              .replace(/"size":\d+/, `"size":${bytes.length}`)
          : line,
      )
      .join('\n'),
  )
  const sum = createHash('sha256').update(await readFile(join(files.folder, 'manifest.json')))
  await rewrite(files, 'manifest.sha256', (text) => text.replace(/^[0-9a-f]+/, sum.digest('hex')))
}
const log = 'Protokoll/Protokoll.jsonl'

test('a log entry that was taken out is missed in the chain', async () => {
  const files = await extracted(zip)
  let gone = 0
  await rewrite(files, log, (text) => {
    const lines = text.split('\n')
    gone = (JSON.parse(lines.splice(2, 1)[0] ?? '') as { id: number }).id
    return lines.join('\n')
  })
  await mendManifest(files, log)
  const { code, said } = await verified(files)
  expect(said).toContain(`PROTOKOLL: Eintrag ${gone} fehlt.`)
  expect(code).toBe(1)
})

test('a changed entry and a changed opened fact do not match their hashes', async () => {
  const files = await extracted(zip)
  await rewrite(files, log, (text) => text.replace('OFFER_CREATED', 'OFFER_CREATEX'))
  await mendManifest(files, log)
  expect((await verified(files)).said).toMatch(/Eintrag \d+ – der Inhalt passt nicht zu seiner Prüfsumme/)

  const others = await extracted(zip)
  await rewrite(others, log, (text) =>
    text
      .split('\n')
      .map((line) => {
        if (line === '') return line
        const entry = JSON.parse(line) as { opened: { json: string }[] }
        for (const piece of entry.opened) piece.json = piece.json.replace('Angebot.txt', 'Angebot2.txt')
        return JSON.stringify(entry)
      })
      .join('\n'),
  )
  await mendManifest(others, log)
  expect((await verified(others)).said).toMatch(/Eintrag \d+ – geöffnete Angaben passen nicht/)
})

test('of other tenders the log in it tells nothing', async () => {
  const files = await extracted(zip)
  const lines = (await readFile(join(files.folder, log), 'utf8')).trim().split('\n')
  const entries = lines.map((line) => JSON.parse(JSON.parse(line).content) as { projectId: number })
  expect(new Set(entries.map(({ projectId }) => projectId))).toEqual(new Set([tenderId]))
  expect((await manifestIn(files)).log.entries).toBe(entries.length)
})
