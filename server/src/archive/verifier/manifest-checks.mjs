import { linesOf, parse, read } from './reading.mjs'

export const manifestPath = 'manifest.json'
export const sumPath = 'manifest.sha256'
export const listingPath = 'Verzeichnis.txt'

const isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isCount = (value) => Number.isSafeInteger(value) && value >= 0
const kinds = ['document', 'sealed', 'made']

const isListed = (file) =>
  typeof file?.path === 'string' &&
  file.path !== '' &&
  isCount(file.size) &&
  isHash(file.sha256) &&
  kinds.includes(file.kind)

/** What the manifest says; null where it does not say all that every manifest of ours says. */
export function parsedManifest(bytes) {
  const manifest = parse(bytes)
  const isWhole =
    manifest?.format === 'allmende-archiv-1' &&
    typeof manifest.tender?.name === 'string' &&
    isCount(manifest.tender.id) &&
    typeof manifest.log === 'object' &&
    manifest.log !== null &&
    (manifest.log.entries === undefined || isCount(manifest.log.entries)) &&
    Array.isArray(manifest.leftOut) &&
    Array.isArray(manifest.files) &&
    manifest.files.every(isListed) &&
    new Set(manifest.files.map(({ path }) => path)).size === manifest.files.length
  return isWhole ? manifest : null
}

/** The sums that stand beside the manifest; null where that file is not as we write it. */
export async function sumsBeside(source, place) {
  const text = new TextDecoder().decode(await read(source, place).catch(() => new Uint8Array()))
  const [, manifest, listing] =
    /^([0-9a-f]{64}) {2}manifest\.json\n([0-9a-f]{64}) {2}Verzeichnis\.txt\n$/.exec(text) ?? []
  return manifest === undefined ? null : { manifest, listing }
}

/** What the list for readers says of each file: who differs from the manifest and not from it is not the file. */
export async function sumsInListing(source, place) {
  const sums = new Map()
  let path = null
  for await (const line of linesOf(source, place)) {
    const [, hash] = /^ {2}SHA-256: ([0-9a-f]{64})\r$/.exec(line) ?? []
    if (hash !== undefined && path !== null) sums.set(path, hash)
    else if (!line.startsWith(' ')) path = line.replace(/\r$/, '').normalize('NFC')
  }
  return sums
}
