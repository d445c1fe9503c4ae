import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What lies before the picture in its file, on a line of its own. */
const Head = z.object({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  sha256: z.string(),
  /** What its server calls this version of it. */
  etag: z.string().nullable(),
  freshUntil: z.number(),
  mayBeStale: z.boolean(),
})
export type KeptTile = z.infer<typeof Head> & { bytes: Buffer }

const longestHead = 2048
const lineEnd = 0x0a

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export const fileOf = ({ bytes, ...head }: KeptTile): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])

/** Null where the file is torn or somebody else's. */
export function tileInFile(file: Buffer): KeptTile | null {
  const end = file.subarray(0, longestHead).indexOf(lineEnd)
  if (end < 0) return null
  try {
    const head = Head.parse(JSON.parse(file.toString('utf8', 0, end)))
    const bytes = file.subarray(end + 1)
    return hashOf(bytes) === head.sha256 ? { ...head, bytes } : null
  } catch {
    return null
  }
}
