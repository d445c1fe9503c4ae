/** What the gate says of a connection before its bytes: where its instants stand, and who is at the other end. */
export type Preamble = { place: number; serial: number; address: string; port: number }

/** An IPv6 address with its zone fits. */
const longestAddress = 64
export const preambleLength = 12 + longestAddress

export function writePreamble({ place, serial, address, port }: Preamble): Buffer {
  const bytes = Buffer.alloc(preambleLength)
  bytes.writeUInt32LE(place, 0)
  bytes.writeUInt32LE(serial, 4)
  bytes.writeUInt16LE(port, 8)
  bytes.writeUInt16LE(bytes.write(address.slice(0, longestAddress), 12, 'latin1'), 10)
  return bytes
}

export const readPreamble = (bytes: Buffer): Preamble => ({
  place: bytes.readUInt32LE(0),
  serial: bytes.readUInt32LE(4),
  port: bytes.readUInt16LE(8),
  address: bytes.toString('latin1', 12, 12 + bytes.readUInt16LE(10)),
})
