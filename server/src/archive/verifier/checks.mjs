import { isContainer } from './container-checks.mjs'
import { checkLog } from './log-checks.mjs'
import {
  listingPath,
  manifestPath,
  parsedManifest,
  sumPath,
  sumsBeside,
  sumsInListing,
} from './manifest-checks.mjs'
import { read, sumOf } from './reading.mjs'
import { sha256 } from './sha256.mjs'
import { texts } from './texts.mjs'

/** What operating systems leave in folders by themselves. */
const leftBySystems = /(^|\/)((\.DS_Store|Thumbs\.db|desktop\.ini)$|__MACOSX\/)/

/**
 * Checks an archive. `source` has `paths`, the list of its files, and `open(path)`, which gives their bytes piece by
 * piece; `say` is told each deviation as soon as it is found, `progress` how many files are done.
 */
export async function checkArchive(source, { language = 'de', say, progress = () => {}, hasher = sha256 }) {
  const text = texts[language]
  const places = placesIn(source.paths)
  let faults = 0
  const fault = (sentence) => {
    faults += 1
    say(sentence)
  }
  const own = places.get(manifestPath)
  if (own === undefined) {
    fault(text.noManifest())
    return { faults, manifestHash: null }
  }
  const bytes = await read(source, own).catch((error) => fault(text.unreadable(manifestPath, error.message)))
  if (bytes === undefined) return { faults, manifestHash: null }
  const manifestHash = hasher().update(bytes).digest('hex')
  const manifest = parsedManifest(bytes)
  const witness = await witnessOf(source, places, { text, fault, manifest, manifestHash })
  if (manifest) {
    say(text.tender(manifest.tender.name, manifest.tender.id))
    const ground = { text, fault, hasher, progress, ...witness }
    await checkFiles(source, places, manifest, ground)
    const entries = await checkLog(source, places, manifest, ground)
    say(text.checked(manifest.files.length, entries))
  } else fault(text.manifestBroken())
  say(faults === 0 ? text.whole() : text.broken(faults))
  say(text.manifest(manifestHash))
  say(text.compare())
  return { faults, manifestHash }
}

/** What else is said of the manifest and of the files, so that a fault is put down to what has it. */
async function witnessOf(source, places, { text, fault, manifest, manifestHash }) {
  const sums = await sumsInListing(source, places.get(listingPath))
  const place = places.get(sumPath)
  const beside = place === undefined ? null : await sumsBeside(source, place)
  const isManifestOther = beside !== null && beside.manifest !== manifestHash
  const listed = manifest?.files.find(({ path }) => path === listingPath)?.sha256
  if (place === undefined) fault(text.missing(sumPath))
  else if (isManifestOther) fault(text.manifestOther())
  else if (beside === null || beside.listing !== listed) fault(text.sumBroken())
  if (beside) sums.set(listingPath, beside.listing)
  return { sums, isManifestOther }
}

/** Every file against the manifest, and that there is no other. */
async function checkFiles(
  source,
  places,
  { files },
  { text, fault, hasher, progress, sums, isManifestOther },
) {
  const known = new Set([manifestPath, sumPath])
  let done = 0
  for (const file of files) {
    const path = file.path.normalize('NFC')
    known.add(path)
    const place = places.get(path)
    if (place === undefined)
      fault(isManifestOther && !sums.has(path) ? text.manifestWrong(path) : text.missing(path))
    else
      try {
        const found = await sumOf(source.open(place), hasher())
        const isSame = found.size === file.size && found.hash === file.sha256
        if (!isSame && isManifestOther && sums.get(path) === found.hash) fault(text.manifestWrong(path))
        else if (found.size !== file.size) fault(text.size(path, found.size, file.size))
        else if (!isSame) fault(text.changed(path))
        else if (
          !isManifestOther &&
          file.container !== undefined &&
          !(await isContainer(source, place, file))
        )
          fault(text.container(path))
      } catch (error) {
        fault(text.unreadable(path, error.message))
      }
    done += 1
    progress(done, files.length)
  }
  for (const path of places.keys())
    if (!known.has(path) && !leftBySystems.test(path))
      fault(isManifestOther && sums.has(path) ? text.manifestWrong(path) : text.additional(path))
}

/** Each file by its path in the archive, wherever the archive was put: what counts is where the manifest lies. */
function placesIn(paths) {
  const manifests = paths.filter((path) => path === manifestPath || path.endsWith(`/${manifestPath}`))
  const nearest = manifests.reduce(
    (one, other) => (other.length < one.length ? other : one),
    manifests[0] ?? manifestPath,
  )
  const top = nearest.slice(0, nearest.length - manifestPath.length)
  return new Map(
    paths
      .filter((path) => path.startsWith(top) && !path.endsWith('/'))
      .map((path) => [path.slice(top.length).normalize('NFC'), path]),
  )
}
