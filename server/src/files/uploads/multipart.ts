import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Refusal } from '@allmende/domain/verdict.ts'
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

/** How often it is looked whether a form that has ended still moves, in milliseconds. */
const lookEvery = 200

const formUnreadable = (field: string) =>
  new Refusal({ allowed: false, reason: 'uploadFormUnreadable', values: { field } })

function parserFor(headers: IncomingHttpHeaders, unreadable: () => Refusal) {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw unreadable()
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: bounds, preservePath: false })
  } catch {
    throw unreadable()
  }
}

/** Browsers write so what would end the name. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }
const withoutEscapes = (name: string) =>
  name.replace(/%(22|0D|0A)/gi, (escape) => escapes[escape.toUpperCase()] ?? escape)

/** The files of a multipart form that stand in one field, one after the other; `most`: bytes of the whole form. */
export async function* filesIn(
  headers: IncomingHttpHeaders,
  body: Readable,
  field: string,
  most: number,
): AsyncGenerator<FilePart> {
  const unreadable = () => formUnreadable(field)
  const parser = parserFor(headers, unreadable)
  const found: FilePart[] = []
  /** The files that have not ended, each with what the parser gives of it. */
  const begun = new Map<PassThrough, Readable>()
  let state = 'coming' as 'coming' | 'over' | 'broken'
  let wake = () => {}
  /** A form that breaks breaks its files too; what is whole already stays so. */
  const fail = () => {
    if (state === 'coming') state = 'broken'
    // Nothing more of it is read.
    body.unpipe(parser).pause()
    for (const file of begun.keys()) file.destroy(unreadable())
    wake()
  }
  parser.on('file', (name: string, content: Readable, filename: string | undefined) => {
    content.on('error', fail)
    if (name !== field || filename === undefined) return void content.resume()
    // Read at our pace.
    const file = new PassThrough({ highWaterMark: 256 * 1024 })
    begun.set(file, content)
    content.once('end', () => begun.delete(file))
    // It may break before its turn to be read comes; whoever reads it then hears of it.
    file.on('error', () => begun.delete(file))
    content.pipe(file)
    found.push({ name: withoutEscapes(filename), content: file })
    wake()
  })
  for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) parser.once(limit, fail)
  parser.on('error', fail)
  parser.once('finish', () => {
    if (state === 'coming') state = 'over'
    wake()
  })
  let size = 0
  body.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > most) fail()
  })
  body.on('error', fail)
  body.once('close', () => body.readableEnded || fail())
  body.pipe(parser)
  // The line may have been cut before anybody listened.
  if (body.destroyed) fail()

  // Of some broken forms the parser never says that they are over.
  const isStarved = () =>
    state === 'coming' &&
    body.readableEnded &&
    parser.writableLength === 0 &&
    [...begun].every((streams) => streams.every((stream) => stream.readableLength === 0))
  let looks = 0
  const looking = setInterval(() => {
    looks = isStarved() ? looks + 1 : 0
    if (looks > 2) fail()
  }, lookEvery)
  try {
    for (;;) {
      const next = found.shift()
      if (next) yield next
      else if (state === 'broken') throw unreadable()
      else if (state === 'over') return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearInterval(looking)
  }
}
