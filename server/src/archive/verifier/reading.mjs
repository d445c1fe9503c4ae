/** What a text says; null where it says nothing. */
export function parse(json) {
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
  } catch {
    return null
  }
}

const encoder = new TextEncoder()
export const utf8 = (text) => encoder.encode(text)
export const bytesOf = (hex) =>
  Uint8Array.from(String(hex).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export async function sumOf(pieces, hash) {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    hash.update(piece)
  }
  return { size, hash: hash.digest('hex') }
}

export async function read(source, path) {
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
export async function* linesOf(source, path) {
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
