import { isProgram, typeOf } from '@allmende/domain/files/file-types.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { WholeFile } from '../files.tables.ts'
import { chunkSize, type Header, sealedChunkSize } from '../sealing/envelope.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'
import { readSealed } from '../sealing/sealed-reading.ts'
import { sealInto } from '../sealing/sealed-writing.ts'
import type { Storage } from '../storage.ts'
import type { RunningHashes } from './running-hashes.ts'

export type ReceivingParts = { storage: Storage; keys: MasterKeys; hashes: RunningHashes }

/** A file that is being sealed into the storage. */
export type IncomingFile = { fileKey: string; header: Header; name: string }

/** How far it has come: so many bytes in whole chunks, and what fills none yet. */
export type Reached = { chunked: number; tail: Buffer }
export const nothingYet: Reached = { chunked: 0, tail: Buffer.alloc(0) }
/** How many sealed bytes its whole chunks take. */
export const sealedBefore = ({ chunked }: Reached): number => (chunked / chunkSize) * sealedChunkSize
export const offsetOf = ({ chunked, tail }: Reached): number => chunked + tail.length

export type Bounds = {
  /** How long it will be, where its sender said so. */
  length: number | null
  largest: number
}

export type Stretch = {
  reached: Reached
  /** Set once all of it is there. */
  whole: (WholeFile & { size: number }) | null
  /** Why it ended before its end: the line was cut, or the storage is full. */
  failure: unknown
}

/** Takes in a stretch of a file and seals it on the way; whatever ends it, what has come stays. */
export async function receive(
  { storage, keys, hashes }: ReceivingParts,
  { fileKey, header, name }: IncomingFile,
  from: Reached,
  body: AsyncIterable<Buffer>,
  { length, largest }: Bounds,
): Promise<Stretch> {
  const file = { id: fileKey, key: keys.unwrap(fileKey, header) }
  const hash = await hashes.after(storage, file, from.chunked)
  const writing = await storage.write(fileKey, sealedBefore(from))
  const sealing = sealInto(writing, { fileKey: file.key, fileId: fileKey, offset: from.chunked, hash })
  let size = from.chunked
  const take = async (piece: Buffer) => {
    size += piece.length
    if (length !== null && size > length) refuse('uploadLongerThanSaid')
    if (size > largest) refuse('fileTooLarge', { values: { largest: saySize(largest) } })
    await sealing.write(piece)
  }

  let failure: unknown = null
  try {
    if (from.tail.length > 0) await take(from.tail)
    for await (const piece of body) await take(piece)
  } catch (error) {
    failure = error
  }
  if (failure === null && size > 0 && size === (length ?? size)) {
    await sealing.finish().finally(() => writing.end())
    await storage.finish(fileKey)
    hashes.forget(fileKey)
    const type = await typeIn(storage, { ...file, size }, name)
    const whole = { sha256: hash.digest('hex'), type, size }
    return { reached: { chunked: size, tail: nothingYet.tail }, whole, failure }
  }
  return { reached: await pause(), whole: null, failure }

  async function pause(): Promise<Reached> {
    await writing.end()
    const reached = { chunked: sealing.sealed(), tail: sealing.held() }
    hashes.keep(fileKey, reached.chunked, hash)
    return reached
  }
}

const looksAt = 4096

/** What its bytes say it is; programs are not taken. */
async function typeIn(
  storage: Storage,
  file: { id: string; key: Buffer; size: number },
  name: string,
): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of readSealed(storage, file, { from: 0, to: Math.min(looksAt, file.size) }))
    pieces.push(piece as Buffer)
  const first = Buffer.concat(pieces)
  if (isProgram(first, name)) refuse('fileTypeRefused', { values: { name } })
  return typeOf(first, name)
}
