import { createHash, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { newFileKey } from '../files/sealing/envelope.ts'
import { newHeader } from '../files/sealing/header.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import { sealInto } from '../files/sealing/sealed-writing.ts'
import type { Storage } from '../files/storage.ts'
import type { NewFile } from '../files/stored-files.queries.ts'

export type MadeFile = { file: Omit<NewFile, 'isChecked'>; sha256: Buffer; crc32: number }

/** Keeps what is made sealed as bidders' documents are; bytes that nothing names because of a crash are swept. */
export async function keepMade(
  { storage, keys }: { storage: Storage; keys: MasterKeys },
  content: AsyncIterable<Buffer | string> | Iterable<Buffer>,
  type: string,
): Promise<MadeFile> {
  const key = randomUUID()
  const fileKey = newFileKey()
  const hash = createHash('sha256')
  const writing = await storage.write(key, 0)
  let [size, sum] = [0, 0]
  try {
    const sealing = sealInto(writing, { fileKey, fileId: key, hash })
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      size += bytes.length
      sum = crc32(bytes, sum)
      await sealing.write(bytes)
    }
    await sealing.finish()
  } finally {
    await writing.end()
  }
  await storage.finish(key)
  const sha256 = hash.digest()
  const header = newHeader(keys, key, fileKey)
  return { file: { key, size, header, sha256: sha256.toString('hex'), type }, sha256, crc32: sum }
}
