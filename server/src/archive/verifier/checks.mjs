/** SHA-256 (FIPS 180-4), fed piece by piece, so that files of any size can be checked everywhere. */
export function sha256() {
  const state = Int32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  )
  const words = new Int32Array(64)
  const block = new Uint8Array(64)
  const view = new DataView(block.buffer)
  let held = 0
  let length = 0

  // Plain variables and whole numbers of 32 bits: so it takes a tenth of the time.
  function compress(bytes, at) {
    for (let i = 0; i < 16; i++, at += 4)
      words[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
    for (let i = 16; i < 64; i++) {
      const x = words[i - 15]
      const y = words[i - 2]
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
      words[i] = (words[i - 16] + s0 + words[i - 7] + s1) | 0
    }
    let a = state[0]
    let b = state[1]
    let c = state[2]
    let d = state[3]
    let e = state[4]
    let f = state[5]
    let g = state[6]
    let h = state[7]
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + words[i]) | 0
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    state[0] += a
    state[1] += b
    state[2] += c
    state[3] += d
    state[4] += e
    state[5] += f
    state[6] += g
    state[7] += h
  }

  return {
    update(bytes) {
      length += bytes.length
      for (let at = 0; at < bytes.length; ) {
        if (held === 0 && bytes.length - at >= 64) {
          compress(bytes, at)
          at += 64
          continue
        }
        const taken = Math.min(64 - held, bytes.length - at)
        block.set(bytes.subarray(at, at + taken), held)
        held += taken
        at += taken
        if (held < 64) break
        compress(block, 0)
        held = 0
      }
      return this
    },
    digest() {
      const bits = length * 8
      block[held] = 0x80
      block.fill(0, held + 1)
      if (held > 55) {
        compress(block, 0)
        block.fill(0)
      }
      view.setUint32(56, Math.floor(bits / 2 ** 32))
      view.setUint32(60, bits >>> 0)
      compress(block, 0)
      return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
    },
  }
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = new Int32Array(64)
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let isPrime = true
  for (let i = 2; i * i <= candidate; i++) if (candidate % i === 0) isPrime = false
  if (isPrime) roundConstants[found++] = (Math.cbrt(candidate) % 1) * 2 ** 32
}

