// Prüft das Archiv, in dem diese Datei liegt:   node pruefen.mjs [Ordner oder ZIP] [de|en]
// Checks the archive this file lies in:         node pruefen.mjs [folder or ZIP] [de|en]
// Needs Node.js 18 or newer, no network and nothing else.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkArchive } from './checks.mjs'
import { zipSource } from './zip.mjs'

/* checks */
async function folderSource(folder) {
  const paths = []
  const walk = async (inner) => {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (entry.isDirectory()) await walk(path)
      else paths.push(path)
    }
  }
  await walk('')
  return { paths, open: (path) => createReadStream(join(folder, path)) }
}

async function fileSource(path) {
  const file = await open(path)
  return zipSource((await file.stat()).size, async (from, to) => {
    const bytes = Buffer.alloc(to - from)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
    return bytes.subarray(0, bytesRead)
  })
}

const given = process.argv.slice(2)
const language = given.includes('en') ? 'en' : 'de'
const place = given.find((one) => one !== 'de' && one !== 'en') ?? dirname(fileURLToPath(import.meta.url))
const source = (await stat(place)).isDirectory() ? await folderSource(place) : await fileSource(place)
const { faults } = await checkArchive(source, {
  language,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  hasher: () => createHash('sha256'),
})
process.exit(faults === 0 ? 0 : 1)
