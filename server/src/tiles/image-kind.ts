const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngEnd = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const jpegEnd = Buffer.from([0xff, 0xd9])

const beginsWith = (bytes: Buffer, sign: Buffer) => bytes.subarray(0, sign.length).equals(sign)

/** The type of a whole picture by its own bytes, whatever anybody says; null where it is none or was cut off. */
export function imageKindOf(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  if (beginsWith(bytes, png)) return bytes.subarray(-64).includes(pngEnd) ? 'image/png' : null
  if (beginsWith(bytes, jpeg)) return bytes.subarray(-64).includes(jpegEnd) ? 'image/jpeg' : null
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp && bytes.length >= 20 && bytes.length >= bytes.readUInt32LE(4) + 8 ? 'image/webp' : null
}
