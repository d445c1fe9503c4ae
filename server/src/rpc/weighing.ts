/** What a message may hold: how deep its values nest, and how many there are. */
export type MessageBounds = { depth: number; values: number }

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Looks at the bytes of a JSON text without reading it: a few bytes of brackets cost a parser far more than they cost
 * their sender. It stops at the first that is too much.
 */
export function weigh(bytes: Uint8Array, { depth: deepest, values: most }: MessageBounds) {
  let [depth, values, inText] = [0, 0, false]
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (inText) {
      if (byte === backslash) index++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === comma) {
      if (++values > most) return 'tooMany'
    } else if (byte === openBracket || byte === openBrace) {
      if (++depth > deepest) return 'tooDeep'
      if (++values > most) return 'tooMany'
    } else if (byte === closeBracket || byte === closeBrace) depth--
  }
  return 'bearable'
}