export const texts = {
  de: {
    changed: (path) => `VERÄNDERT: ${path} – die Prüfsumme ist nicht die des Manifests.`,
    missing: (path) => `FEHLT: ${path} steht im Manifest, ist aber nicht da.`,
    additional: (path) => `ZUSÄTZLICH: ${path} steht nicht im Manifest.`,
    size: (path, is, was) => `VERÄNDERT: ${path} hat ${is} statt ${was} Bytes.`,
    unreadable: (path, why) => `NICHT LESBAR: ${path} (${why})`,
    noManifest: () => 'Hier ist kein Archiv: manifest.json fehlt oder ist nicht lesbar.',
    entryHash: (id) => `PROTOKOLL: Eintrag ${id} – der Inhalt passt nicht zu seiner Prüfsumme.`,
    entryOther: (id) => `PROTOKOLL: Eintrag ${id} gehört nicht an diese Stelle.`,
    entryMissing: (id) => `PROTOKOLL: Eintrag ${id} fehlt.`,
    entryAdditional: (id) => `PROTOKOLL: Eintrag ${id} steht nicht in der Kette.`,
    entryChain: (id) => `PROTOKOLL: Eintrag ${id} schließt nicht an den Eintrag davor an.`,
    sealedFacts: (id) => `PROTOKOLL: Eintrag ${id} – geöffnete Angaben passen nicht zu ihrer Prüfsumme.`,
    chainBroken: (line) => `PROTOKOLL: Zeile ${line} der Kette ist nicht lesbar oder eine Nummer fehlt.`,
    logLine: (line) => `PROTOKOLL: Zeile ${line} ist nicht lesbar.`,
    entryCount: (is, was) => `PROTOKOLL: Es sind ${is} statt ${was} Einträge.`,
    tender: (name, id) => `Archiv der Ausschreibung „${name}“ (${id})`,
    checked: (files, entries) => `${files} Dateien und ${entries} Einträge des Protokolls geprüft.`,
    whole: () => 'Alles stimmt mit dem Manifest überein.',
    broken: (count) => (count === 1 ? '1 Abweichung gefunden.' : `${count} Abweichungen gefunden.`),
    manifest: (hash) => `Prüfsumme des Manifests (SHA-256): ${hash}`,
    compare: () =>
      'Vergleichen Sie sie mit dem Eintrag „Archiv exportiert“ im Protokoll der Plattform. Erst das belegt, dass auch das Manifest unverändert ist.',
  },
  en: {
    changed: (path) => `CHANGED: ${path} – its hash is not the manifest’s.`,
    missing: (path) => `MISSING: ${path} is in the manifest, but not there.`,
    additional: (path) => `ADDITIONAL: ${path} is not in the manifest.`,
    size: (path, is, was) => `CHANGED: ${path} has ${is} bytes instead of ${was}.`,
    unreadable: (path, why) => `UNREADABLE: ${path} (${why})`,
    noManifest: () => 'This is no archive: manifest.json is missing or cannot be read.',
    entryHash: (id) => `LOG: entry ${id} – its content does not match its hash.`,
    entryOther: (id) => `LOG: entry ${id} does not belong here.`,
    entryMissing: (id) => `LOG: entry ${id} is missing.`,
    entryAdditional: (id) => `LOG: entry ${id} is not in the chain.`,
    entryChain: (id) => `LOG: entry ${id} does not continue the entry before it.`,
    sealedFacts: (id) => `LOG: entry ${id} – opened facts do not match their hash.`,
    chainBroken: (line) => `LOG: line ${line} of the chain cannot be read, or a number is missing.`,
    logLine: (line) => `LOG: line ${line} cannot be read.`,
    entryCount: (is, was) => `LOG: there are ${is} entries instead of ${was}.`,
    tender: (name, id) => `Archive of the tender “${name}” (${id})`,
    checked: (files, entries) => `${files} files and ${entries} entries of the log checked.`,
    whole: () => 'Everything matches the manifest.',
    broken: (count) => (count === 1 ? '1 deviation found.' : `${count} deviations found.`),
    manifest: (hash) => `Hash of the manifest (SHA-256): ${hash}`,
    compare: () =>
      'Compare it with the entry “Archive exported” in the log of the platform. Only that proves that the manifest itself is unchanged.',
  },
}

const manifestPath = 'manifest.json'
/** What operating systems leave in folders by themselves. */
const leftBySystems = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/

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
  const manifest = own && (await read(source, own))
  const parsed = manifest && parse(manifest)
  if (!Array.isArray(parsed?.files)) {
    fault(text.noManifest())
    return { faults, manifestHash: null }
  }
  const manifestHash = hasher().update(manifest).digest('hex')
  say(text.tender(parsed.tender?.name, parsed.tender?.id))

  const known = new Set([manifestPath])
  let done = 0
  for (const file of parsed.files) {
    const path = String(file.path).normalize('NFC')
    known.add(path)
    const place = places.get(path)
    if (place === undefined) fault(text.missing(path))
    else
      try {
        const found = await sumOf(source.open(place), hasher())
        if (found.size !== file.size) fault(text.size(path, found.size, file.size))
        else if (found.hash !== file.sha256) fault(text.changed(path))
      } catch (error) {
        fault(text.unreadable(path, error.message))
      }
    done += 1
    progress(done, parsed.files.length)
  }
  for (const path of places.keys())
    if (!known.has(path) && !leftBySystems.test(path)) fault(text.additional(path))

  const entries = await checkLog(source, places, parsed, { text, fault, hasher })
  say(text.checked(parsed.files.length, entries))
  say(faults === 0 ? text.whole() : text.broken(faults))
  say(text.manifest(manifestHash))
  say(text.compare())
  return { faults, manifestHash }
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

