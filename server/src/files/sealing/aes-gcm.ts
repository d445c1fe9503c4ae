import { type CipherKey, createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'

const algorithm = 'aes-256-gcm'
export const nonceSize = 12
const tagSize = 16

/** How much longer something becomes by being sealed. */
export const sealOverhead = nonceSize + tagSize

/**
 * Nonce, ciphertext and tag in one buffer, which lies in `room` where one is given; `context` is not stored, but has to
 * be the same to open it.
 */
export function sealed(key: CipherKey, context: Buffer, pieces: readonly Buffer[], room?: Buffer): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, sealOverhead)
  const whole = room?.subarray(0, length) ?? Buffer.allocUnsafeSlow(length)
  randomFillSync(whole, 0, nonceSize)
  const cipher = createCipheriv(algorithm, key, whole.subarray(0, nonceSize)).setAAD(context)
  let end = nonceSize
  for (const piece of pieces) end += cipher.update(piece).copy(whole, end)
  cipher.final()
  cipher.getAuthTag().copy(whole, end)
  return whole
}

/** What was sealed; null where a single bit of it, the key or the context is another one. */
export function opened(key: CipherKey, context: Buffer, whole: Buffer): Buffer | null {
  if (whole.length < sealOverhead) return null
  const tagAt = whole.length - tagSize
  const decipher = createDecipheriv(algorithm, key, whole.subarray(0, nonceSize), { authTagLength: tagSize })
  decipher.setAAD(context).setAuthTag(whole.subarray(tagAt))
  const plain = decipher.update(whole.subarray(nonceSize, tagAt))
  try {
    decipher.final()
  } catch {
    return null
  }
  return plain
}
