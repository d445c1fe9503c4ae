import { bytesOf, linesOf, parse, utf8 } from './reading.mjs'

/**
 * The entries of the log, each against its own hash and against its place in the chain. Where the manifest itself is
 * known to be damaged, the log is not measured by it.
 */
export async function checkLog(source, places, manifest, { text, fault, hasher, isManifestOther }) {
  const entries = new Map()
  let number = 0
  let tenderId = isManifestOther ? undefined : manifest.tender.id
  for await (const line of linesOf(source, places.get('Protokoll/Protokoll.jsonl'))) {
    number += 1
    const entry = parse(line)
    if (typeof entry?.content !== 'string' || !Array.isArray(entry.opened)) {
      fault(text.logLine(number))
      continue
    }
    entries.set(entry.id, { hash: entry.hash, previousHash: entry.previousHash })
    const content = parse(entry.content)
    tenderId ??= content?.projectId
    const sum = hasher().update(bytesOf(entry.previousHash)).update(utf8(entry.content)).digest('hex')
    if (sum !== entry.hash) fault(text.entryHash(entry.id))
    if (content?.id !== entry.id || content?.projectId !== tenderId) fault(text.entryOther(entry.id))
    const isAsHashed = (piece) =>
      hasher().update(bytesOf(piece?.salt)).update(utf8(piece?.json)).digest('hex') ===
      content?.sealed?.[piece?.position]
    if (!entry.opened.every(isAsHashed)) fault(text.sealedFacts(entry.id))
  }
  await checkChain(linesOf(source, places.get('Protokoll/Kette.txt')), entries, { text, fault })
  const expected = manifest.log.entries ?? 0
  if (!isManifestOther && entries.size !== expected) fault(text.entryCount(entries.size, expected))
  return entries.size
}

async function checkChain(lines, entries, { text, fault }) {
  let before = null
  const inChain = new Set()
  let number = 0
  for await (const line of lines) {
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
}
