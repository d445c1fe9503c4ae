import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { Busboy } from '@fastify/busboy'

/** A file in a form, as its sender calls it; its content has to be read before the next one comes. */
export type FilePart = { name: string; content: Readable }

/** How a form may be made up; what is more is refused. */
const bounds = {
  fileSize: Number.POSITIVE_INFINITY,
  files: 50,
  fields: 20,
  fieldSize: 1024,
  headerPairs: 20,
  parts: 70,
}

/** The files of a multipart form that stand in one field, one after the other. */
export async function* filesIn(
  headers: IncomingHttpHeaders,
  body: Readable,
  field: string,
): AsyncGenerator<FilePart> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) refuse('uploadFormUnreadable')
  const parser = new Busboy({
    headers: { ...headers, 'content-type': type },
    limits: bounds,
    preservePath: false,
  })
  const found: FilePart[] = []
  let isOver = false
  let fault: unknown = null
  let wake = () => {}
  const changed = () => wake()
  const fail = (error: unknown) => {
    fault ??= error
    changed()
  }
  parser.on('file', (name: string, content: Readable, filename: string | undefined) => {
    // Heard for every part and to the end: an error nobody hears ends the process, and the parser tells some twice.
    content.on('error', fail)
    if (name !== field || filename === undefined) return void content.resume()
    // Read at our pace; a form that ends in the middle ends its file too.
    const passing = new PassThrough({ highWaterMark: 256 * 1024 })
    const breakOff = () => passing.destroy(unreadable())
    content.pipe(passing)
    content.on('error', breakOff)
    parser.on('error', breakOff)
    body.once('close', () => body.readableEnded || breakOff())
    found.push({ name: filename, content: passing })
    changed()
  })
  for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const)
    parser.once(limit, () => fail(new Error(limit)))
  parser.on('error', fail)
  parser.once('finish', () => {
    isOver = true
    changed()
  })
  body.once('error', fail)
  body.once('close', () => body.readableEnded || fail(new Error('the form ended early')))
  body.pipe(parser)

  for (;;) {
    const next = found.shift()
    if (next) yield next
    else if (fault) throw unreadable()
    else if (isOver) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

const unreadable = () => new Refusal({ allowed: false, reason: 'uploadFormUnreadable' })
