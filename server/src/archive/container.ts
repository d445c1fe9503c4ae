import { type Cipheriv, createCipheriv, hkdfSync } from 'node:crypto'
import { opened, sealed, sealOverhead } from '../files/sealing/aes-gcm.ts'
import { newFileKey, SealBroken } from '../files/sealing/envelope.ts'
import { newHeader } from '../files/sealing/header.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'

/**
 * What holds the files of one filing that nobody has opened: a head in the clear, and under a veil their sealed list,
 * the files as they lie in the storage, and zeros up to a power of two. So neither how many files there are nor how
 * large they are is told; and as every export has a veil of its own, not even by comparing two of them.
 */
export const containerFormat = 'allmende-behaelter-1'

/** The head is filled up with blanks. */
export const headLength = 1024
const smallest = 64 * 1024

/** A file in a container: `at` counts from the end of the list. */
export type Contained = { sealedFile: string; format: number; at: number; length: number }

/** The next power of two. */
export function containerSize(content: number): number {
  let size = smallest
  while (size < content) size *= 2
  return size
}

export const keyLength = 32
const lengthOfLength = 8

/** What stands before the files: `list` is still to be veiled. */
export type Lid = { key: Buffer; head: Buffer; list: Buffer }

export function newLid(keys: MasterKeys, id: string, files: readonly Contained[]): Lid {
  const key = newFileKey()
  const words = JSON.stringify({ format: containerFormat, id, wraps: newHeader(keys, id, key).wraps })
  if (Buffer.byteLength(words) >= headLength) throw new Error('the head of a container is too long')
  const head = Buffer.from(`${words.padEnd(headLength - 1)}\n`)
  const list = sealed(key, contextOf(id), [Buffer.from(JSON.stringify({ files }))])
  const length = Buffer.alloc(lengthOfLength)
  length.writeBigUInt64BE(BigInt(list.length))
  return { key, head, list: Buffer.concat([length, list]) }
}

/** A list opens in its own container only. */
const contextOf = (id: string): Buffer => Buffer.from(`${containerFormat} ${id}`)

const block = 16

/** AES-256-CTR from a byte behind the head on: the same every time, and noise to whoever has not the key. */
export function veilFrom(key: Buffer, from: number): Cipheriv {
  const counter = Buffer.alloc(block)
  counter.writeBigUInt64BE(BigInt(Math.floor(from / block)), block - 8)
  const veilKey = Buffer.from(hkdfSync('sha256', key, '', 'allmende veil 1', keyLength))
  const veil = createCipheriv('aes-256-ctr', veilKey, counter)
  veil.update(Buffer.alloc(from % block))
  return veil
}

/** `body`: what lay under the veil, from the end of the list on. */
export type OpenedContainer = { files: Contained[]; body: Buffer }

/** What a whole container holds, to whoever has the master key; the files in it are still sealed. */
export function openContainer(keys: MasterKeys, container: Buffer): OpenedContainer {
  const { id, wraps } = JSON.parse(container.toString('utf8', 0, headLength))
  const key = keys.unwrap(id, { format: 1, wraps })
  const unveiled = veilFrom(key, 0).update(container.subarray(headLength))
  const length = unveiled.readBigUInt64BE()
  const end = lengthOfLength + Number(length)
  if (length < sealOverhead || end > unveiled.length) throw new SealBroken(id, null)
  const list = opened(key, contextOf(id), unveiled.subarray(lengthOfLength, end))
  if (list === null) throw new SealBroken(id, null)
  return { ...JSON.parse(list.toString()), body: unveiled.subarray(end) }
}
