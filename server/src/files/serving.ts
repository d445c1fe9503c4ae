import type { Readable } from 'node:stream'
import type { Served } from '../http/route.ts'
import { contentDisposition } from '../http/attachment.ts'
import { rangeOf } from '../http/ranges.ts'
import type { Context } from '../rpc/method.ts'
import { readSealed } from './sealing/sealed-reading.ts'
import type { SealedFile } from './stored-files.queries.ts'

export type ServedFile = SealedFile & { name: string; type: string; sha256: Buffer }

/** Nothing in it is run, whatever opens it: it has an origin of its own and may load nothing. */
export const sandbox = "sandbox; default-src 'none'"

/** The plain bytes of a sealed file. */
export const plainBytes = (
  { storage, keys }: Pick<Context, 'storage' | 'keys'>,
  { key, header, size }: SealedFile,
  span = { from: 0, to: size },
): Readable => readSealed(storage, { id: key, key: keys.unwrap(key, header), size }, span)

export type AskedPart = { range?: string | undefined; ifRange?: string | undefined }

/** Bytes that can be had in parts; `tag` names exactly these. */
export type ServedBytes = {
  name: string
  type: string
  tag: string
  size: number
  read: (span: { from: number; to: number }) => Readable
}

/** A file on its way out: whole, or the part that the browser asks for. */
export const serveFile = (
  context: Context,
  file: ServedFile,
  asked: AskedPart,
  shown: 'attachment' | 'inline' = 'attachment',
): Promise<Served> =>
  serveBytes(
    {
      name: file.name,
      type: file.type,
      tag: `"${file.sha256.toString('hex')}"`,
      size: file.size,
      read: (span) => plainBytes(context, file, span),
    },
    asked,
    shown,
  )

/** The same for whatever lies in no single file. */
export async function serveBytes(
  { name, type, tag, size, read }: ServedBytes,
  asked: AskedPart,
  shown: 'attachment' | 'inline' = 'attachment',
): Promise<Served> {
  const isSame = asked.ifRange === undefined || asked.ifRange === tag
  const range = isSame ? rangeOf(asked.range, size) : 'whole'
  const headers = {
    'accept-ranges': 'bytes',
    etag: tag,
    'content-security-policy': sandbox,
    'content-disposition': contentDisposition(shown, name),
  }
  if (range === 'unsatisfiable')
    return { body: '', type, status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } }
  const span = range === 'whole' ? { from: 0, to: size } : range
  const length = { 'content-length': String(span.to - span.from) }
  const body = await begun(read(span))
  if (range === 'whole') return { body, type, headers: { ...headers, ...length } }
  const place = { 'content-range': `bytes ${span.from}-${span.to - 1}/${size}` }
  return { body, type, status: 206, headers: { ...headers, ...length, ...place } }
}

/**
 * Waits for the first bytes, so that what is missing or broken is told instead of sent. What breaks later, before anybody
 * listens, is still to be seen at the stream and ends nothing else.
 */
export function begun(stream: Readable): Promise<Readable> {
  stream.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => {
      stream.off('readable', ready).off('error', settle).off('end', ready)
      if (error) reject(error)
      else resolve(stream)
    }
    const ready = () => settle()
    stream.once('readable', ready).once('error', settle).once('end', ready)
  })
}