/** The entries of the log, each against its own hash and against its place in the chain. */
async function checkLog(source, places, manifest, { text, fault, hasher }) {
  const entries = new Map()
  let number = 0
  for await (const line of linesOf(source, places.get('Protokoll/Protokoll.jsonl'))) {
    number += 1
    const entry = parse(line)
    if (typeof entry?.content !== 'string' || !Array.isArray(entry.opened)) {
      fault(text.logLine(number))
      continue
    }
    entries.set(entry.id, { hash: entry.hash, previousHash: entry.previousHash })
    const content = parse(entry.content)
    const sum = hasher().update(bytesOf(entry.previousHash)).update(utf8(entry.content)).digest('hex')
    if (sum !== entry.hash) fault(text.entryHash(entry.id))
    if (content?.id !== entry.id || content?.projectId !== manifest.tender?.id)
      fault(text.entryOther(entry.id))
    const isAsHashed = ({ position, salt, json }) =>
      hasher().update(bytesOf(salt)).update(utf8(json)).digest('hex') === content?.sealed?.[position]
    if (!entry.opened.every(isAsHashed)) fault(text.sealedFacts(entry.id))
  }

  let before = null
  const inChain = new Set()
  number = 0
  for await (const line of linesOf(source, places.get('Protokoll/Kette.txt'))) {
    number += 1
    const [, id, hash, star] = /^(\d+) ([0-9a-f]{64})( \*)?$/.exec(line) ?? []
    if (hash === undefined || (before && Number(id) !== before.id + 1)) fault(text.chainBroken(number))
    else if (star) {
      const entry = entries.get(Number(id))
      inChain.add(Number(id))
      if (!entry) fault(text.entryMissing(id))
      else if (entry.hash !== hash || (before && entry.previousHash !== before.hash))
        fault(text.entryChain(id))
    }
    before = hash === undefined ? null : { id: Number(id), hash }
  }
  for (const id of entries.keys()) if (!inChain.has(id)) fault(text.entryAdditional(id))
  const expected = manifest.log?.entries ?? 0
  if (entries.size !== expected) fault(text.entryCount(entries.size, expected))
  return entries.size
}

function parse(json) {
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
  } catch {
    return null
  }
}

const encoder = new TextEncoder()
const utf8 = (text) => encoder.encode(text)
const bytesOf = (hex) => Uint8Array.from(String(hex).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function sumOf(pieces, hash) {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    hash.update(piece)
  }
  return { size, hash: hash.digest('hex') }
}

async function read(source, path) {
  const pieces = []
  for await (const piece of source.open(path)) pieces.push(piece)
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The lines of a text file, one after the other; of one that is not there none. */
async function* linesOf(source, path) {
  if (path === undefined) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const piece of source.open(path)) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // That it cannot be read has been said where its sum was asked for.
  }
  if (rest !== '') yield rest
}

/** The files of a ZIP archive; `readAt(from, to)` gives bytes of it. Ours are stored as they are, not packed. */
export async function zipSource(size, readAt) {
  const tail = await readAt(Math.max(0, size - 65_557), size)
  const view = viewOf(tail)
  let end = tail.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw new Error('no ZIP')
  let [count, length, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ]
  if (end >= 20 && view.getUint32(end - 20, true) === 0x07064b50) {
    const at = Number(view.getBigUint64(end - 12, true))
    const long = viewOf(await readAt(at, at + 56))
    count = Number(long.getBigUint64(32, true))
    length = Number(long.getBigUint64(40, true))
    start = Number(long.getBigUint64(48, true))
  }
  const entries = entriesIn(await readAt(start, start + length), count)
  return {
    paths: [...entries.keys()],
    async *open(path) {
      const { method, size: whole, at } = entries.get(path)
      if (method !== 0) throw new Error('packed anew / neu gepackt')
      const head = viewOf(await readAt(at, at + 30))
      const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
      const step = 4 * 1024 * 1024
      for (let done = 0; done < whole; done += step)
        yield await readAt(from + done, from + Math.min(done + step, whole))
    },
  }
}

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function entriesIn(directory, count) {
  const view = viewOf(directory)
  const entries = new Map()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('broken ZIP')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    )
    const name = new TextDecoder().decode(directory.subarray(at + 46, at + 46 + nameLength))
    const numbers = [24, 20, 42].map((place) => view.getUint32(at + place, true))
    // Numbers that do not fit stand behind the name, in this order.
    let extra = at + 46 + nameLength
    for (const last = extra + extraLength; extra + 4 <= last; ) {
      const [kind, size] = [view.getUint16(extra, true), view.getUint16(extra + 2, true)]
      let place = extra + 4
      if (kind === 1)
        numbers.forEach((value, index) => {
          if (value !== 0xffffffff) return
          numbers[index] = Number(view.getBigUint64(place, true))
          place += 8
        })
      extra += 4 + size
    }
    entries.set(name, { method: view.getUint16(at + 10, true), size: numbers[0], at: numbers[2] })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}
